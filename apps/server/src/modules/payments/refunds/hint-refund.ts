/** After the commit: hints the player's open pages to refresh. */
import type { Deposit } from '../deposits/index.ts';
import type { PaymentsDeps } from '../deps.ts';

export const hintRefund = ({ live, ids }: Pick<PaymentsDeps, 'live' | 'ids'>, { id, playerId }: Deposit): void =>
  live.push({
    audience: { playerId },
    topic: 'payment',
    data: { id: ids.encode('dep', id), direction: 'deposit', status: 'refunded' },
  });
