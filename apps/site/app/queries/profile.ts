import { getProfile, putProfile, type Call, type ProfileUpdate } from '@carmine/contract';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orThrowResponse } from '../platform/answers.ts';
import { call as browserCall } from '../platform/browser-call.ts';

export const profileQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['profile'],
    queryFn: async () => orThrowResponse(await call(getProfile, {})),
  });

/** Success refetches the profile. */
export const useSaveProfile = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (update: ProfileUpdate) => orThrowResponse(await browserCall(putProfile, { body: update })),
    onSuccess: () => client.invalidateQueries({ queryKey: profileQuery().queryKey }),
  });
};
