/** Hints to the player's open pages, after the commit. A lost hint only delays a refresh. */
import { hintBalance } from '../../wallet/index.ts';
import type { Deposit, DepositState } from './deposit.ts';
import type { PaymentsDeps } from '../deps.ts';

export interface HintDeps extends Pick<PaymentsDeps, 'live' | 'ids' | 'log' | 'stats'> {
  readonly wallet: Pick<PaymentsDeps['wallet'], 'wallets'>;
}

/** Fire and forget. */
export const pushPaymentHint = (
  { live, wallet, ids, log, stats }: HintDeps,
  { id, playerId, currency, gateway }: Deposit,
  change: { state: DepositState; moneyMoved: boolean },
): void => {
  stats?.moved(gateway, change.state);
  log.info({ depositId: id.toString(), gateway, to: change.state }, 'deposit moved');
  const audience = { playerId };
  live.push({
    audience,
    topic: 'payment',
    data: { id: ids.encode('dep', id), direction: 'deposit', status: change.state },
  });
  if (change.moneyMoved) hintBalance({ wallet, live, log }, { playerId, currency });
};
