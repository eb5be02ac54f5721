import type { Game } from '@carmine/contract';

/** A slash inside a name is written as %2F. */
export const gameAddress = ({ name }: Pick<Game, 'name'>): string => `/game/${encodeURIComponent(name)}`;

/** By name, or by id in its place. */
export const findGame = (games: readonly Game[], nameOrId: string): Game | undefined => {
  const wanted = nameOrId.toLowerCase();
  return games.find(({ name }) => name.toLowerCase() === wanted) ?? games.find(({ id }) => id === wanted);
};
