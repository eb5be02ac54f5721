import type { Game } from '@carmine/contract';

export interface ShelfRail {
  readonly id: string;
  readonly title: string;
  readonly games: readonly Game[];
}

interface Segment {
  readonly id: string;
  readonly title: string;
  readonly gameIds: readonly string[];
}

/** The segments that hold games, but none that holds the very games of an earlier one: a small house has few shelves. */
export const railsOf = (segments: readonly Segment[], games: readonly Game[]): ShelfRail[] => {
  const byId = new Map(games.map((game) => [game.id, game]));
  const seen = new Set<string>();
  return segments.flatMap(({ id, title, gameIds }) => {
    const own = gameIds.flatMap((gameId) => byId.get(gameId) ?? []);
    const content = own
      .map((game) => game.id)
      .toSorted()
      .join(' ');
    if (content === '' || seen.has(content)) return [];
    seen.add(content);
    return [{ id, title, games: own }];
  });
};
