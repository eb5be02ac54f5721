/** The games that this program can play: the registry, or a test's own. */
import { gameById, gameByMath, registry, type AnyGame } from '@carmine/games';

export interface GameLibrary {
  readonly all: readonly AnyGame[];
  byId(id: string): AnyGame | undefined;
  /** The maths that a round began with. */
  byMath(id: string, mathVersion: string): AnyGame | undefined;
}

export const ownGames: GameLibrary = { all: registry, byId: gameById, byMath: gameByMath };
