import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { useQuery } from '@tanstack/react-query';
import { useIsConfined } from './protection.ts';
import { useCurrencyList, type CurrencyList } from './selectable-currencies.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** Wallets that can be withdrawn from: crypto to an address, fiat back to its source. The default one first. */
export const useCashOutWallets = (): { readonly coins: readonly SelectableCurrency[]; readonly list: CurrencyList } => {
  const signedIn = useSession() !== null;
  const confined = useIsConfined();
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn || confined }).data;
  const standard = defaultWallet(wallets)?.currency;
  const list = useCurrencyList();
  const coins = list.currencies
    .filter(({ currency }) => wallets?.some((held) => held.currency === currency) === true)
    .toSorted((left, right) => Number(right.currency === standard) - Number(left.currency === standard));
  return { coins, list };
};
