/** The bet of a game where nothing was chosen beside the stake: what its form begins with, and what free spins are played with. */
import { gameById, type AnyGame } from '@carmine/games';
import type { JsonObject } from '../../../platform/json.ts';
import { asJson } from '../rounds/round-answer.ts';

export const standardBetOf = (game: AnyGame): JsonObject => asJson(game.params.parse({}));

/** Of a game that is not known there is none. */
export const standardBet = (gameId: string): JsonObject => {
  const game = gameById(gameId);
  return game === undefined ? {} : standardBetOf(game);
};
