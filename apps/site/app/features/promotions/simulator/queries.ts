import type { Call } from '@carmine/contract/call';
import { getGameOutcomes, listGameOutcomes } from '@carmine/contract/games/fairness';
import { getPlayGame } from '@carmine/contract/games/play';
import type { ChosenBet } from '@carmine/games/bonus-simulation';
import { readAmount, type CurrencyCode } from '@carmine/money';
import { queryOptions } from '@tanstack/react-query';
import { orThrowMessage } from '../../../platform/calls/answers.ts';
import { call as browserCall } from '../../../platform/calls/browser-call.ts';

/** Games whose bets are published with all outcomes. */
export const simulatedGamesQuery = (call: Call = browserCall) =>
  queryOptions({
    queryKey: ['simulated-games'],
    queryFn: async () => orThrowMessage(await call(listGameOutcomes, {})),
    staleTime: Infinity,
  });

export interface SimulatedBet extends Omit<ChosenBet, 'share'> {
  readonly gameId: string;
  /** Identifies the distribution. */
  readonly hash: string;
}

/** The first published bet of a game, and the least that can be staked on it. */
export const simulatedBetQuery = (id: string, currency: CurrencyCode, call: Call = browserCall) =>
  queryOptions({
    queryKey: ['simulated-bet', id, currency],
    queryFn: async (): Promise<SimulatedBet> => {
      const [outcomes, game] = await Promise.all([
        call(getGameOutcomes, { params: { id } }),
        call(getPlayGame, { params: { id }, query: { currency } }),
      ]);
      const [first] = orThrowMessage(outcomes).bets;
      const { stakes } = orThrowMessage(game);
      if (first === undefined) throw new Error(`${id} publishes no bet`);
      return { ...first, gameId: id, leastStake: readAmount(currency, stakes.min).subunits };
    },
    staleTime: Infinity,
  });
