import type { Call } from '@carmine/contract/call';
import { getCompetition, listCompetitions } from '@carmine/contract/promotions/competitions';
import { pageLanguage } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../platform/calls/query-client.ts';

/** The socket says when a table changes; without one it is read this often. */
const pollMs = 15_000;

export const competitionsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['competitions'],
    queryFn: async () => orThrowResponse(await call(listCompetitions, { query: { language: pageLanguage } })),
    staleTime: liveStaleMs,
    refetchInterval: 4 * pollMs,
  });

export const competitionQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['competitions', id],
    queryFn: async () =>
      orThrowResponse(await call(getCompetition, { params: { id }, query: { language: pageLanguage } })),
    staleTime: liveStaleMs,
    refetchInterval: pollMs,
  });
