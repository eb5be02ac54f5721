import { getFactorRemoval, getSecondFactor } from '@carmine/contract/account/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';

/** The player's second factors. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['session', 'second-factor'],
    queryFn: async () => orThrowResponse(await call(getSecondFactor, {})),
    staleTime: 0,
  });

/** A pending removal of the second factor by staff. */
export const factorRemovalQuery = () =>
  queryOptions({
    queryKey: ['session', 'second-factor', 'removal'],
    queryFn: async () => orThrowResponse(await call(getFactorRemoval, {})),
    staleTime: 0,
  });
