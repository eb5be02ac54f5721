/**
 * Refunds refused deposits through their gateways: an order under our reference, then a query. An unknown result is retried under the
 * same reference; a new order is placed only after a certain failure.
 */
import { readDeposit } from '../deposits/index.ts';
import type { RefundDeps } from './deps.ts';
import { notificationUrl } from '../notification-url.ts';
import { refundTarget } from '../payers.ts';
import type { DepositGateway, Payouts } from '../ports.ts';
import { hearLate, isBackAlready, referenceOf, settle, type Case } from './hear-late-refund.ts';
import { mostAttempts, pauseSeconds, type Refund } from './refund.ts';
import { askLater, claimRefunds, moveRefund } from './refund-store.ts';
import { hintRefund } from './hint-refund.ts';

const batch = 10;

type Payable = Case & { readonly payouts: Payouts };

/** This order certainly paid nothing. */
const fail = async (deps: RefundDeps, one: Payable): Promise<void> => {
  const { refund } = one;
  const back = await isBackAlready(one);
  if (back === 'unknown') return void (await askLater(deps.db, refund));
  if (back) return void (await settle(deps, one));
  const { attempt } = refund;
  const depositId = refund.depositId.toString();
  deps.log.warn({ depositId, attempt }, 'refund failed');
  const again = { to: 'waiting', attempt: attempt + 1, seconds: pauseSeconds(attempt) } as const;
  await moveRefund(deps.db, refund, attempt < mostAttempts ? again : { to: 'by_hand' });
  hintRefund(deps, one.deposit);
};

const order = async (deps: RefundDeps, one: Payable): Promise<void> => {
  const { refund, deposit, gateway, payouts } = one;
  const { providerReference: depositReference } = deposit;
  if (refund.amount === undefined || depositReference === undefined)
    throw new Error('Refund without amount or deposit reference');
  const payoutRef = referenceOf(deps, refund, refund.attempt);
  const target = refundTarget(gateway);
  const placed = await payouts.place({
    ...{ payoutRef, target, depositReference, amount: refund.amount },
    notificationUrl: notificationUrl(deps, gateway),
  });
  if (!placed.ok && placed.reason === 'refused') return fail(deps, one);
  if (!placed.ok) return void (await askLater(deps.db, refund));
  await moveRefund(deps.db, refund, { to: 'sent', reference: placed.reference });
  hintRefund(deps, deposit);
};

const follow = async (deps: RefundDeps, one: Payable): Promise<void> => {
  const { refund, payouts } = one;
  const answer = await payouts.query(referenceOf(deps, refund, refund.attempt));
  if (answer.ok && answer.status === 'paid') return void (await settle(deps, one));
  if (answer.ok && answer.status === 'failed') return fail(deps, one);
  // It accepted the order and does not know it now: repeating it cannot pay twice.
  if (!answer.ok && answer.reason === 'payout_unknown')
    return void (await moveRefund(deps.db, refund, { to: 'waiting' }));
  await askLater(deps.db, refund);
};

const sendOne = async (deps: RefundDeps, gateway: DepositGateway, refund: Refund): Promise<void> => {
  const deposit = await readDeposit(deps.db, refund.depositId);
  if (deposit === undefined) return void (await askLater(deps.db, refund));
  const { state } = refund;
  // Left to an operator: no longer ordered, but its gateway's late reports still count.
  if (state !== 'waiting' && state !== 'sent') return void (await hearLate(deps, { refund, deposit, gateway }));
  if (gateway.payouts === undefined) return void (await askLater(deps.db, refund));
  const one = { refund, deposit, gateway, payouts: gateway.payouts };
  await (state === 'waiting' ? order(deps, one) : follow(deps, one));
};

/** Worker, per gateway. Returns the number of refunds processed. */
export const sendRefunds = (deps: RefundDeps, gateway: DepositGateway) => async (): Promise<number> => {
  const refunds = await claimRefunds(deps.db, gateway.code, batch);
  await Promise.all(
    refunds.map(async (refund) => {
      try {
        await sendOne(deps, gateway, refund);
      } catch (error) {
        deps.log.error({ depositId: refund.depositId.toString(), err: error }, 'refund not processed');
      }
    }),
  );
  return refunds.length;
};
