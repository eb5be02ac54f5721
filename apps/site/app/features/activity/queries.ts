import { type ActivityPeriod, getActivity, getActivityFile } from '@carmine/contract/games/activity';
import { addressOf, type Call } from '@carmine/contract/call';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../platform/calls/query-client.ts';

export const activityQuery = (period: ActivityPeriod, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['activity', period],
    queryFn: async () => orThrowResponse(await call(getActivity, { query: { period } })),
    staleTime: liveStaleMs,
    placeholderData: keepPreviousData,
  });

export const activityFileAddress = (period: ActivityPeriod): string =>
  addressOf(getActivityFile, { query: { period } });
