import type { Call } from '@carmine/contract/call';
import { getCurrentIp } from '@carmine/contract/ip-service';
import { type CountryEntry, getCountryCodes, getRestrictedCountries } from '@carmine/contract/static-lists';
import { defaultLanguage, pageLanguage, pageLocale } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowAuthentication, orThrowMessage } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { texts } from '../texts/texts.ts';

export const locationQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['location'],
    queryFn: async () => orThrowAuthentication(await call(getCurrentIp, {})),
    meta: { failureText: texts.failures.clientIp },
  });

export const restrictedCountriesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['cdn', 'restricted-countries'],
    queryFn: async () => orThrowMessage(await call(getRestrictedCountries, {})),
  });

/** The server names countries in the default language. */
const inPageLanguage = (countries: CountryEntry[]): CountryEntry[] => {
  if (pageLanguage === defaultLanguage) return countries;
  const names = new Intl.DisplayNames(pageLocale, { type: 'region' });
  return countries
    .map((country) => ({ ...country, name: names.of(country.isoCode) ?? country.name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, pageLocale));
};

export const countryCodesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['cdn', 'country-codes'],
    queryFn: async () => inPageLanguage(orThrowMessage(await call(getCountryCodes, {}))),
  });
