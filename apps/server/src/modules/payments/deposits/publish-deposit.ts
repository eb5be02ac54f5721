/** The events that tell other modules of a deposit. */
import { formatAmount, money, type Money } from '@carmine/money';
import { depositGivenBack, depositRefused, type DepositEvent } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { arrivedOf, type Deposit } from './deposit.ts';
import type { PaymentsDeps } from '../deps.ts';

export type PublishDeps = Pick<PaymentsDeps, 'outbox' | 'ids'>;

interface Publication {
  readonly event: DepositEvent;
  /** What it is about: what was asked for, or what came. */
  readonly amount: Money;
  readonly state: Deposit['state'];
  readonly reason: string | undefined;
  /** What of it went into what was owed, and what is owed from now on because it was taken back. */
  readonly settled?: Money | undefined;
  readonly owed?: Money | undefined;
}

/** Nothing is said of nothing. */
const amountText = (amount: Money | undefined): string | null =>
  amount === undefined || amount.subunits === 0n ? null : formatAmount(amount);

/** In the transaction of what it tells. */
export const publishDeposit = (
  { outbox, ids }: PublishDeps,
  sql: Sql,
  { id, playerId, gateway }: Deposit,
  { event, amount, state, reason, settled, owed }: Publication,
) =>
  outbox.publish(sql, event, id.toString(), {
    ...{ playerId, depositId: id, deposit: ids.encode('dep', id), gateway, currency: amount.currency },
    ...{ amount: formatAmount(amount), state, reason: reason ?? null },
    ...{ settled: amountText(settled), owed: amountText(owed) },
  });

/** What came, where that was another sum than asked for. */
const cameOf = (deposit: Deposit): Money => deposit.paid ?? money(deposit.currency, arrivedOf(deposit).amount);

const publishRefund = (
  deps: PublishDeps,
  sql: Sql,
  deposit: Deposit,
  event: DepositEvent,
  reason: string | undefined,
) => publishDeposit(deps, sql, deposit, { event, amount: cameOf(deposit), state: 'refunded', reason });

/** In the transaction that refused it; `reason`: the code that the player is told. */
export const publishRefused = (deps: PublishDeps, sql: Sql, deposit: Deposit, reason: string) =>
  publishRefund(deps, sql, deposit, depositRefused, reason);

/** In the transaction in which it was back. */
export const publishGivenBack = (deps: PublishDeps, sql: Sql, deposit: Deposit) =>
  publishRefund(deps, sql, deposit, depositGivenBack, undefined);
