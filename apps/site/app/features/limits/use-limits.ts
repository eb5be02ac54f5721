import type { BodyGiven } from '@carmine/contract/endpoint';
import { deleteLimitRequest, type Limits, postLimitConfirm, putLimits } from '@carmine/contract/account/protection';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf, orThrowResponse } from '../../platform/calls/answers.ts';
import { call } from '../../platform/calls/browser-call.ts';
import { notify } from '../../platform/toasts/notify.ts';
import { limitsQuery } from '../../queries/protection.ts';
import { protectionTexts } from './texts.ts';
import { waitingOf } from './limit-rules.ts';

const { limits: words } = protectionTexts;

/** Every response contains all limits. */
const useKeeping = () => {
  const client = useQueryClient();
  return (limits: Limits) => void client.setQueryData(limitsQuery().queryKey, limits);
};

const onError = (error: unknown) => notify('error', messageOf(error, protectionTexts.failed));

/** No toast on a refusal: the form shows it at the field. */
export const useSaveLimits = (onSaved?: () => void) => {
  const keep = useKeeping();
  return useMutation({
    mutationFn: async (body: BodyGiven<typeof putLimits>) => orThrowResponse(await call(putLimits, { body })),
    onSuccess: (limits) => {
      keep(limits);
      notify('success', waitingOf(limits).length > 0 ? words.savedWaits : words.saved);
      onSaved?.();
    },
  });
};

export const useConfirmLimit = () => {
  const keep = useKeeping();
  return useMutation({
    mutationFn: async (id: string) => orThrowResponse(await call(postLimitConfirm, { params: { id } })),
    onSuccess: (limits) => {
      keep(limits);
      notify('success', words.waiting.confirmed);
    },
    onError,
  });
};

export const useDropLimit = () => {
  const keep = useKeeping();
  return useMutation({
    mutationFn: async (id: string) => orThrowResponse(await call(deleteLimitRequest, { params: { id } })),
    onSuccess: (limits) => {
      keep(limits);
      notify('success', words.waiting.dropped);
    },
    onError,
  });
};
