/** Verification status of the player's documents. */
import type { Call } from '@carmine/contract/call';
import {
  getBillVerification,
  getFundsVerification,
  getIdVerification,
  type VerificationAnswer,
  type VerificationKind,
} from '@carmine/contract/verification';
import { queryOptions } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { liveStaleMs, pollMs } from '../../platform/calls/query-client.ts';

const endpoints = {
  identity: getIdVerification,
  bill: getBillVerification,
  funds: getFundsVerification,
} as const;

export const verificationQuery = (kind: VerificationKind, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['verification', kind],
    queryFn: async (): Promise<VerificationAnswer> => orThrowResponse(await call(endpoints[kind], {})),
    staleTime: liveStaleMs,
    // The socket reports decisions; this polls for pages without one.
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollMs : false),
  });
