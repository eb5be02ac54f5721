/** After the commit, sends the player's open pages a hint that a wallet changed; they fetch balance and debt again. */
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

/** Fire and forget: a lost hint only delays a refresh. */
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
