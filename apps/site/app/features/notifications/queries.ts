/** The player's notices. */
import type { Call } from '@carmine/contract/call';
import { getMailSettings, getNotices, postNoticesRead } from '@carmine/contract/account/notices';
import { dismissCampaignNotice, getCampaignNotices } from '@carmine/contract/promotions/campaigns';
import { getPromotionConsents } from '@carmine/contract/promotions/consents';
import { pageLanguage } from '@carmine/money';
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { pollMs } from '../../platform/calls/query-client.ts';

const pageSize = 20;

export const allNoticesQuery = (call: Call = browserCall) =>
  infiniteQueryOptions({
    queryKey: ['notices', 'all'],
    queryFn: async ({ pageParam }: { pageParam: string | undefined }) =>
      orThrowResponse(
        await call(getNotices, { query: { size: pageSize, ...(pageParam !== undefined && { before: pageParam }) } }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ items, more }) => (more ? items.at(-1)?.id : undefined),
    staleTime: pollMs,
  });

/** All up to now, or those that are named. */
export const useMarkRead = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[] | undefined) =>
      orThrowResponse(await browserCall(postNoticesRead, { body: ids === undefined ? {} : { ids: [...ids] } })),
    onSuccess: () => client.invalidateQueries({ queryKey: ['notices'] }),
  });
};

/** Promotional notices; none without consent. */
export const campaignNoticesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['campaign-notices'],
    queryFn: async () => orThrowResponse(await call(getCampaignNotices, { query: { language: pageLanguage } })),
    staleTime: pollMs,
  });

export const useDismiss = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => orThrowResponse(await browserCall(dismissCampaignNotice, { params: { id } })),
    onSuccess: () => client.invalidateQueries({ queryKey: campaignNoticesQuery().queryKey }),
  });
};

export const promotionConsentsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotion-consents'],
    queryFn: async () => orThrowResponse(await call(getPromotionConsents, {})),
  });

export const mailSettingsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['mail-settings'],
    queryFn: async () => orThrowResponse(await call(getMailSettings, {})),
  });
