/** Flags, notes and thresholds. Every view is audited. */
import * as contract from '@carmine/contract/back-office/risk';
import { formatAmount, money, parseAmount, parseCurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { FlagView, Sums } from '../../../modules/compliance/index.ts';
import type { DepositId } from '../../../modules/payments/index.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import { viewEntry, playerOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

const eur = (cents: bigint): string => formatAmount(money('EUR', cents));
const eurOf = ({ day, month, year }: Sums) => ({ day: eur(day), month: eur(month), year: eur(year) });

const centsOf = (amount: string): bigint => {
  const parsed = parseAmount('EUR', amount);
  if (!parsed.ok) throw new Error(`Not an amount: ${amount}`);
  return parsed.money.subunits;
};
const sumsOf = ({ day, month, year }: { day: string; month: string; year: string }): Sums => ({
  ...{ day: centsOf(day), month: centsOf(month), year: centsOf(year) },
});

const reversedOf = (
  { http: { ids } }: BackOfficeService,
  { deposit, currency, amount, owed }: FlagView['detail'],
): contract.RiskFlag['reversed'] => {
  const code = typeof currency === 'string' ? parseCurrencyCode(currency) : undefined;
  if (deposit === undefined || code === undefined) return null;
  const text = (subunits: FlagView['detail'][string] | undefined) => formatAmount(money(code, BigInt(subunits ?? 0)));
  return {
    ...{ deposit: ids.encode('dep', BigInt(deposit) as DepositId), currency: code },
    ...{ amount: text(amount), owed: text(owed) },
  };
};

const namedPlayer = async ({ http: { ids }, modules }: BackOfficeService, playerId: PlayerId) => {
  const profile = await modules.identity.profile(playerId);
  const name = profile === undefined ? '–' : `${profile.firstName} ${profile.lastName}`.trim();
  return { id: ids.encode('usr', playerId), name };
};

const shownFlag = async (
  service: BackOfficeService,
  view: FlagView,
  names: OperatorNames,
): Promise<contract.RiskFlag> => {
  const { ids } = service.http;
  const { detail } = view;
  return {
    id: ids.encode('rsk', view.id),
    player: await namedPlayer(service, view.playerId),
    kind: view.kind,
    holds: view.holds,
    raisedAt: view.raisedAt.toISOString(),
    raisedBy: view.raisedBy === undefined ? null : (names.get(view.raisedBy) ?? null),
    note: view.note ?? null,
    clearedAt: view.clearedAt?.toISOString() ?? null,
    clearedBy: view.clearedBy === undefined ? null : (names.get(view.clearedBy) ?? null),
    clearing: view.clearing ?? null,
    sum:
      detail['sumCents'] === undefined
        ? null
        : { amount: eur(BigInt(detail['sumCents'])), threshold: eur(BigInt(detail['thresholdCents'] ?? 0)) },
    match:
      detail['list'] === undefined
        ? null
        : {
            list: String(detail['list']),
            reference: String(detail['reference']),
            score: Number(detail['score']),
            born: String(detail['born'] ?? ''),
            names: [...view.names],
          },
    reversed: reversedOf(service, detail),
    sharedWith: view.sharedWith ?? null,
    other: detail['other'] === undefined ? null : ids.encode('usr', BigInt(detail['other']) as PlayerId),
  };
};

const registerFlags = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, risk } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listRiskFlags, async ({ query: { page, size, state }, operator }) => {
    const { items, total } = await risk.queue({ open: state === 'open', offset: page * size, size });
    const names = await operatorNames(service);
    const shown = await Promise.all(items.map((view) => shownFlag(service, view, names)));
    const players = [...new Set(shown.map(({ player }) => player.id))];
    await staff.record({ operatorId: operator.id, action: 'risk.list', details: { state, players } });
    return answer(200, { items: shown, page, size, total });
  });

  route(app, service, contract.readPlayerRisk, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(viewEntry(operator.id, 'risk.read', params.id));
    const { turnover, rules, flags, notes, shared } = await risk.ofPlayer(playerId);
    const names = await operatorNames(service);
    return answer(200, {
      turnover: { deposits: eurOf(turnover.deposits), cashOuts: eurOf(turnover.cashOuts) },
      thresholds: { deposits: eurOf(rules.deposits), cashOuts: eurOf(rules.cashOuts) },
      flags: await Promise.all(flags.map((view) => shownFlag(service, view, names))),
      shared: await Promise.all(
        shared.map(async ({ kind, count, others }) => ({
          ...{ kind: `same_${kind}` as const, count },
          players: await Promise.all(others.map((other) => namedPlayer(service, other))),
        })),
      ),
      notes: notes.map(({ by, at, text }) => ({ by: names.get(by) ?? '–', at: at.toISOString(), text: text ?? '–' })),
    });
  });

  route(app, service, contract.raiseRiskFlag, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await risk.raise(playerId, operator.id, body.reason);
    return answer(204);
  });

  route(app, service, contract.clearRiskFlag, async ({ params, body, operator }) => {
    const flagId = ids.decode('rsk', params.id);
    if (flagId === undefined) return refuse('flag_not_found');
    const cleared = await risk.clear(flagId, operator.id, body.reason);
    return cleared.ok ? answer(204) : refuse(cleared.reason);
  });

  route(app, service, contract.writeRiskNote, async ({ params, body, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    return (await risk.note(playerId, operator.id, body.text)) ? answer(204) : refuse('player_not_found');
  });
};

const registerRules = (app: FastifyInstance, service: BackOfficeService): void => {
  const { risk, approvals } = service.modules;

  const shownRules = async () => {
    const { deposits, cashOuts, nameScore } = await risk.rules();
    return { deposits: eurOf(deposits), cashOuts: eurOf(cashOuts), nameScore };
  };

  route(app, service, contract.readRiskRules, async () => answer(200, await shownRules()));

  route(app, service, contract.setRiskRules, async ({ body, operator }) => {
    const [deposits, cashOuts] = [sumsOf(body.deposits), sumsOf(body.cashOuts)];
    const wish = {
      kind: 'set_thresholds',
      ...{ depositsDay: deposits.day, depositsMonth: deposits.month, depositsYear: deposits.year },
      ...{ cashOutsDay: cashOuts.day, cashOutsMonth: cashOuts.month, cashOutsYear: cashOuts.year },
      nameScore: BigInt(body.nameScore),
    } as const;
    const asked = await approvals.ask({ wish, by: operator.id, reason: body.reason });
    return asked.ok ? answer(202, { waits: true }) : refuse(asked.reason);
  });
};

export const registerRisk = (app: FastifyInstance, service: BackOfficeService): void => {
  registerFlags(app, service);
  registerRules(app, service);
};
