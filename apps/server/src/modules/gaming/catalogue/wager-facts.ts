/** What a game's page and tile say beyond its row: its weight for wagering, whether bonus money can be staked there, its jackpots, and how far a slot swings. */
import { deviationWithPools } from '@carmine/games';
import type { Game } from '@carmine/contract/games/game-service';
import { isBonusClosed } from './bonus-closed.ts';
import type { KnownGame } from './catalogue-store.ts';
import type { GameLibrary } from './game-library.ts';

type WagerFacts = Pick<Game, 'wagerPercent' | 'bonusClosed' | 'jackpotIds' | 'deviation'>;

const basisPointsInPercent = 100;

const twoDecimals = (value: number): number => Math.round(value * 100) / 100;

/** Of a game that this process cannot play nothing is said. */
export const wagerFactsOf = (library: Pick<GameLibrary, 'byId'>, gameId: string): WagerFacts => {
  const game = library.byId(gameId);
  if (game === undefined) return {};
  const wagerPercent = Math.floor(game.catalogue.wagerWeightBp / basisPointsInPercent);
  const jackpotIds = game.catalogue.jackpots.map(({ name }) => name);
  return {
    wagerPercent,
    ...(isBonusClosed(game) ? { bonusClosed: true } : {}),
    ...(jackpotIds.length > 0 ? { jackpotIds } : {}),
    ...(game.catalogue.category === 'slots' ? { deviation: twoDecimals(deviationWithPools(game)) } : {}),
  };
};

export const withWagerFacts = (library: Pick<GameLibrary, 'byId'>, known: readonly KnownGame[]): KnownGame[] =>
  known.map((one) => ({ ...one, game: { ...one.game, ...wagerFactsOf(library, one.game.id) } }));
