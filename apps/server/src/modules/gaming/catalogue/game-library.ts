/** The games that this process can play: the registry, or a test's. */
import { gameById, gameByMath, registry, type AnyGame } from '@carmine/games';

export interface GameLibrary {
  readonly all: readonly AnyGame[];
  byId(id: string): AnyGame | undefined;
  /** The maths version that a round started with. */
  byMath(id: string, mathVersion: string): AnyGame | undefined;
}

export const ownGames: GameLibrary = { all: registry, byId: gameById, byMath: gameByMath };
