/**
 * Pays the legs of approved fiat withdrawals. A leg is ordered under our reference, possibly repeatedly; it is booked only when the
 * gateway confirms that reference. If the gateway certainly refuses, an operator pays it instead. Each gateway has its own jobs, so
 * that an unresponsive one only delays its own legs.
 */
import { money } from '@carmine/money';
import {
  type CashOut,
  type CashOutId,
  lockCashOut,
  transitionCashOut,
  transitionFrom,
  readCashOut,
  readInState,
  renewDue,
  reviewAgain,
} from '../cash-outs/index.ts';
import { readDeposit } from '../deposits/index.ts';
import { notificationUrl } from '../notification-url.ts';
import { payersOf } from '../payers.ts';
import type { DepositorTarget, Payouts } from '../ports.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { fiatMethod, isOnItsWay, isToBeOrdered, legReference, manualMethod, type Leg, type LegAt } from './leg.ts';
import {
  beginOrder,
  endOrder,
  insertLeg,
  letLegGo,
  moveLeg,
  readLegs,
  readLegsAt,
  readOver,
  readWithoutOrder,
} from './leg-store.ts';

/** A gateway that pays out. */
export interface Payer {
  readonly code: string;
  readonly path: string;
  readonly payouts: Payouts;
}

const referenceOf = ({ ids }: FiatDeps, { id }: CashOut, { leg }: Leg): string => legReference(ids, id, leg);

const legsOf = async (deps: FiatDeps, id: CashOutId, sql = deps.db): Promise<Leg[]> =>
  (await readLegs(sql, [id])).get(id) ?? [];

/** Certainly not paid: the amount becomes a leg for an operator. */
const failLeg = (deps: FiatDeps, { id }: CashOut, leg: Leg): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockCashOut(sql, id);
    const failed = await moveLeg(sql, { cashOutId: id, leg: leg.leg, from: leg.state }, { state: 'failed' });
    if (!failed) return;
    const last = (await readLegs(sql, [id])).get(id)?.at(-1)?.leg ?? leg.leg;
    await insertLeg(sql, id, last + 1, {
      ...{ method: manualMethod, target: 'bank', depositId: undefined, amount: leg.amount, fee: leg.fee },
    });
  });

const settleLeg = (deps: FiatDeps, { id }: CashOut, leg: Leg): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockCashOut(sql, id);
    if (!(await moveLeg(sql, { cashOutId: id, leg: leg.leg, from: leg.state }, { state: 'paid' }))) return;
    await deps.wallet.settleCashOut(sql, {
      ...{ paymentId: id, leg: leg.leg, provider: leg.method, amount: leg.amount, fee: leg.fee },
    });
  });

interface Order {
  readonly leg: Leg;
  readonly target: DepositorTarget;
  /** The gateway's reference. */
  readonly deposit: string;
}

const orderLeg = async (deps: FiatDeps, { path, payouts }: Payer, cashOut: CashOut, order: Order): Promise<void> => {
  const { id } = cashOut;
  const { leg, target, deposit: depositReference } = order;
  const placed = await payouts.place({
    ...{ payoutRef: referenceOf(deps, cashOut, leg), target, depositReference },
    amount: money(cashOut.currency, leg.amount),
    notificationUrl: notificationUrl(deps, { path }),
  });
  if (!placed.ok && placed.reason === 'refused') return failLeg(deps, cashOut, leg);
  // Unknown is not sent: the same order under the same reference is repeated.
  if (!placed.ok) return undefined;
  const at = { cashOutId: id, leg: leg.leg, from: 'waiting' } as const;
  await moveLeg(deps.db, at, { state: 'sent', reference: placed.reference });
  // If its other legs were ordered before, from now on it only waits for banks.
  const payers = payersOf(deps.gateways);
  if (!(await legsOf(deps, id)).some((one) => isToBeOrdered(one, payers))) await renewDue(deps.db, cashOut);
  return undefined;
};

const sendLeg = async (deps: FiatDeps, payer: Payer, cashOut: CashOut, leg: Leg): Promise<void> => {
  const { id } = cashOut;
  const deposit = leg.depositId === undefined ? undefined : await readDeposit(deps.db, leg.depositId);
  const { target } = leg;
  if (deposit?.providerReference === undefined || target === 'bank') return failLeg(deps, cashOut, leg);
  if (!(await beginOrder(deps.db, id, leg.leg))) return undefined;
  try {
    if (await letLegGo(deps.db, id, leg.leg))
      await orderLeg(deps, payer, cashOut, { leg, target, deposit: deposit.providerReference });
  } finally {
    await endOrder(deps.db, id, leg.leg);
  }
  return undefined;
};

