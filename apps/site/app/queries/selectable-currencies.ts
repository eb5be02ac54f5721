import type { SelectableCurrency } from '@carmine/design/currency-selector';
import { currencies } from '@carmine/money';
import { useQuery } from '@tanstack/react-query';
import { currenciesQuery } from './games.ts';

/** The currencies that are on; before the answer, the table's money of states, which is always on. */
export const useSelectableCurrencies = (): readonly SelectableCurrency[] => {
  const on = useQuery(currenciesQuery()).data?.map((entry) => entry.currency);
  return currencies
    .filter(({ code, type }) => (on === undefined ? type === 'FIAT' : on.includes(code)))
    .map(({ code, display, name, type, label }) => ({
      currency: code,
      code: display,
      name: label === undefined ? name : `${name}, ${label}`,
      fiat: type === 'FIAT',
    }));
};
