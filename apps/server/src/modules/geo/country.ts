/** The table of countries: names, calling codes, and states where an address needs one. */
import { defaultLanguage, locales, type Language } from '@carmine/money';
import table from './countries.json' with { type: 'json' };

export interface Country {
  readonly name: string;
  /** The calling code with its plus sign. */
  readonly code: string;
  readonly isoCode: string;
  readonly states?: readonly { readonly code: string; readonly name: string }[];
}

/** Code of an address that is in no file. */
export const unknownCountry = 'ZZ';

/** Sorted by name. */
export const countries: readonly Country[] = table;

const byIsoCode = new Map(countries.map((country) => [country.isoCode, country]));

/** The name that a person reads; `Unknown` for `ZZ` and for codes of no country. */
export const countryName = (isoCode: string, language: Language = defaultLanguage): string => {
  if (language === defaultLanguage) return byIsoCode.get(isoCode)?.name ?? 'Unknown';
  const known = byIsoCode.has(isoCode) ? isoCode : unknownCountry;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(known) ?? known;
};

const byName = new Map(countries.map((country) => [country.name.toLowerCase(), country]));

/** Finds a country by code or name, case-insensitive. */
export const findCountry = (text: string): Country | undefined =>
  byIsoCode.get(text.toUpperCase()) ?? byName.get(text.toLowerCase());
