/** Registry of all games, with lookups. */
import type { AnyGame } from './game-module.ts';
import * as games from './games.ts';

const versionsOf: readonly (readonly AnyGame[])[] = Object.values<readonly AnyGame[]>(games);
const placeOf = (versions: readonly AnyGame[]): number => versions.at(-1)?.catalogue.place ?? Infinity;

/** Oldest first within a game: a round that began under old maths ends under it. */
export const allVersions: readonly AnyGame[] = versionsOf.toSorted((a, b) => placeOf(a) - placeOf(b)).flat();

/** The version of each game that is played now. */
export const registry: readonly AnyGame[] = allVersions.filter((game, index) => allVersions[index + 1]?.id !== game.id);

export const gameById = (id: string): AnyGame | undefined => registry.find((game) => game.id === id);

/** The maths a round was played with. */
export const gameByMath = (id: string, mathVersion: string): AnyGame | undefined =>
  allVersions.find((game) => game.id === id && game.mathVersion === mathVersion);
