/** Covers for missing notifications: queries gateways about open deposits at growing intervals, and expires old ones. */
import { carryOut, type ReportDeps } from './apply-report.ts';
import { confirmDeposit, confirmLater } from './confirm-deposit.ts';
import { isPayable, type Deposit, type Move } from './deposit.ts';
import { claimDepositsToAsk, lockDeposit, scheduleQuery, secondsUntilExpiry } from './deposit-store.ts';
import { depositsWithOldEvents } from './inbox-store.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

/** Intervals while a deposit is open, then hourly; a closed one may still be paid late for three days. */
const pausesSeconds = [60, 120, 300, 900];
const laterSeconds = 3_600;
const lastQuestion = 72 + pausesSeconds.length;
/** Lets the gateway report the final state of a payment that expired. */
const graceSeconds = 60;
const batch = 10;
/** A job takes seconds; an event older than this has lost its job. */
const lostAfterSeconds = 120;

const nextPause = (deposit: Deposit): number | undefined => {
  const over = deposit.state === 'refunded' || deposit.state === 'charged_back' || deposit.state === 'credited';
  if (over || (!isPayable(deposit.state) && deposit.queries >= lastQuestion)) return undefined;
  return pausesSeconds[deposit.queries] ?? laterSeconds;
};

/** What happens at expiry if the gateway has no news. */
const overdue = (deposit: Deposit, known: boolean, secondsLeft: number): Move | undefined => {
  if (!isPayable(deposit.state)) return undefined;
  // The player's browser may announce the order first: until then the gateway knows nothing.
  const mayStillHear = deposit.state === 'pending' && deposit.providerReference === undefined;
  if (!known && !mayStillHear) return { to: 'failed', reason: 'never_reached_gateway' };
  return secondsLeft < -graceSeconds ? { to: 'expired', reason: 'not_paid_in_time' } : undefined;
};

const endOverdue = async (deps: ReportDeps, id: Deposit['id'], known: boolean): Promise<void> => {
  const moved = await deps.db.transaction(async (sql) => {
    const deposit = await lockDeposit(sql, id);
    const move = overdue(deposit, known, await secondsUntilExpiry(sql, id));
    if (move === undefined) return undefined;
    await carryOut(deps, sql, deposit, move, 'within_limits');
    return { deposit, state: move.to };
  });
  if (moved !== undefined) pushPaymentHint(deps, moved.deposit, { state: moved.state, moneyMoved: false });
};

const askOne = async (deps: ReportDeps, deposit: Deposit): Promise<void> => {
  const confirmed = await confirmDeposit(deps)(deposit);
  const known = confirmed.ok || confirmed.reason !== 'payment_unknown';
  // Expires only after the gateway has answered: during an outage, money may be on its way.
  const answered = confirmed.ok || confirmed.reason === 'payment_unknown';
  if (answered) await endOverdue(deps, deposit.id, known);
  const state = confirmed.ok ? confirmed.state : deposit.state;
  await scheduleQuery(deps.db, deposit.id, nextPause({ ...deposit, state }));
};

/** Worker: notifications that were stored and whose job was lost. */
export const confirmForgotten = (deps: Pick<ReportDeps, 'db' | 'jobs'>) => async (): Promise<void> => {
  for (const deposit of await depositsWithOldEvents(deps.db, lostAfterSeconds))
    await confirmLater(deps.jobs, deps.db, deposit);
};

/** Worker, per gateway. Returns the number of deposits queried. */
export const queryDeposits =
  (deps: ReportDeps, { code }: { readonly code: string }) =>
  async (): Promise<number> => {
    const deposits = await claimDepositsToAsk(deps.db, code, batch);
    await Promise.all(
      deposits.map(async (deposit) => {
        try {
          await askOne(deps, deposit);
        } catch (error) {
          deps.log.error({ depositId: deposit.id.toString(), err: error }, 'no status of a deposit');
        }
      }),
    );
    return deposits.length;
  };
