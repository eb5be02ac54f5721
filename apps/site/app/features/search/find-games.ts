import type { Game } from '@carmine/contract';
import uFuzzy from '@leeoniya/ufuzzy';

export interface FoundGame {
  readonly game: Game;
  /** Where the name matches, as pairs of positions: from, to. */
  readonly ranges: readonly number[];
}

const fuzzy = new uFuzzy();

/** The best match first; a term without a letter or digit finds nothing. */
export const findGames = (games: readonly Game[], term: string): FoundGame[] => {
  if (!/[\p{L}\p{N}]/u.test(term)) return [];
  const names = games.map(({ name }) => name);
  const [indexes, info, order] = fuzzy.search(names, term.trim());
  if (indexes === null || indexes === undefined) return [];
  if (!info || !order) return indexes.flatMap((index) => (games[index] ? [{ game: games[index], ranges: [] }] : []));
  return order.flatMap((position) => {
    const game = games[info.idx[position] ?? -1];
    return game === undefined ? [] : [{ game, ranges: info.ranges[position] ?? [] }];
  });
};