const followLeg = async (deps: FiatDeps, payouts: Payouts, cashOut: CashOut, leg: Leg): Promise<void> => {
  const answer = await payouts.query(referenceOf(deps, cashOut, leg));
  if (!answer.ok || answer.status === 'pending') return;
  if (answer.status === 'paid') await settleLeg(deps, cashOut, leg);
  else await failLeg(deps, cashOut, leg);
};

/** Starts approved withdrawals if nothing came up since the approval. */
const startApproved = async (deps: FiatDeps): Promise<void> => {
  for (const { id } of await readInState(deps.db, 'approved', { method: fiatMethod }))
    await transitionFrom(deps, id, 'approved', async (sql, cashOut) => {
      if (await deps.wallet.areCashOutsStopped(sql)) return undefined;
      return (await reviewAgain(deps, sql, cashOut)) ?? transitionCashOut(deps, sql, cashOut, { to: 'submitting' });
    });
};

/** Marks it in progress with its first ordered leg; the due time is kept while another gateway does not answer. */
const goOn = (deps: FiatDeps, id: CashOutId): Promise<void> =>
  transitionFrom(deps, id, 'submitting', async (sql, cashOut) => {
    const payers = payersOf(deps.gateways);
    const legs = (await readLegs(sql, [id])).get(id) ?? [];
    if (!isOnItsWay(legs, payers) || (await deps.wallet.areCashOutsStopped(sql))) return undefined;
    const waits = legs.some((leg) => isToBeOrdered(leg, payers));
    return transitionCashOut(deps, sql, cashOut, { to: 'submitted', ...(waits ? { dueAt: cashOut.dueAt } : {}) });
  });

const endWhenPaid = (deps: FiatDeps, id: CashOutId): Promise<void> =>
  transitionFrom(deps, id, 'submitted', async (sql, cashOut) => {
    const legs = (await readLegs(sql, [id])).get(id) ?? [];
    const over = legs.every(({ state }) => state === 'paid' || state === 'failed');
    return over ? transitionCashOut(deps, sql, cashOut, { to: 'paid' }) : undefined;
  });

/** Worker: everything that needs no gateway's answer. Starts nothing new while the ledger check fails. */
export const advanceFiat = async (deps: FiatDeps): Promise<void> => {
  if ((await deps.wallet.cashOutsStopped()) === undefined) {
    await startApproved(deps);
    for (const id of await readWithoutOrder(deps.db, payersOf(deps.gateways))) await goOn(deps, id);
  }
  for (const id of await readOver(deps.db)) await endWhenPaid(deps, id);
};

const payLeg = async (deps: FiatDeps, payer: Payer, at: LegAt, mayLeave: boolean): Promise<void> => {
  const cashOut = await readCashOut(deps.db, at.cashOutId);
  const leg = (await legsOf(deps, at.cashOutId)).find((one) => one.leg === at.leg);
  if (cashOut === undefined || leg === undefined) return;
  if (leg.state === 'waiting' && mayLeave) await sendLeg(deps, payer, cashOut, leg);
  if (cashOut.state === 'submitting') return goOn(deps, cashOut.id);
  if (leg.state === 'sent') await followLeg(deps, payer.payouts, cashOut, leg);
  return endWhenPaid(deps, cashOut.id);
};

const batch = 50;
const first: LegAt = { cashOutId: 0n as CashOutId, leg: 0 };

/** Worker, per gateway: orders legs and queries ordered ones, in rotation. */
export const payLegsAt = (deps: FiatDeps, payer: Payer): (() => Promise<void>) => {
  let after = first;
  return async () => {
    const mayLeave = (await deps.wallet.cashOutsStopped()) === undefined;
    if (mayLeave) await startApproved(deps);
    const legs = await readLegsAt(deps.db, payer.code, after, batch);
    after = legs.length < batch ? first : (legs.at(-1) ?? first);
    for (const at of legs) {
      try {
        await payLeg(deps, payer, at, mayLeave);
      } catch (error) {
        deps.log.error({ cashOutId: at.cashOutId.toString(), leg: at.leg, err: error }, 'leg not processed');
      }
    }
  };
};
