import type { Call } from '@carmine/contract/call';
import { getJackpotWins } from '@carmine/contract/games/jackpots';
import { queryOptions } from '@tanstack/react-query';
import { orThrowMessage } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';

export const winsSize = 10;

/** Key beside the jackpots: a meter that falls makes both old. */
export const jackpotWinsQuery = (page: number, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['jackpots', 'wins', page],
    queryFn: async () => orThrowMessage(await call(getJackpotWins, { query: { page, size: winsSize } })),
  });
