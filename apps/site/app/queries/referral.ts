import type { Call } from '@carmine/contract/call';
import { getReferral } from '@carmine/contract/promotions/referrals';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';

export const referralQuery = (call: Call = browserCall) =>
  queryOptions({
    // Hints about promotions refresh it, too.
    queryKey: ['promotions', 'referral'],
    queryFn: async () => orThrowResponse(await call(getReferral, {})),
    staleTime: liveStaleMs,
  });
