import type { Call } from '@carmine/contract/call';
import { getCurrentIp } from '@carmine/contract/content/ip-service';
import { getCountryCodes, getRestrictedCountries } from '@carmine/contract/static-lists';
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

export const countryCodesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['cdn', 'country-codes'],
    queryFn: async () => orThrowMessage(await call(getCountryCodes, {})),
  });
