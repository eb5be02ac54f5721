/** Countries and currencies as the page's language calls them; lists of the server name them in the default language. */
import { currency, defaultLanguage, pageLanguage, pageLocale, type CurrencyCode } from '@carmine/money';

const countries = new Intl.DisplayNames([pageLocale], { type: 'region' });
const currencies = new Intl.DisplayNames([pageLocale], { type: 'currency' });

export const countryName = (isoCode: string, name: string): string =>
  pageLanguage === defaultLanguage || !/^[A-Z]{2}$/.test(isoCode) ? name : (countries.of(isoCode) ?? name);

/** A coin has one name everywhere. */
export const currencyName = (code: CurrencyCode): string => {
  const { name, type } = currency(code);
  return pageLanguage === defaultLanguage || type === 'CRYPTO' ? name : (currencies.of(code) ?? name);
};

/** In the order of the reader's alphabet. */
export const byName = <T extends { readonly isoCode: string; readonly name: string }>(list: readonly T[]): T[] =>
  list.toSorted((a, b) => countryName(a.isoCode, a.name).localeCompare(countryName(b.isoCode, b.name), pageLocale));
