/** Turns the gateway's own word into our state, and into money, in one transaction. */
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
import type { RefundPort } from './ports.ts';
import { publishDeposit, publishGivenBack, publishRefused, type PublishDeps } from './publish-deposit.ts';
import { pushPaymentHint } from './push-payment-hint.ts';

export interface MoveDeps extends PublishDeps {
  readonly wallet: Pick<PaymentsDeps['wallet'], 'creditDeposit' | 'reverseDeposit' | 'releaseDeposit'>;
  readonly creditKey: Buffer;
}

/** What is given to whatever follows a gateway's word, or a person's about it. */
export interface ReportDeps extends Omit<PaymentsDeps, 'publicUrl'> {
  readonly refunds: RefundPort;
}

/** Money that has come is credited to everybody; who may not deposit now may only cash it out. */
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
  /** Of what was credited: what went into an old debt. Of what was taken back: what was no longer there. */
  readonly settled?: Money;
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
    const { settled } = await deps.wallet.creditDeposit(sql, credit);
    const credited = { depositId: paymentId, playerId, gateway: provider, currency, amount };
    await insertCreditMark(sql, paymentId, creditMark(deps.creditKey, credited));
    return { moneyMoved: true, settled: money(currency, settled) };
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
  { settled, owed }: Moved,
): Promise<void> => {
  // What never was in a wallet is not taken out of it.
  if (to === 'refunded' && deposit.state !== 'credited') {
    if (reason === givenBackByGateway) await publishGivenBack(deps, sql, deposit);
    else await publishRefused(deps, sql, deposit, reason ?? '');
    return;
  }
  const event = events[to];
  if (event === undefined) return;
  const amount = money(deposit.currency, arrivedOf(deposit).amount);
  await publishDeposit(deps, sql, deposit, { event, amount, state: to, reason, settled, owed });
};

/** Moves a deposit, with all that follows; the caller holds its row lock. */
export const carryOut = async (
  deps: MoveDeps,
  sql: Sql,
  deposit: Deposit,
  move: Move,
  account: 'locked' | 'within_limits',
  sums: Sums = {},
): Promise<{ moneyMoved: boolean }> => {
  if (!(await moveDeposit(sql, deposit, move, sums))) throw new Error(`Deposit ${deposit.id} moved under its lock`);
  const after = { ...deposit, creditedAmount: sums.creditedAmount ?? deposit.creditedAmount };
  const moved = await moveMoney(deps, sql, after, move.to, account);
  await publish(deps, sql, after, move, moved);
  return { moneyMoved: moved.moneyMoved };
};

/** The state the deposit is in afterwards. Any number of copies of one report, in any order, end the same. */
export const applyReport =
  (deps: ReportDeps) =>
  async (id: DepositId, report: PaymentReport): Promise<DepositState> => {
    const { db, ids } = deps;
    // Before the transaction: a second connection asked for inside it could wait for ever when all are in use.
    const account = await creditTo(deps, await readDeposit(db, id));
    const done = await db.transaction(async (sql) => {
      const deposit = await lockDeposit(sql, id);
      if (deposit.providerReference === undefined) await notePlaced(sql, id, report);
      const move = decide(deposit, report, {
        paymentRef: ids.encode('dep', id),
        playerRef: ids.encode('usr', deposit.playerId),
      });
      if (deposit.state === 'refunded') await deps.refunds.askNow(sql, id);
      if (move === undefined) return { deposit, state: deposit.state, moneyMoved: false };
      const differs = move.to === 'review' && report.paid !== undefined;
      const sums = differs ? { paid: report.paid } : {};
      const { moneyMoved } = await carryOut(deps, sql, deposit, move, account, sums);
      return { deposit, state: move.to, moneyMoved };
    });
    if (done.state !== done.deposit.state) pushPaymentHint(deps, done.deposit, done);
    return done.state;
  };
