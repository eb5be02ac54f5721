/** Applies a gateway's report: deposit state and money in one transaction. */
import { money, type Money } from '@carmine/money';

import {
  depositCredited,
  depositFailed,
  depositInReview,
  depositReversed,
  type DepositEvent,
} from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { creditMark, insertCreditMark } from '../audit/index.ts';
import {
  arrivedOf,
  decide,
  givenBackByGateway,
  isOpen,
  partyOf,
  type Deposit,
  type DepositId,
  type DepositState,
  type Move,
} from './deposit.ts';
import { lockDeposit, moveDeposit, notePlaced, readDeposit, type Sums } from './deposit-store.ts';
import type { PaymentsDeps } from '../deps.ts';
import type { PaymentReport } from '../ports.ts';
import type { DisputePort, RefundPort } from './ports.ts';
import { publishDeposit, publishGivenBack, publishRefused, type PublishDeps } from './publish-deposit.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

export interface MoveDeps extends PublishDeps {
  readonly wallet: Pick<PaymentsDeps['wallet'], 'creditDeposit' | 'reverseDeposit' | 'releaseDeposit'>;
  readonly creditKey: Buffer;
}

/** Dependencies of whatever applies a gateway's report or an operator's decision. */
export interface ReportDeps extends Omit<PaymentsDeps, 'publicUrl'> {
  readonly refunds: RefundPort;
  readonly disputes: DisputePort;
}

/** Received money is always credited; if the player may not deposit now, it can only be withdrawn. */
export const creditTo = async (
  { compliance }: Pick<PaymentsDeps, 'compliance'>,
  deposit: Deposit | undefined,
): Promise<'locked' | 'within_limits'> => {
  if (deposit === undefined) return 'within_limits';
  const permission = await compliance.mayDeposit({ playerId: deposit.playerId, addressCountry: deposit.country });
  return permission.ok ? 'within_limits' : 'locked';
};

interface Moved {
  readonly moneyMoved: boolean;
  /** On a credit: what settled an old debt. On a reversal: what was no longer in the wallet. */
  readonly settled?: Money;
  /** On a credit: what can be played with. */
  readonly cash?: Money;
  readonly owed?: Money;
}

const moveMoney = async (
  deps: MoveDeps,
  sql: Sql,
  deposit: Deposit,
  to: DepositState,
  account: 'locked' | 'within_limits',
): Promise<Moved> => {
  const { playerId, currency, id: paymentId, gateway: provider, eurRate } = deposit;
  const { amount } = arrivedOf(deposit);
  const partyKind = partyOf(deposit);
  if (to === 'credited') {
    const credit = { playerId, paymentId, provider, partyKind, currency, amount, to: account, eurRate };
    const { settled, cash } = await deps.wallet.creditDeposit(sql, credit);
    const credited = { depositId: paymentId, playerId, gateway: provider, currency, amount };
    await insertCreditMark(sql, paymentId, creditMark(deps.creditKey, credited));
    return { moneyMoved: true, settled: money(currency, settled), cash: money(currency, cash) };
  }
  if (deposit.state === 'credited') {
    const reversal = { playerId, paymentId, provider, partyKind, currency, amount };
    const { receivable } = await deps.wallet.reverseDeposit(sql, reversal);
    return { moneyMoved: true, owed: money(currency, receivable) };
  }
  if (!isOpen(to) && isOpen(deposit.state)) await deps.wallet.releaseDeposit(sql, paymentId);
  return { moneyMoved: false };
};

const events: Partial<Record<DepositState, DepositEvent>> = {
  credited: depositCredited,
  failed: depositFailed,
  expired: depositFailed,
  cancelled: depositFailed,
  review: depositInReview,
  refunded: depositReversed,
  charged_back: depositReversed,
};

const publish = async (
  deps: MoveDeps,
  sql: Sql,
  deposit: Deposit,
  { to, reason }: Move,
  { settled, owed, cash }: Moved,
): Promise<void> => {
  // Money that was never in a wallet is not taken from one.
  if (to === 'refunded' && deposit.state !== 'credited') {
    if (reason === givenBackByGateway) await publishGivenBack(deps, sql, deposit);
    else await publishRefused(deps, sql, deposit, reason ?? '');
    return;
  }
  const event = events[to];
  if (event === undefined) return;
  const amount = money(deposit.currency, arrivedOf(deposit).amount);
  await publishDeposit(deps, sql, deposit, { event, amount, state: to, reason, settled, owed, cash });
};

/** Transitions a deposit with all consequences; the caller holds its row lock. */
export const carryOut = async (
  deps: MoveDeps,
  sql: Sql,
  deposit: Deposit,
  move: Move,
  account: 'locked' | 'within_limits',
  sums: Sums = {},
): Promise<{ moneyMoved: boolean }> => {
  if (!(await moveDeposit(sql, deposit, move, sums))) throw new Error(`Deposit ${deposit.id} changed despite its lock`);
  const after = { ...deposit, creditedAmount: sums.creditedAmount ?? deposit.creditedAmount };
  const moved = await moveMoney(deps, sql, after, move.to, account);
  await publish(deps, sql, after, move, moved);
  return { moneyMoved: moved.moneyMoved };
};

/** The transition that is carried out here: what is a case, or the rest beside a case, is the cases' affair. */
const ownMove = async (
  { disputes }: ReportDeps,
  sql: Sql,
  deposit: Deposit,
  report: PaymentReport,
  move: Move | undefined,
): Promise<Move | undefined> => {
  if (move?.to === 'charged_back' && report.disputes !== undefined && report.disputes.length > 0) return undefined;
  const goesBack = move?.to === 'charged_back' || move?.to === 'refunded';
  return goesBack && deposit.state === 'credited' && (await disputes.isDisputed(sql, deposit)) ? undefined : move;
};

/** Returns the resulting state. Repeated and reordered reports lead to the same result. */
export const applyReport =
  (deps: ReportDeps) =>
  async (id: DepositId, report: PaymentReport): Promise<DepositState> => {
    const { db, ids } = deps;
    // Read before the transaction: acquiring a second connection inside it could deadlock when the pool is exhausted.
    const account = await creditTo(deps, await readDeposit(db, id));
    const done = await db.transaction(async (sql) => {
      const deposit = await lockDeposit(sql, id);
      if (deposit.providerReference === undefined) await notePlaced(sql, id, report);
      const decided = decide(deposit, report, {
        paymentRef: ids.encode('dep', id),
        playerRef: ids.encode('usr', deposit.playerId),
      });
      if (deposit.state === 'refunded') await deps.refunds.askNow(sql, id);
      const move = await ownMove(deps, sql, deposit, report, decided);
      let moneyMoved = false;
      if (move !== undefined) {
        const differs = move.to === 'review' && report.paid !== undefined;
        const sums = differs ? { paid: report.paid } : {};
        ({ moneyMoved } = await carryOut(deps, sql, deposit, move, account, sums));
      }
      const now = { ...deposit, state: move?.to ?? deposit.state };
      const heard = await deps.disputes.hear(sql, now, report, account);
      return { deposit, state: heard.state, moneyMoved: moneyMoved || heard.moneyMoved };
    });
    if (done.state !== done.deposit.state || done.moneyMoved) pushPaymentHint(deps, done.deposit, done);
    return done.state;
  };
