/** Deposits for operators, mainly those in review. Views are audited before the response is sent. */
import * as contract from '@carmine/contract/back-office/money/deposits';
import { formatAmount, money } from '@carmine/money';
import type { FastifyInstance } from 'fastify';
import { wentTwice, type DepositId, type Desk, type Ruled } from '../../../modules/payments/index.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import { createRulingAnswers, eur, factsAnswer, playersOf, stepAnswer } from './money-answers.ts';
import { operatorNames, type OperatorNames } from '../operator-names.ts';
import type { BackOfficeService } from '../service.ts';

type AtDesk = Awaited<ReturnType<Desk['deposits']>>['items'][number];
type View = NonNullable<Awaited<ReturnType<Desk['deposit']>>>;

const nameIn = (names: OperatorNames, id: OperatorId | undefined): string | null =>
  id === undefined ? null : (names.get(id) ?? '–');

/** The operator who sends or sent it; null if its gateway does. */
const inHandOf = ({ state, takenBy, bookedBy }: NonNullable<AtDesk['returning']>): OperatorId | undefined =>
  state === 'taken' ? takenBy : bookedBy;

const shown = (
  { http: { ids } }: BackOfficeService,
  { deposit, facts, returning }: AtDesk,
  player: contract.OfficeDeposit['player'],
  names: OperatorNames,
): contract.OfficeDeposit => ({
  ...{ id: ids.encode('dep', deposit.id), player, method: deposit.gateway, currency: deposit.currency },
  amount: formatAmount(money(deposit.currency, deposit.amount)),
  amountEur: eur(deposit.eurCents),
  paid: deposit.paid === undefined ? null : { amount: formatAmount(deposit.paid), currency: deposit.paid.currency },
  status: deposit.state,
  reason: deposit.reason ?? null,
  returning: returning === undefined ? null : { status: returning.state, by: nameIn(names, inHandOf(returning)) },
  createdAt: deposit.createdAt.toISOString(),
  updatedAt: deposit.updatedAt.toISOString(),
  facts: factsAnswer(facts),
});

const refundAnswer = (refund: View['refund'], names: OperatorNames): contract.OfficeDepositView['refund'] => {
  if (refund === undefined) return null;
  const { amount, state, way, attempt, reference, updatedAt, stranded, takenAt, bookedBy, gatewayPaidAt } = refund;
  return {
    amount: amount === undefined ? null : formatAmount(amount),
    currency: amount?.currency ?? null,
    ...{ status: state, stranded, attempt, reference: reference ?? null, updatedAt: updatedAt.toISOString() },
    way: way ?? null,
    ...{ takenBy: nameIn(names, refund.takenBy), takenAt: takenAt?.toISOString() ?? null },
    ...{ bookedBy: nameIn(names, bookedBy), bookedAt: bookedBy === undefined ? null : updatedAt.toISOString() },
    ...{ settledBy: nameIn(names, refund.squaredBy), settledAt: refund.squaredAt?.toISOString() ?? null },
    ...{ gatewayPaidAt: gatewayPaidAt?.toISOString() ?? null, twice: wentTwice(refund) },
  };
};

const shownView = async (service: BackOfficeService, view: View, self: OperatorId) => {
  const { deposit, rulings } = view;
  const player = await playersOf(service, [deposit.playerId]);
  const [rulingAnswers, names] = await Promise.all([createRulingAnswers(service, self), operatorNames(service)]);
  return {
    ...shown(service, view, player(deposit.playerId), names),
    reference: deposit.providerReference ?? null,
    country: deposit.country,
    approved: rulings.filter(({ verdict }) => verdict === 'credit').length,
    needed: view.needed,
    creditable: deposit.state === 'review' && deposit.paid?.currency === deposit.currency,
    steps: view.steps.map(stepAnswer),
    rulings: rulingAnswers(rulings),
    refund: refundAnswer(view.refund, names),
  };
};

const registerRulings = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk } = service.modules;
  const { ids } = service.http;

  const rule = async (id: string, work: (id: DepositId) => Promise<Ruled>): Promise<Ruled> => {
    const depositId = ids.decode('dep', id);
    return depositId === undefined ? { ok: false, reason: 'deposit_not_found' } : work(depositId);
  };

  route(app, service, contract.creditDeposit, async ({ params, body: { reason }, operator }) => {
    const ruled = await rule(params.id, (id) => desk.creditDeposit({ id, operatorId: operator.id, reason }));
    return ruled.ok ? answer(200, { status: ruled.state, more: ruled.more }) : refuse(ruled.reason);
  });

  route(app, service, contract.refuseDeposit, async ({ params, body: { code, reason }, operator }) => {
    const ruled = await rule(params.id, (id) => desk.refuseDeposit({ id, operatorId: operator.id, code, reason }));
    return ruled.ok ? answer(200, { status: ruled.state }) : refuse(ruled.reason);
  });

  registerRefunds(app, service);
};

/** Refunds left to an operator. */
const registerRefunds = (app: FastifyInstance, service: BackOfficeService): void => {
  const { desk } = service.modules;
  const { ids } = service.http;
  const words = [
    [contract.takeRefund, desk.takeRefund],
    [contract.letRefundGo, desk.letRefundGo],
    [contract.settleTwice, desk.settleTwice],
  ] as const;
  for (const [endpoint, work] of words) {
    route(app, service, endpoint, async ({ params, body: { reason }, operator }) => {
      const id = ids.decode('dep', params.id);
      if (id === undefined) return refuse('deposit_not_found');
      const done = await work({ id, operatorId: operator.id, reason });
      return done.ok ? answer(204) : refuse(done.reason);
    });
  }

  route(app, service, contract.bookRefund, async ({ params, body: { reference, reason }, operator }) => {
    const id = ids.decode('dep', params.id);
    if (id === undefined) return refuse('deposit_not_found');
    const booked = await desk.bookRefund({ id, operatorId: operator.id, reference, reason });
    return booked.ok ? answer(204) : refuse(booked.reason);
  });
};

export const registerDeposits = (app: FastifyInstance, service: BackOfficeService): void => {
  const { staff, desk } = service.modules;
  const { ids } = service.http;

  route(app, service, contract.listDeposits, async ({ query: { queue, page, size }, operator }) => {
    const { items, total } = await desk.deposits(queue, { page, size });
    const player = await playersOf(
      service,
      items.map(({ deposit }) => deposit.playerId),
    );
    const names = await operatorNames(service);
    const listed = items.map((item) => shown(service, item, player(item.deposit.playerId), names));
    const players = [...new Set(listed.map((one) => one.player.id))];
    await staff.record({ operatorId: operator.id, action: 'deposit.list', details: { queue, players } });
    return answer(200, { items: listed, page, size, total });
  });

  route(app, service, contract.readDeposit, async ({ params, operator }) => {
    const id = ids.decode('dep', params.id);
    const view = id === undefined ? undefined : await desk.deposit(id);
    if (view === undefined) return refuse('deposit_not_found');
    await staff.record({
      operatorId: operator.id,
      action: 'deposit.read',
      subject: { kind: 'player', id: ids.encode('usr', view.deposit.playerId) },
      details: { deposit: params.id },
    });
    return answer(200, await shownView(service, view, operator.id));
  });

  registerRulings(app, service);
};
