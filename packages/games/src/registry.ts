/** Registry of all games, with lookups. */
import type { AnyGame } from './game-module.ts';
import * as games from './games.ts';

const versionsOf: readonly (readonly AnyGame[])[] = Object.values<readonly AnyGame[]>(games);
/** By place, then by id: two games may have been given the same place, each without knowing of the other. */
const inOrder = (a: readonly AnyGame[], b: readonly AnyGame[]): number => {
  const [one, other] = [a.at(-1), b.at(-1)];
  if (one === undefined || other === undefined) return 0;
  return one.catalogue.place - other.catalogue.place || (one.id < other.id ? -1 : 1);
};

/** Oldest first within a game: a round that began under old maths ends under it. */
export const allVersions: readonly AnyGame[] = versionsOf.toSorted(inOrder).flat();

const newest: readonly AnyGame[] = allVersions.filter((game, index) => allVersions[index + 1]?.id !== game.id);

/** The version of each game that is played now, each player alone. */
export const registry: readonly AnyGame[] = newest.filter(({ kind }) => kind !== 'shared');

/** Those of the live tables: one round for everybody, decided by the table's chain. */
export const liveGames: readonly AnyGame[] = newest.filter(({ kind }) => kind === 'shared');

/** Of those, what a chain decides, and no studio. */
export const chainGames: readonly AnyGame[] = liveGames.filter(({ live }) => live?.studio !== true);

export const gameById = (id: string): AnyGame | undefined => registry.find((game) => game.id === id);

export const liveGameById = (id: string): AnyGame | undefined => liveGames.find((game) => game.id === id);

/** The maths a round was played with. */
export const gameByMath = (id: string, mathVersion: string): AnyGame | undefined =>
  allVersions.find((game) => game.id === id && game.mathVersion === mathVersion);
