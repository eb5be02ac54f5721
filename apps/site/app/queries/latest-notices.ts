/** What the bell shows on every page of a player. */
import type { Call } from '@carmine/contract/call';
import { getNotices } from '@carmine/contract/account/notices';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { pollMs } from '../platform/calls/query-client.ts';

const latestSize = 6;

/** The newest few, and how many are unread. */
export const latestNoticesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['notices', 'latest'],
    queryFn: async () => orThrowResponse(await call(getNotices, { query: { size: latestSize } })),
    staleTime: pollMs,
  });
