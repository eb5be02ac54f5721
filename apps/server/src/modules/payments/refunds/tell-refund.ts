/** That refused money is on its way back, or has gone back. */
import { money, type Money } from '@carmine/money';
import { depositGivenBack, depositRefused, type DepositEvent } from '../../../platform/events/catalogue/payments.ts';
import type { Sql } from '../../../database/database.ts';
import { arrivedOf, type Deposit } from '../deposits/deposit.ts';
import type { PaymentsDeps } from '../deps.ts';
import { publishDeposit, type PublishDeps } from '../deposits/publish-deposit.ts';

/** What came, where that was another sum than asked for. */
const cameOf = (deposit: Deposit): Money => deposit.paid ?? money(deposit.currency, arrivedOf(deposit).amount);

const publish = (deps: PublishDeps, sql: Sql, deposit: Deposit, event: DepositEvent, reason: string | undefined) =>
  publishDeposit(deps, sql, deposit, { event, amount: cameOf(deposit), state: 'refunded', reason });

/** In the transaction that refused it; `reason`: the code that the player is told. */
export const tellRefused = (deps: PublishDeps, sql: Sql, deposit: Deposit, reason: string) =>
  publish(deps, sql, deposit, depositRefused, reason);

/** In the transaction in which it was back. */
export const tellGivenBack = (deps: PublishDeps, sql: Sql, deposit: Deposit) =>
  publish(deps, sql, deposit, depositGivenBack, undefined);

/** After the commit: the player's open pages look again. */
export const hintRefund = ({ live, ids }: Pick<PaymentsDeps, 'live' | 'ids'>, { id, playerId }: Deposit): void =>
  live.push({
    audience: { playerId },
    topic: 'payment',
    data: { id: ids.encode('dep', id), direction: 'deposit', status: 'refunded' },
  });
