/** Withdrawals for operators. Views are audited before the response is sent. */
import {
  approveCashOut,
  listCashOuts,
  type OfficeCashOut,
  type OfficeCashOutView,
  payLegByHand,
  putLegBack,
  readCashOut,
  refuseCashOut,
  settleLateLeg,
  takeLeg,
} from '@carmine/contract/back-office/money/cash-outs';
import { countPayments } from '@carmine/contract/back-office/money/payments';
import { formatAmount, formatRate, money, type CurrencyCode } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import type { CashOutId, Decided, Desk } from '../../../modules/payments/index.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { maskEmail } from '../mask.ts';
import { createRulingAnswers, eur, factsAnswer, playersOf, stepAnswer } from './money-answers.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

type AtDesk = Awaited<ReturnType<Desk['cashOuts']>>['items'][number];
type View = NonNullable<Awaited<ReturnType<Desk['cashOut']>>>;

const shown = (
  { http: { ids } }: BackOfficeService,
  { cashOut, late, approved, needed, facts, hold }: AtDesk,
  player: OfficeCashOut['player'],
): OfficeCashOut => ({
  ...{ id: ids.encode('wdr', cashOut.id), player, method: cashOut.method, currency: cashOut.currency },
  amount: formatAmount(money(cashOut.currency, cashOut.amount)),
  fee: formatAmount(money(cashOut.currency, cashOut.fee)),
  amountEur: eur(cashOut.eurCents),
  address: cashOut.address,
  status: cashOut.state,
  reason: cashOut.reason ?? null,
  createdAt: cashOut.createdAt.toISOString(),
  updatedAt: cashOut.updatedAt.toISOString(),
  dueAt: cashOut.dueAt.toISOString(),
  ...{ late, approved, needed, facts: factsAnswer(facts) },
  hold: hold === undefined ? null : { reason: hold.reason, until: hold.until?.toISOString() ?? null },
});

const holderOf = async ({ modules: { identity } }: BackOfficeService, playerId: PlayerId) => {
  const [profile, accountStatus] = await Promise.all([identity.profile(playerId), identity.accountStatus(playerId)]);
  if (profile === undefined || accountStatus === undefined) throw new Error(`No player ${playerId}`);
  return {
    email: maskEmail(profile.email),
    country: profile.userDetails.country,
    status: accountStatus.status,
    since: accountStatus.createdAt.toISOString(),
    identity: profile.idVerification.status,
    bill: profile.billVerification.status,
  };
};

const legAnswer =
  (currency: CurrencyCode, names: OperatorNames) =>
  (leg: View['legs'][number]): OfficeCashOutView['legs'][number] => {
    const { method, state, reference, replaces, payable, stranded, takeable, calledOff, keptBy, takenAt, squaredAt } =
      leg;
    const nameOf = (id: OperatorId | undefined) => (id === undefined ? null : (names.get(id) ?? '–'));
    const shownAmount = (subunits: bigint) => formatAmount(money(currency, subunits));
    return {
      ...{ leg: leg.leg, method, status: state, reference: reference ?? null, payable, stranded },
      amount: shownAmount(leg.amount),
      ...{ replaces: replaces ?? null, takeable, calledOff, keptBy: keptBy ?? null },
      ...{ takenBy: nameOf(leg.takenBy), takenAt: takenAt?.toISOString() ?? null },
      paidLate:
        leg.paidLateAt === undefined
          ? null
          : {
              ...{ at: leg.paidLateAt.toISOString(), way: leg.lateWay ?? null, open: leg.lateOpen },
              owed: shownAmount(leg.lateOwed),
              ...{ settledBy: nameOf(leg.squaredBy), settledAt: squaredAt?.toISOString() ?? null },
            },
    };
  };

const shownView = async (service: BackOfficeService, view: View, self: OperatorId): Promise<OfficeCashOutView> => {
  const { ids } = service.http;
  const { cashOut, address, stopped } = view;
  const { playerId, currency, amount, fee } = cashOut;
  const player = await playersOf(service, [playerId]);
  const rulingAnswers = await createRulingAnswers(service, self);
  const own = address.depositAddressOf;
  return {
    ...shown(service, view, player(playerId)),
    net: formatAmount(money(currency, amount - fee)),
    eurRate: formatRate(cashOut.eurRate),
    holder: await holderOf(service, playerId),
    addressFacts: {
      paidBefore: address.paidBefore,
      alsoUsedBy: address.alsoUsedBy.map((id) => ids.encode('usr', id)),
      depositAddressOf: own === undefined ? null : ids.encode('usr', own),
    },
    steps: view.steps.map(stepAnswer),
    approvals: rulingAnswers(view.approvals),
    legs: view.legs.map(legAnswer(currency, await operatorNames(service))),
    transaction: view.transaction ?? null,
    stopped: stopped === undefined ? null : { reason: stopped.reason, since: stopped.since.toISOString() },
  };
};

