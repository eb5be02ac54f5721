/** Every game, one line each. */
import type { AnyGame } from './game-module.ts';
import { versions as blackjackClassic } from './blackjack-classic/game.ts';
import { versions as dice } from './dice/game.ts';
import { versions as lanternHarbour } from './lantern-harbour/game.ts';

const games: readonly (readonly AnyGame[])[] = [dice, blackjackClassic, lanternHarbour];

/** Oldest first within a game: a round that began under old maths ends under it. */
export const allVersions: readonly AnyGame[] = games.flat();

/** The version of each game that is played now. */
export const registry: readonly AnyGame[] = games.flatMap((versions) => versions.slice(-1));

export const gameById = (id: string): AnyGame | undefined => registry.find((game) => game.id === id);

/** The maths a round was played with. */
export const gameByMath = (id: string, mathVersion: string): AnyGame | undefined =>
  allVersions.find((game) => game.id === id && game.mathVersion === mathVersion);
