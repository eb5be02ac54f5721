import { getBetHistory, getBetProviders } from '@carmine/contract/games/bet-history';
import type { Call } from '@carmine/contract/call';
import { getRoundRecord } from '@carmine/contract/games/game-service';
import { getPromotionMoney } from '@carmine/contract/promotions/promotion-money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowMessage, orThrowResponse } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';
import { liveStaleMs } from '../../platform/calls/query-client.ts';

export interface BetFilter {
  /** Whole days, both included; empty for no bound. */
  readonly from: string;
  readonly to: string;
  readonly provider: string;
  readonly page: number;
}

export const pageSize = 20;

/** Not cached, because rounds may end in another tab. */
export const betsQuery = ({ from, to, provider, page }: BetFilter, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['bets', 'page', from, to, provider, page],
    queryFn: async () =>
      orThrowResponse(
        await call(getBetHistory, {
          query: { page, size: pageSize, ...(from && { from }), ...(to && { to }), ...(provider && { provider }) },
        }),
      ),
    staleTime: liveStaleMs,
  });

type DayFilter = Pick<BetFilter, 'from' | 'to' | 'page'>;

/** Key beside the promotions, so that hints about them ask for this list too. */
export const promotionMoneyQuery = ({ from, to, page }: DayFilter, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['promotions', 'money', from, to, page],
    queryFn: async () =>
      orThrowResponse(
        await call(getPromotionMoney, { query: { page, size: pageSize, ...(from && { from }), ...(to && { to }) } }),
      ),
    staleTime: liveStaleMs,
  });

export const betProvidersQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['bets', 'providers'],
    queryFn: async () => orThrowResponse(await call(getBetProviders, {})),
    staleTime: liveStaleMs,
  });

export const roundQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['bets', 'round', id],
    queryFn: async () => orThrowMessage(await call(getRoundRecord, { params: { id } })),
    staleTime: liveStaleMs,
    retry: false,
  });