type LegRefusal = Exclude<Awaited<ReturnType<Desk['payByHand']>> | Awaited<ReturnType<Desk['takeLeg']>>, { ok: true }>;

const refuseLeg = (refusal: LegRefusal) =>
  refuse(refusal.reason, refusal.reason === 'leg_kept' ? { keptBy: refusal.keptBy } : {});

const registerDecisions = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk } = service.modules;
  const { ids } = service.http;

  const decide = async (id: string, work: (id: CashOutId) => Promise<Decided>): Promise<Decided> => {
    const cashOutId = ids.decode('wdr', id);
    return cashOutId === undefined ? { ok: false, reason: 'cash_out_not_found' } : work(cashOutId);
  };

  route(app, service, approveCashOut, async ({ params, body: { reason }, operator }) => {
    const decided = await decide(params.id, (id) => desk.approve({ id, operatorId: operator.id, reason }));
    if (!decided.ok) return refuse(decided.reason);
    return answer(200, { status: decided.cashOut.state, more: decided.more });
  });

  route(app, service, payLegByHand, async ({ params, body: { reference, reason }, operator }) => {
    const id = ids.decode('wdr', params.id);
    if (id === undefined) return refuse('cash_out_not_found');
    const { leg } = params;
    const paid = await desk.payByHand({ id, leg, operatorId: operator.id, reference, reason });
    return paid.ok ? answer(200, { waits: paid.waits === true }) : refuseLeg(paid);
  });

  const words = [
    [takeLeg, desk.takeLeg],
    [putLegBack, desk.putLegBack],
    [settleLateLeg, desk.settleLateLeg],
  ] as const;
  for (const [endpoint, work] of words) {
    route(app, service, endpoint, async ({ params, body: { reason }, operator }) => {
      const id = ids.decode('wdr', params.id);
      if (id === undefined) return refuse('cash_out_not_found');
      const done = await work({ id, leg: params.leg, operatorId: operator.id, reason });
      return done.ok ? answer(204) : refuseLeg(done);
    });
  }

  route(app, service, refuseCashOut, async ({ params, body: { code, reason }, operator }) => {
    const decided = await decide(params.id, (id) => desk.reject({ id, operatorId: operator.id, code, reason }));
    return decided.ok ? answer(200, { status: decided.cashOut.state }) : refuse(decided.reason);
  });
};

export const registerCashOuts = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, desk, disputes } = service.modules;
  const { ids } = service.http;

  route(app, service, countPayments, async () => {
    const { waiting, late, twice, review, refunds } = await desk.counts();
    const { open } = await disputes.count();
    return answer(200, {
      cashOutsWaiting: waiting,
      cashOutsLate: late,
      cashOutsTwice: twice,
      deposits: review,
      refunds,
      disputes: open,
    });
  });

  route(app, service, listCashOuts, async ({ query: { queue, page, size }, operator }) => {
    const { items, total } = await desk.cashOuts(queue, { page, size });
    const player = await playersOf(
      service,
      items.map(({ cashOut }) => cashOut.playerId),
    );
    const listed = items.map((item) => shown(service, item, player(item.cashOut.playerId)));
    const players = [...new Set(listed.map((one) => one.player.id))];
    await staff.record({ operatorId: operator.id, action: 'cash_out.list', details: { queue, players } });
    return answer(200, { items: listed, page, size, total });
  });

  route(app, service, readCashOut, async ({ params, operator }) => {
    const id = ids.decode('wdr', params.id);
    const view = id === undefined ? undefined : await desk.cashOut(id);
    if (view === undefined) return refuse('cash_out_not_found');
    await staff.record({
      operatorId: operator.id,
      action: 'cash_out.read',
      subject: { kind: 'player', id: ids.encode('usr', view.cashOut.playerId) },
      details: { cashOut: params.id },
    });
    return answer(200, await shownView(service, view, operator.id));
  });

  registerDecisions(app, service);
};
