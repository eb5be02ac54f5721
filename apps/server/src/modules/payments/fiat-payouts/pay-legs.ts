/**
 * Pays the legs of approved cash-outs in money. A leg is sent under a reference of our own, however often; only the gateway's
 * word on that reference books it. What a gateway certainly refuses is paid by a person instead: the player's money goes on.
 */
import { money } from '@carmine/money';
import type { CashOut } from '../cash-outs/cash-out.ts';
import { lockCashOut, readInState } from '../cash-outs/cash-out-store.ts';
import { readDeposit } from '../deposits/deposit-store.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { fiatMethod, legReference, manualMethod, type Leg } from './leg.ts';
import { insertLeg, letLegGo, moveLeg, readLegs } from './leg-store.ts';
import { reviewAgain } from '../cash-outs/return-to-review.ts';
import { moveCashOut, tellCashOut } from '../cash-outs/tell-cash-out.ts';

const referenceOf = ({ ids }: FiatDeps, { id }: CashOut, { leg }: Leg): string => legReference(ids, id, leg);

const gatewayOf = (deps: FiatDeps, { method }: Leg) => deps.gateways.find(({ code }) => code === method)?.payouts;

/** Certainly not paid: the same sum becomes a leg for a person. */
const failLeg = (deps: FiatDeps, { id }: CashOut, leg: Leg): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockCashOut(sql, id);
    const failed = await moveLeg(sql, { cashOutId: id, leg: leg.leg, from: leg.state }, { state: 'failed' });
    if (!failed) return;
    const last = (await readLegs(sql, [id])).get(id)?.at(-1)?.leg ?? leg.leg;
    await insertLeg(sql, id, last + 1, { method: manualMethod, depositId: undefined, amount: leg.amount });
  });

const settleLeg = (deps: FiatDeps, { id }: CashOut, leg: Leg): Promise<void> =>
  deps.db.transaction(async (sql) => {
    await lockCashOut(sql, id);
    if (!(await moveLeg(sql, { cashOutId: id, leg: leg.leg, from: leg.state }, { state: 'paid' }))) return;
    await deps.wallet.settleCashOut(sql, {
      ...{ paymentId: id, leg: leg.leg, provider: leg.method, amount: leg.amount, fee: 0n },
    });
  });

const sendLeg = async (deps: FiatDeps, cashOut: CashOut, leg: Leg): Promise<void> => {
  const payouts = gatewayOf(deps, leg);
  // It may have been told before: whether it pays is for a person to find out.
  if (payouts === undefined) return undefined;
  const deposit = leg.depositId === undefined ? undefined : await readDeposit(deps.db, leg.depositId);
  if (deposit?.providerReference === undefined) return failLeg(deps, cashOut, leg);
  if (!(await letLegGo(deps.db, cashOut.id, leg.leg))) return undefined;
  const placed = await payouts.place({
    payoutRef: referenceOf(deps, cashOut, leg),
    depositReference: deposit.providerReference,
    amount: money(cashOut.currency, leg.amount),
  });
  if (!placed.ok && placed.reason === 'refused') return failLeg(deps, cashOut, leg);
  // Unknown is not sent: the same order under the same reference is asked for again.
  if (!placed.ok) return undefined;
  const at = { cashOutId: cashOut.id, leg: leg.leg, from: 'waiting' } as const;
  await moveLeg(deps.db, at, { state: 'sent', reference: placed.reference });
  return undefined;
};

const followLeg = async (deps: FiatDeps, cashOut: CashOut, leg: Leg): Promise<void> => {
  const answer = await gatewayOf(deps, leg)?.query(referenceOf(deps, cashOut, leg));
  if (answer?.ok !== true || answer.status === 'pending') return;
  if (answer.status === 'paid') await settleLeg(deps, cashOut, leg);
  else await failLeg(deps, cashOut, leg);
};

const endWhenPaid = async (deps: FiatDeps, { id }: CashOut): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const cashOut = await lockCashOut(sql, id);
    const legs = (await readLegs(sql, [id])).get(id) ?? [];
    const over = legs.every(({ state }) => state === 'paid' || state === 'failed');
    if (cashOut?.state !== 'submitted' || !over) return undefined;
    return moveCashOut(deps, sql, cashOut, { to: 'paid' });
  });
  if (moved !== undefined) tellCashOut(deps, moved);
};

const advance = async (
  deps: FiatDeps,
  cashOut: CashOut,
  to: 'submitting' | 'submitted',
): Promise<CashOut | undefined> => {
  const moved = await deps.db.transaction(async (sql) => {
    const still = await lockCashOut(sql, cashOut.id);
    if (still?.state !== cashOut.state || (await deps.wallet.areCashOutsStopped(sql))) return undefined;
    const again = to === 'submitting' ? await reviewAgain(deps, sql, still) : undefined;
    if (again !== undefined) return again;
    return moveCashOut(deps, sql, still, { to });
  });
  if (moved !== undefined) tellCashOut(deps, moved);
  return moved;
};

const legsOf = async (deps: FiatDeps, { id }: CashOut): Promise<Leg[]> => (await readLegs(deps.db, [id])).get(id) ?? [];

/** From approved to what every gateway has been told to pay. */
const sendLegs = async (deps: FiatDeps): Promise<void> => {
  const of = { method: fiatMethod };
  for (const cashOut of await readInState(deps.db, 'approved', of)) await advance(deps, cashOut, 'submitting');
  for (const cashOut of await readInState(deps.db, 'submitting', of)) {
    const cards = (await legsOf(deps, cashOut)).filter(({ method }) => method !== manualMethod);
    for (const leg of cards) if (leg.state === 'waiting') await sendLeg(deps, cashOut, leg);
    const left = (await legsOf(deps, cashOut)).some(
      (leg) => leg.state === 'waiting' && gatewayOf(deps, leg) !== undefined,
    );
    if (!left) await advance(deps, cashOut, 'submitted');
  }
};

/** Worker: brings every cash-out in money as far as it can come now. While the books are broken nothing new leaves. */
export const payLegs = async (deps: FiatDeps): Promise<void> => {
  const mayLeave = (await deps.wallet.cashOutsStopped()) === undefined;
  if (mayLeave) await sendLegs(deps);
  for (const cashOut of await readInState(deps.db, 'submitted', { method: fiatMethod })) {
    for (const leg of await legsOf(deps, cashOut)) {
      if (leg.state === 'sent') await followLeg(deps, cashOut, leg);
      // Its gateway was gone when the others were sent, and is back.
      else if (mayLeave && leg.state === 'waiting' && leg.method !== manualMethod) await sendLeg(deps, cashOut, leg);
    }
    await endWhenPaid(deps, cashOut);
  }
};
