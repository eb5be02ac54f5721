/** The currencies that can be played with: the list of the cashier. */
import type { getCurrencies as Endpoint } from '@carmine/contract';
import { createHttpCall, routeOf } from '@carmine/contract/call';
import { currencyCodes, type CurrencyCode } from '@carmine/money';
import { useEffect, useState } from 'react';

const getCurrencies = routeOf<typeof Endpoint>('GET', '/game-service/api/v1/currency');

/** Where the list does not come every currency stands there: a round can be checked without this site. */
export const readCurrencies = async (fetcher: typeof fetch): Promise<readonly CurrencyCode[]> => {
  const answer = await createHttpCall(fetcher)(getCurrencies, {}).catch(() => undefined);
  if (answer?.ok !== true) return currencyCodes;
  const on = new Set<string>(answer.data.map(({ currency }) => currency));
  return currencyCodes.filter((code) => on.has(code));
};

/** `chosen` stays among them, whatever the list says. */
export const useCurrencies = (chosen: CurrencyCode): readonly CurrencyCode[] => {
  const [codes, setCodes] = useState<readonly CurrencyCode[]>([]);
  useEffect(() => {
    // The saved page is opened from a disk: it asks nobody.
    if (location.protocol === 'file:') setCodes(currencyCodes);
    else void readCurrencies(fetch).then(setCodes);
  }, []);
  return codes.includes(chosen) ? codes : [chosen, ...codes];
};
