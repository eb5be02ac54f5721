/** What a game's page and tile say about bonus money: its weight for wagering, and whether bonus money can be staked there. */
import type { Game } from '@carmine/contract/game-service';
import type { KnownGame } from './catalogue-store.ts';
import type { GameLibrary } from './game-library.ts';

type WagerFacts = Pick<Game, 'wagerPercent' | 'bonusClosed'>;

const basisPointsInPercent = 100;

/** A game whose stakes do not count is closed to bonus money. Of a game that this process cannot play nothing is said. */
export const wagerFactsOf = (library: Pick<GameLibrary, 'byId'>, gameId: string): WagerFacts => {
  const weightBp = library.byId(gameId)?.catalogue.wagerWeightBp;
  if (weightBp === undefined) return {};
  const wagerPercent = Math.floor(weightBp / basisPointsInPercent);
  return weightBp === 0 ? { wagerPercent, bonusClosed: true } : { wagerPercent };
};

export const withWagerFacts = (library: Pick<GameLibrary, 'byId'>, known: readonly KnownGame[]): KnownGame[] =>
  known.map((one) => ({ ...one, game: { ...one.game, ...wagerFactsOf(library, one.game.id) } }));
