/** Tells the player's open pages that a wallet has changed, after the commit: what is in it, and what is owed, is asked for again. */
import { formatAmount, money, type CurrencyCode } from '@carmine/money';
import type { Live } from '../../../platform/live/live.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import type { PlayerId } from '../ids.ts';
import type { Wallet } from '../wallet.ts';

export interface HintDeps {
  readonly wallet: Pick<Wallet, 'wallets'>;
  readonly live: Pick<Live, 'push'>;
  readonly log: Pick<Log, 'warn'>;
}

/** Returns at once. A lost one costs a late refresh. */
export const hintBalance = (
  { wallet, live, log }: HintDeps,
  { playerId, currency }: { readonly playerId: PlayerId; readonly currency: CurrencyCode },
): void => {
  const push = async (): Promise<void> => {
    const held = (await wallet.wallets(playerId)).find((one) => one.currency === currency);
    if (held === undefined) return;
    const balance = formatAmount(money(currency, held.cash));
    const bonusBalance = formatAmount(money(currency, held.bonus));
    live.push({ audience: { playerId }, topic: 'balance', data: { currency, balance, bonusBalance } });
  };
  push().catch((error: unknown) => log.warn({ err: error }, 'balance hint not sent'));
};
