/**
 * Gives back what came and was refused, through its gateway: an order under a reference of ours, then its own word on it. What
 * nobody can say yet is asked again under the same reference; only after a certain failure comes another order.
 */
import type { Deposit } from './deposit.ts';
import { readDeposit } from './deposit-store.ts';
import type { PaymentsDeps } from './deps.ts';
import type { DepositGateway, Payouts } from './ports.ts';
import { mostAttempts, pauseSeconds, type Refund } from './refund.ts';
import { askLater, claimRefunds, moveRefund } from './refund-store.ts';
import { hintRefund, tellGivenBack } from './tell-refund.ts';

const batch = 10;

interface Case {
  readonly refund: Refund;
  readonly deposit: Deposit;
  readonly gateway: DepositGateway;
  readonly payouts: Payouts;
}

const referenceOf = ({ ids }: PaymentsDeps, { depositId, attempt }: Refund): string =>
  `${ids.encode('dep', depositId)}_r${attempt}`;

const settle = async (deps: PaymentsDeps, { refund, deposit }: Case, reference?: string): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const move = { to: 'paid', ...(reference === undefined ? {} : { reference }) } as const;
    if (!(await moveRefund(sql, refund, move))) return false;
    await tellGivenBack(deps, sql, deposit);
    return true;
  });
  if (moved) hintRefund(deps, deposit);
};

/** The card holder may have taken it back meanwhile, or somebody at the gateway's own desk: then it must not go twice. */
const isBackAlready = async ({ deposit, gateway }: Case): Promise<boolean | 'unknown'> => {
  const { providerReference: reference } = deposit;
  const answer = reference === undefined ? undefined : await gateway.queryDeposit({ reference });
  if (answer?.ok !== true) return 'unknown';
  return answer.report.status === 'refunded' || answer.report.status === 'charged_back';
};

/** This order certainly pays nothing. */
const fail = async (deps: PaymentsDeps, one: Case): Promise<void> => {
  const { refund } = one;
  const back = await isBackAlready(one);
  if (back === 'unknown') return void (await askLater(deps.db, refund));
  if (back) return settle(deps, one);
  const { attempt } = refund;
  const depositId = refund.depositId.toString();
  deps.log.warn({ depositId, attempt }, 'a refund failed');
  const again = { to: 'waiting', attempt: attempt + 1, seconds: pauseSeconds(attempt) } as const;
  await moveRefund(deps.db, refund, attempt < mostAttempts ? again : { to: 'by_hand' });
  hintRefund(deps, one.deposit);
};

const order = async (deps: PaymentsDeps, one: Case): Promise<void> => {
  const { refund, deposit, payouts } = one;
  const { providerReference: depositReference } = deposit;
  if (refund.amount === undefined || depositReference === undefined) throw new Error('Nothing that a gateway can pay');
  const payoutRef = referenceOf(deps, refund);
  const placed = await payouts.place({ payoutRef, depositReference, amount: refund.amount });
  if (!placed.ok && placed.reason === 'refused') return fail(deps, one);
  if (!placed.ok) return void (await askLater(deps.db, refund));
  await moveRefund(deps.db, refund, { to: 'sent', reference: placed.reference });
  hintRefund(deps, deposit);
};

const follow = async (deps: PaymentsDeps, one: Case): Promise<void> => {
  const { refund, payouts } = one;
  const answer = await payouts.query(referenceOf(deps, refund));
  if (answer.ok && answer.status === 'paid') return settle(deps, one);
  if (answer.ok && answer.status === 'failed') return fail(deps, one);
  // It took the order and knows nothing of it now: the same one again cannot pay twice.
  if (!answer.ok && answer.reason === 'payout_unknown')
    return void (await moveRefund(deps.db, refund, { to: 'waiting' }));
  await askLater(deps.db, refund);
};

const sendOne = async (deps: PaymentsDeps, refund: Refund): Promise<void> => {
  const deposit = await readDeposit(deps.db, refund.depositId);
  const gateway = deps.gateways.find(({ code }) => code === deposit?.gateway);
  if (deposit === undefined || gateway?.payouts === undefined) return void (await askLater(deps.db, refund));
  const one = { refund, deposit, gateway, payouts: gateway.payouts };
  await (refund.state === 'waiting' ? order(deps, one) : follow(deps, one));
};

/** Worker. The number of those that were looked after. */
export const sendRefunds = (deps: PaymentsDeps) => async (): Promise<number> => {
  const refunds = await claimRefunds(deps.db, batch);
  await Promise.all(
    refunds.map(async (refund) => {
      try {
        await sendOne(deps, refund);
      } catch (error) {
        deps.log.error({ depositId: refund.depositId.toString(), err: error }, 'refund not looked after');
      }
    }),
  );
  return refunds.length;
};
