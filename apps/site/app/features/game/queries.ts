/** Data of the game's API, for the page around it. */
import type { Call } from '@carmine/contract/call';
import { getPlayGame, listPlayRounds } from '@carmine/contract/games/play';
import { pageLanguage } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowMessage } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';

/** Rules, pay table and exact returns; they change with a version only. */
export const gameRulesQuery = (id: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['rules', id],
    queryFn: async () => orThrowMessage(await call(getPlayGame, { params: { id }, query: { language: pageLanguage } })),
  });

const roundsShown = 20;

/** Rounds of a launch, by the token in its URL; also for demos. */
export const sittingRoundsQuery = (token: string, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['sitting', token],
    queryFn: async () => orThrowMessage(await call(listPlayRounds, { query: { size: roundsShown }, bearer: token })),
    staleTime: 0,
  });
