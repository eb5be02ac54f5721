import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { useQuery } from '@tanstack/react-query';
import { useIsConfined } from './protection.ts';
import { useCurrencyList, type CurrencyList } from './selectable-currencies.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** What the player holds and can withdraw: coins to an address, money back the way it came. The default one first. */
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
