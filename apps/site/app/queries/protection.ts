/** Player protection: status, limits, preferences. The status is never cached: each visit fetches it again. */
import { getChatShown } from '@carmine/contract/games/chat';
import type { Call } from '@carmine/contract/call';
import {
  getLimits,
  getPreferences,
  getProtectionStatus,
  type ProtectionStatus,
} from '@carmine/contract/account/protection';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { RefusedResponse, orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';
import { liveStaleMs } from '../platform/calls/query-client.ts';

/** Page of players who may only withdraw: the only page served in a restricted country. */
export const closedPath = '/account/closed';

export const protectionStatusQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['protection-status'],
    queryFn: async () => orThrowResponse(await call(getProtectionStatus, {})),
    staleTime: 0,
  });

/** A session that is only good for cashing out, as far as this page has heard. */
export const useIsConfined = (): boolean =>
  useQuery({ ...protectionStatusQuery(), enabled: false }).data?.refusal !== undefined;

/** Why this browser's session was ended elsewhere, if known. */
export const useEnded = (): ProtectionStatus['ended'] =>
  useQuery({ ...protectionStatusQuery(), enabled: false }).data?.ended;

const confining: readonly string[] = ['self_excluded', 'account_closed', 'country_restricted'];

/** A refusal with which the server let the player in to cash out. */
export const isConfining = (error: unknown): boolean =>
  error instanceof RefusedResponse && error.problem !== undefined && confining.includes(error.problem.code);

export const limitsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['limits'],
    queryFn: async () => orThrowResponse(await call(getLimits, {})),
    staleTime: liveStaleMs,
  });

/** "Chat at tables". */
export const chatShownQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['chat-shown'],
    queryFn: async () => orThrowResponse(await call(getChatShown, {})),
  });

export const preferencesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['preferences'],
    queryFn: async () => orThrowResponse(await call(getPreferences, {})),
  });
