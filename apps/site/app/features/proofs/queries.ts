import type { Call } from '@carmine/contract/call';
import {
  getRoundsOfPair,
  getSeedPairs,
  mostRoundsOfPair,
  postFairnessRotate,
} from '@carmine/contract/games/game-service';
import { queryOptions } from '@tanstack/react-query';
import { orThrowMessage } from '../../platform/calls/answers.ts';
import { call as browserCall } from '../../platform/calls/browser-call.ts';

/** Not cached, because rounds may be played in another tab. */
export const pairsQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['proofs', 'pairs'],
    queryFn: async () => orThrowMessage(await call(getSeedPairs, {})),
    staleTime: 0,
  });

/** One page of a pair's rounds; the last one has fewer than `mostRoundsOfPair`. */
export const readRoundsOfPair = async (hash: string, from: number, call: Call = browserCall) =>
  orThrowMessage(
    await call(getRoundsOfPair, { params: { hash }, query: { from: String(from), size: String(mostRoundsOfPair) } }),
  );

/** Returns the raw result: a refusal contains why the pair cannot be revealed now. */
export const revealPair = async (call: Call = browserCall) => call(postFairnessRotate, { body: {} });
