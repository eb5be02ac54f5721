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

/** The segments that hold games, but none that would only repeat what stands above it. */
export const railsOf = (segments: readonly Segment[], games: readonly Game[]): ShelfRail[] => {
  const byId = new Map(games.map((game) => [game.id, game]));
  const shown = new Set<string>();
  return segments.flatMap(({ id, title, gameIds }) => {
    const own = gameIds.flatMap((gameId) => byId.get(gameId) ?? []);
    if (own.every((game) => shown.has(game.id))) return [];
    own.forEach((game) => shown.add(game.id));
    return [{ id, title, games: own }];
  });
};
