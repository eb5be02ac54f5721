import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { onFirstSign } from '../platform/drawing/first-sign.ts';
import { whenIdle } from '../platform/drawing/idle.ts';
import { gamesQuery, summaryQuery } from './games.ts';
import { useSession } from './session.ts';
import { defaultWallet, walletsQuery } from './wallets.ts';

/** Currency of the default wallet; EUR without one. */
const useCatalogueCurrency = (): string | undefined => {
  const signedIn = useSession() !== null;
  return defaultWallet(useQuery({ ...walletsQuery(), enabled: signedIn }).data)?.currency;
};

/** Up to this many games the catalogue is a few kilobytes, and is loaded automatically. */
const comesByItself = 200;

/**
 * The whole catalogue, loaded when the page is idle after painting, or at once if needed. A large one waits for user interaction,
 * because it would be most of the page's weight.
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
