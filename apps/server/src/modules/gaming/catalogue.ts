/** The lists of the lobby, made from the games' tags. */
import { categoryNames, type CategoryName, type Game } from '@carmine/contract';

const titles: Readonly<Record<CategoryName, string>> = {
  'top-games': 'Top games',
  'main-games': 'Main games',
  'popular-games': 'Popular games',
  'featured-games': 'Featured games',
  'new-games': 'New games',
  'slots-games': 'Slots',
  'live-games': 'Live games',
  'hot-games': 'Hot games',
};

export interface Segment {
  readonly id: string;
  readonly title: string;
  readonly gameIds: readonly string[];
}

export const isCategoryName = (name: string): name is CategoryName =>
  (categoryNames as readonly string[]).includes(name);

const tagOf = (name: CategoryName): string => name.slice(0, -'-games'.length);

export const gamesOfCategory = (games: readonly Game[], name: CategoryName): Game[] =>
  games.filter(({ tags }) => tags.includes(tagOf(name)));

/** One for each category that has games. */
export const segmentsOf = (games: readonly Game[]): Segment[] =>
  categoryNames
    .map((name) => ({ id: name, title: titles[name], gameIds: gamesOfCategory(games, name).map(({ id }) => id) }))
    .filter(({ gameIds }) => gameIds.length > 0);
