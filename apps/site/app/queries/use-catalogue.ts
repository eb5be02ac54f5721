import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onFirstSign } from '../platform/drawing/first-sign.ts';
import { whenIdle } from '../platform/drawing/idle.ts';
import { gamesQuery, summaryQuery } from './games.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** Of the default wallet; EUR without one. */
const useCatalogueCurrency = (): string | undefined => {
  const signedIn = useSession() !== null;
  return defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data)?.currency;
};

/** Up to so many games the whole catalogue is a few kilobytes, and comes by itself. */
const comesByItself = 200;

/**
 * The whole catalogue, once the page has painted and has nothing better to do, or at once where the page cannot do without.
 * A large house's waits for a first sign of somebody who looks around: it would be most of what the page weighs.
 */
export const useCatalogue = (now = false) => {
  const [due, setDue] = useState(false);
  const currency = useCatalogueCurrency();
  const total = useQuery(summaryQuery()).data?.total;
  useEffect(() => {
    if (now || due || total === undefined) return undefined;
    const loadWhenIdle = () => whenIdle(() => setDue(true));
    return total <= comesByItself ? loadWhenIdle() : onFirstSign(loadWhenIdle);
  }, [now, due, total]);
  return useQuery({ ...gamesQuery(currency), enabled: due || now });
};
