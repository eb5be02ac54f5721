import { postWallet } from '@carmine/contract';
import type { CurrencyCode } from '@carmine/money';
import type { QueryClient } from '@tanstack/react-query';
import { displayCode } from '../amounts/display.ts';
import { call } from '../platform/browser-call.ts';
import { texts } from '../texts/en.ts';
import { walletsQuery } from './wallets.ts';

/** One more wallet. Throws with the text for the player. */
export const addWallet = async (client: QueryClient, currency: CurrencyCode): Promise<void> => {
  const result = await call(postWallet, { body: { currency } }).catch(() => undefined);
  if (result === undefined || result.status >= 500) throw new Error(texts.currency.failed);
  // 409: another tab was quicker, and the wallet is there.
  if (!result.ok && result.status !== 409) throw new Error(texts.currency.refused(displayCode(currency)));
  await client.invalidateQueries({ queryKey: walletsQuery().queryKey });
};
