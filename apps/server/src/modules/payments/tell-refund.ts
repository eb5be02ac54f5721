/** That refused money is on its way back, or has gone back. */
import { formatAmount, money } from '@carmine/money';
import type { Sql } from '../../database/database.ts';
import { arrivedOf, type Deposit } from './deposit.ts';
import type { PaymentsDeps } from './deps.ts';

type Deps = Pick<PaymentsDeps, 'outbox' | 'ids' | 'live'>;

/** What came, where that was another sum than asked for. */
const cameOf = (deposit: Deposit): { currency: string; amount: string } => {
  const came = deposit.paid ?? money(deposit.currency, arrivedOf(deposit).amount);
  return { currency: came.currency, amount: formatAmount(came) };
};

const publish = ({ outbox, ids }: Deps, sql: Sql, deposit: Deposit, topic: string, reason: string | undefined) =>
  outbox.publish(sql, {
    topic,
    key: deposit.id.toString(),
    payload: {
      playerId: deposit.playerId.toString(),
      depositId: deposit.id.toString(),
      deposit: ids.encode('dep', deposit.id),
      gateway: deposit.gateway,
      ...cameOf(deposit),
      reason: reason ?? null,
    },
  });

/** In the transaction that refused it; `reason`: the code that the player is told. */
export const tellRefused = (deps: Deps, sql: Sql, deposit: Deposit, reason: string) =>
  publish(deps, sql, deposit, 'deposit.refused', reason);

/** In the transaction in which it was back. */
export const tellGivenBack = (deps: Deps, sql: Sql, deposit: Deposit) =>
  publish(deps, sql, deposit, 'deposit.given_back', undefined);

/** After the commit: the player's open pages look again. */
export const hintRefund = ({ live, ids }: Deps, { id, playerId }: Deposit): void =>
  live.push({
    audience: { playerId },
    topic: 'payment',
    data: { id: ids.encode('dep', id), direction: 'deposit', status: 'refunded' },
  });
