/** What needs two operators. Every word and every look is in the audit log, in the transaction of what it did. */
import * as contract from '@carmine/contract/back-office';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { Sql } from '../../../database/database.ts';
import type { Matter, MatterView } from '../../../modules/compliance/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import { playerOf, traceOf } from '../player-of.ts';
import type { BackOfficeService } from '../service.ts';

/** Of a write-off: how much of which debt. */
const debtOf = ({ currency, amount, writtenOff }: Partial<Matter>): contract.AccountMatter['debt'] | undefined => {
  if (currency === undefined || currency === null || amount === undefined || amount === null) return undefined;
  const text = (subunits: bigint) => formatAmount(money(currency, subunits));
  return { currency, amount: text(amount), writtenOff: writtenOff == null ? null : text(writtenOff) };
};

export const shownMatter =
  ({ floor: { ids } }: BackOfficeService) =>
  (view: MatterView, names: OperatorNames, reader: OperatorId): contract.AccountMatter => ({
    ...{ id: ids.encode('mat', view.id), kind: view.kind, state: view.state, dropped: view.dropped },
    askedBy: names.get(view.askedBy) ?? '–',
    own: view.askedBy === reader,
    askedAt: view.askedAt.toISOString(),
    endsAt: view.endsAt?.toISOString() ?? null,
    reason: view.reason ?? '–',
    agreedBy: view.agreedBy === null ? null : (names.get(view.agreedBy) ?? '–'),
    agreedAt: view.agreedAt?.toISOString() ?? null,
    agreement: view.agreement ?? null,
    dueAt: view.dueAt?.toISOString() ?? null,
    endedAt: view.endedAt?.toISOString() ?? null,
    debt: debtOf(view) ?? null,
  });

/** In the transaction of what it records. */
export const recordedMatter =
  ({ floor: { ids }, modules: { staff } }: BackOfficeService) =>
  (operatorId: OperatorId, action: string, reason: string) =>
  async (sql: Sql, matter: Pick<Matter, 'id' | 'playerId' | 'kind'> & Partial<Matter>) => {
    const { id, playerId, kind, askedBy } = matter;
    await staff.recordWithin(
      sql,
      traceOf(operatorId, action, ids.encode('usr', playerId), {
        ...{ matter: ids.encode('mat', id), kind, reason },
        ...(askedBy !== undefined && (await staff.isOneChain(askedBy, operatorId, sql)) ? { oneChain: true } : {}),
        ...debtOf(matter),
      }),
    );
  };

const registerOfPlayer = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, matters } = service.modules;
  const [shown, recorded] = [shownMatter(service), recordedMatter(service)];

  route(app, service, contract.readPlayerMatters, async ({ params, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    await staff.record(traceOf(operator.id, 'matter.read', params.id));
    const [items, possible] = await Promise.all([matters.ofPlayer(playerId), matters.possible(playerId)]);
    const names = await operatorNames(service);
    return answer(200, { items: items.map((view) => shown(view, names, operator.id)), possible });
  });

  route(app, service, contract.askMatter, async ({ params, body: { kind, reason }, operator }) => {
    const playerId = await playerOf(service, params.id);
    if (playerId === undefined) return refuse('player_not_found');
    const record = recorded(operator.id, 'matter.ask', reason);
    const asked = await matters.ask({ playerId, kind, by: operator.id, reason }, (sql, id) =>
      record(sql, { id, playerId, kind }),
    );
    return asked.ok ? answer(201, { id: service.floor.ids.encode('mat', asked.id) }) : refuse(asked.reason);
  });
};

const registerOpen = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, matters, identity } = service.modules;
  const { ids } = service.floor;
  const [shown, recorded] = [shownMatter(service), recordedMatter(service)];

  route(app, service, contract.listMatters, async ({ operator }) => {
    const [open, names] = await Promise.all([matters.open(), operatorNames(service)]);
    const items = await Promise.all(
      open.map(async (view) => {
        const profile = await identity.profile(view.playerId);
        const name = profile === undefined ? '–' : `${profile.firstName} ${profile.lastName}`.trim();
        return { ...shown(view, names, operator.id), player: { id: ids.encode('usr', view.playerId), name } };
      }),
    );
    await staff.record({
      ...{ operatorId: operator.id, action: 'matter.list' },
      details: { players: [...new Set(items.map(({ player }) => player.id))] },
    });
    return answer(200, items);
  });

  route(app, service, contract.agreeMatter, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('mat', params.id);
    if (id === undefined) return refuse('matter_not_found');
    const agreed = await matters.agree({ id, by: operator.id, reason }, recorded(operator.id, 'matter.agree', reason));
    return agreed.ok ? answer(200, { state: agreed.state }) : refuse(agreed.reason);
  });

  route(app, service, contract.dropMatter, async ({ params, body: { reason }, operator }) => {
    const id = ids.decode('mat', params.id);
    if (id === undefined) return refuse('matter_not_found');
    const dropped = await matters.drop({ id, by: operator.id }, recorded(operator.id, 'matter.drop', reason));
    return dropped.ok ? answer(204) : refuse(dropped.reason);
  });
};

export const registerMatters = (app: FastifyInstance, service: BackOfficeService): void => {
  registerOfPlayer(app, service);
  registerOpen(app, service);
};
