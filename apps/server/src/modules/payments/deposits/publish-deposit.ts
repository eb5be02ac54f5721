/** Publishes deposit events to other modules. */
import { formatAmount, money, type Money } from '@carmine/money';
import { depositGivenBack, depositRefused, type DepositEvent } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { arrivedOf, type Deposit } from './deposit.ts';
import type { PaymentsDeps } from '../deps.ts';

export type PublishDeps = Pick<PaymentsDeps, 'outbox' | 'ids'>;

interface Publication {
  readonly event: DepositEvent;
  /** The requested or the received amount. */
  readonly amount: Money;
  readonly state: Deposit['state'];
  readonly reason: string | undefined;
  /** The part that settled a debt, and the debt created by a reversal. */
  readonly settled?: Money | undefined;
  readonly owed?: Money | undefined;
  /** Of a credit: the part that can be played with. */
  readonly cash?: Money | undefined;
  /** Public id of the case. */
  readonly dispute?: string;
  /** What was credited, where `amount` is a part of it. */
  readonly whole?: Money | undefined;
}

/** Null for an absent amount. */
const amountText = (amount: Money | undefined): string | null =>
  amount === undefined || amount.subunits === 0n ? null : formatAmount(amount);

/** Call in the transaction of the change. */
export const publishDeposit = (
  { outbox, ids }: PublishDeps,
  sql: Sql,
  { id, playerId, gateway }: Deposit,
  { event, amount, state, reason, settled, owed, cash, dispute, whole }: Publication,
) =>
  outbox.publish(sql, event, id.toString(), {
    ...{ playerId, depositId: id, deposit: ids.encode('dep', id), gateway, currency: amount.currency },
    ...{ amount: formatAmount(amount), state, reason: reason ?? null },
    ...{ settled: amountText(settled), owed: amountText(owed) },
    ...(cash === undefined ? {} : { cash: formatAmount(cash) }),
    ...(dispute === undefined ? {} : { dispute }),
    ...(whole === undefined ? {} : { whole: formatAmount(whole) }),
  });

/** The received amount if it differs from the requested one. */
const cameOf = (deposit: Deposit): Money => deposit.paid ?? money(deposit.currency, arrivedOf(deposit).amount);

const publishRefund = (
  deps: PublishDeps,
  sql: Sql,
  deposit: Deposit,
  event: DepositEvent,
  reason: string | undefined,
) => publishDeposit(deps, sql, deposit, { event, amount: cameOf(deposit), state: 'refunded', reason });

/** Call in the refusing transaction; `reason`: the code shown to the player. */
export const publishRefused = (deps: PublishDeps, sql: Sql, deposit: Deposit, reason: string) =>
  publishRefund(deps, sql, deposit, depositRefused, reason);

/** Call in the transaction that completes the refund. */
export const publishGivenBack = (deps: PublishDeps, sql: Sql, deposit: Deposit) =>
  publishRefund(deps, sql, deposit, depositGivenBack, undefined);
