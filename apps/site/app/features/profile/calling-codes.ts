import type { CountryEntry } from '@carmine/contract/static-lists';
import { pageLocale } from '@carmine/money';
import { countryName } from '../../amounts/names.ts';
import type { Choice } from './choice-field.tsx';

/** Each calling code once, by number, with the countries that it reaches. */
export const callingCodes = (countries: readonly CountryEntry[]): Choice[] => {
  const byCode = new Map<string, string>();
  for (const { code, isoCode, name } of countries) {
    const label = countryName(isoCode, name);
    byCode.set(code, byCode.has(code) ? `${byCode.get(code)}, ${label}` : label);
  }
  return [...byCode]
    .toSorted(([a], [b]) => a.localeCompare(b, pageLocale, { numeric: true }))
    .map(([code, names]) => ({
      value: code,
      label: code,
      detail: names.length > 24 ? `${names.slice(0, 23)}…` : names,
    }));
};
