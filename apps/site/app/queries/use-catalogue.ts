import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { whenIdle } from '../platform/idle.ts';
import { gamesQuery } from './games.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** Of the default wallet; EUR without one. */
const useCatalogueCurrency = (): string | undefined => {
  const signedIn = useSession() !== null;
  return defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data)?.currency;
};

/**
 * The whole catalogue, once the page has painted and has nothing better to do, or at once where the page cannot do without.
 * A small house's is in the document.
 */
export const useCatalogue = (now = false) => {
  const [awake, setAwake] = useState(false);
  const currency = useCatalogueCurrency();
  useEffect(() => (now ? undefined : whenIdle(() => setAwake(true))), [now]);
  return useQuery({ ...gamesQuery(currency), enabled: awake || now });
};
