import { getFactorRemoval, getSecondFactor } from '@carmine/contract/second-factor';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';

/** What the player has set up beside the password. */
export const secondFactorQuery = () =>
  queryOptions({
    queryKey: ['session', 'second-factor'],
    queryFn: async () => orThrowResponse(await call(getSecondFactor, {})),
    staleTime: 0,
  });

/** When staff takes the second factor away as lost. */
export const factorRemovalQuery = () =>
  queryOptions({
    queryKey: ['session', 'second-factor', 'removal'],
    queryFn: async () => orThrowResponse(await call(getFactorRemoval, {})),
    staleTime: 0,
  });
