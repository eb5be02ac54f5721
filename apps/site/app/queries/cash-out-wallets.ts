import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { useQuery } from '@tanstack/react-query';
import { useIsConfined } from './protection.ts';
import { useSelectableCurrencies } from './selectable-currencies.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** What the player holds and can cash out: coins to an address, money back the way it came. The default one first. */
export const useCashOutWallets = (): readonly SelectableCurrency[] => {
  const signedIn = useSession() !== null;
  const confined = useIsConfined();
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn || confined }).data;
  const standard = defaultWallet(wallets)?.currency;
  return useSelectableCurrencies()
    .filter(({ currency }) => wallets?.some((held) => held.currency === currency) === true)
    .toSorted((left, right) => Number(right.currency === standard) - Number(left.currency === standard));
};
