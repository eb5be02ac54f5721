import type { Call, CallResult } from '@carmine/contract/call';
import type { Endpoint } from '@carmine/contract/endpoint';
import { getProfile, type ProfileUpdate, putProfile } from '@carmine/contract/account/profile';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/calls/answers.ts';
import { call as browserCall } from '../platform/calls/browser-call.ts';

export const profileQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async () => orThrowResponse(await call(getProfile, {})),
  });

/** Opens the step-up dialog where the server requires one; undefined where it is cancelled. */
type Guard = <E extends Endpoint>(attempt: () => Promise<CallResult<E>>) => Promise<CallResult<E> | undefined>;

/** The step-up was cancelled: nothing was saved, and no message is needed. */
export class CalledOff extends Error {
  override readonly name = 'CalledOff';
}

/** Success refetches the profile. */
export const useSaveProfile = (guard: Guard = (attempt) => attempt()) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (update: ProfileUpdate) => {
      const saved = await guard<typeof putProfile>(() => browserCall(putProfile, { body: update }));
      if (saved === undefined) throw new CalledOff();
      return orThrowResponse(saved);
    },
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
};
