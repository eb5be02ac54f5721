/** For everything no notification tells: asks gateways about open deposits with growing pauses, ends what is over. */
import { carryOut, type ReportDeps } from './apply-report.ts';
import { confirmDeposit, confirmLater } from './confirm-deposit.ts';
import { isPayable, type Deposit, type Move } from './deposit.ts';
import { claimDepositsToAsk, lockDeposit, scheduleQuery, secondsUntilExpiry } from './deposit-store.ts';
import { depositsWithOldEvents } from './inbox-store.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

/** Pauses between questions while a deposit is open, then hourly; a closed one may still be paid late for three days. */
const pausesSeconds = [60, 120, 300, 900];
const laterSeconds = 3_600;
const lastQuestion = 72 + pausesSeconds.length;
/** Long enough for the gateway's own last word on a payment that ran out. */
const graceSeconds = 60;
const batch = 10;
/** A job takes seconds; an event older than this has lost its job. */
const lostAfterSeconds = 120;

const nextPause = (deposit: Deposit): number | undefined => {
  const over = deposit.state === 'refunded' || deposit.state === 'charged_back' || deposit.state === 'credited';
  if (over || (!isPayable(deposit.state) && deposit.queries >= lastQuestion)) return undefined;
  return pausesSeconds[deposit.queries] ?? laterSeconds;
};

/** What time decides when the gateway has nothing to say. */
const overdue = (deposit: Deposit, known: boolean, secondsLeft: number): Move | undefined => {
  if (!isPayable(deposit.state)) return undefined;
  // It may hear of an order from the player's browser first: until that has come there is nothing to know.
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
  // Only the gateway's own silence about a payment it answered for ends it: while it is down, money may be on its way.
  const answered = confirmed.ok || confirmed.reason === 'payment_unknown';
  if (answered) await endOverdue(deps, deposit.id, known);
  const state = confirmed.ok ? confirmed.state : deposit.state;
  await scheduleQuery(deps.db, deposit.id, nextPause({ ...deposit, state }));
};

/** Worker: notifications that were kept and whose job was lost. */
export const confirmForgotten = (deps: Pick<ReportDeps, 'db' | 'jobs'>) => async (): Promise<void> => {
  for (const deposit of await depositsWithOldEvents(deps.db, lostAfterSeconds))
    await confirmLater(deps.jobs, deps.db, deposit);
};

/** Worker, at one gateway. The number of deposits asked about. */
export const reconcileDeposits =
  (deps: ReportDeps, { code }: { readonly code: string }) =>
  async (): Promise<number> => {
    const deposits = await claimDepositsToAsk(deps.db, code, batch);
    await Promise.all(
      deposits.map(async (deposit) => {
        try {
          await askOne(deps, deposit);
        } catch (error) {
          deps.log.error({ depositId: deposit.id.toString(), err: error }, 'deposit not reconciled');
        }
      }),
    );
    return deposits.length;
  };
