import { postWallet } from '@carmine/contract/payments/wallet';
import type { CurrencyCode } from '@carmine/money';
import type { QueryClient } from '@tanstack/react-query';
import { displayCode } from '../../amounts/display.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { addCurrencyTexts } from '../../texts/add-currency.ts';
import { profileTexts } from './texts.ts';
import { walletsQuery } from '../../queries/wallets.ts';

/** One more wallet. Throws with the text for the player. */
export const addWallet = async (client: QueryClient, currency: CurrencyCode): Promise<void> => {
  const result = await call(postWallet, { body: { currency } }).catch(() => undefined);
  if (result === undefined || result.status >= 500) throw new Error(addCurrencyTexts.failed);
  // After a refusal too, because another tab may have added it.
  await client.invalidateQueries({ queryKey: walletsQuery().queryKey });
  if (!result.ok) throw new Error(profileTexts.refused(displayCode(currency)));
};
