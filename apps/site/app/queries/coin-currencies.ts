import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { useQuery } from '@tanstack/react-query';
import { useIsConfined } from './protection.ts';
import { useSelectableCurrencies } from './selectable-currencies.ts';
import { useSession } from './session.ts';
import { walletsQuery } from './wallets.ts';

/** Coins that come and go by address, of which the player holds a wallet. */
export const useCoinWallets = (): readonly SelectableCurrency[] => {
  const signedIn = useSession() !== null;
  const confined = useIsConfined();
  const wallets = useQuery({ ...walletsQuery(), enabled: signedIn || confined }).data;
  return useSelectableCurrencies().filter(
    ({ fiat, currency }) => !fiat && wallets?.some((held) => held.currency === currency) === true,
  );
};
