/** Table of countries: names, calling codes, and states if addresses need one. */
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

/** Display name; `Unknown` for `ZZ` and invalid codes. */
export const countryName = (isoCode: string): string => byIsoCode.get(isoCode)?.name ?? 'Unknown';

const byName = new Map(countries.map((country) => [country.name.toLowerCase(), country]));

/** Finds a country by code or name, case-insensitive. */
export const findCountry = (text: string): Country | undefined =>
  byIsoCode.get(text.toUpperCase()) ?? byName.get(text.toLowerCase());
