import type { Call } from '@carmine/contract/call';
import { getLoyaltyLevel } from '@carmine/contract/promotions/loyalty';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../platform/calls/query-client.ts';

export const loyaltyQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['loyalty'],
    queryFn: async () => orThrowResponse(await call(getLoyaltyLevel, {})),
    staleTime: liveStaleMs,
  });
