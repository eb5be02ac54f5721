import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { currencies } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { pollMs } from '../platform/calls/query-client.ts';
import { currenciesQuery } from './games.ts';

export interface CurrencyList {
  /** The currencies that are on; before the answer, the table's fiat, which is always on. */
  readonly currencies: readonly SelectableCurrency[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
}

/** A failed list is retried automatically, because nobody can pay without it. */
export const useCurrencyList = (): CurrencyList => {
  const { data, isError, refetch } = useQuery({
    ...currenciesQuery(),
    refetchInterval: ({ state }) => (state.status === 'error' ? pollMs : false),
  });
  const on = data?.map((entry) => entry.currency);
  return {
    currencies: currencies
      .filter(({ code, type }) => (on === undefined ? type === 'FIAT' : on.includes(code)))
      .map(({ code, display, name, type, label }) => ({
        currency: code,
        code: display,
        name: label === undefined ? name : `${name}, ${label}`,
        fiat: type === 'FIAT',
      })),
    state: on !== undefined ? 'ready' : isError ? 'failed' : 'loading',
    retry: () => void refetch(),
  };
};

export const useSelectableCurrencies = (): readonly SelectableCurrency[] => useCurrencyList().currencies;
