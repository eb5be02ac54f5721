/** The catalogue per country: games, lists and a version hash. */
import { createHash } from 'node:crypto';
import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import {
  filterGames,
  gameFeatures,
  isInSegment,
  type SegmentId,
  segmentIds,
} from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import { createFreshValue } from '../../../platform/fresh-value.ts';
import type { KnownGame } from './catalogue-store.ts';

const titles: Readonly<Record<SegmentId, string>> = {
  'top-games': 'Top games',
  'main-games': 'Main games',
  'popular-games': 'Popular games',
  'featured-games': 'Featured games',
  'new-games': 'New games',
  'slots-games': 'Slots',
  'live-games': 'Live games',
  'hot-games': 'Hot games',
  'jackpot-games': 'Jackpot games',
  'table-games': 'Table games',
  'cards-games': 'Card games',
  'instant-games': 'Originals',
  'poker-games': 'Poker',
};

export interface Segment {
  readonly id: SegmentId;
  readonly title: string;
  readonly gameIds: readonly string[];
}

/** Everything shown in one country. */
export interface CatalogueView {
  /** In list order. */
  readonly games: readonly Game[];
  /** One per non-empty list. */
  readonly segments: readonly Segment[];
  readonly summary: CatalogueSummary;
  find(id: string): Game | undefined;
}

export const gamesOfCategory = (games: readonly Game[], name: SegmentId): Game[] =>
  games.filter((game) => isInSegment(game, name));

/** Order of the lobby's lists; all others follow in their usual order. */
const shelvesFirst: readonly SegmentId[] = ['top-games', 'new-games', 'featured-games', 'jackpot-games'];
const shelfOrder = [...shelvesFirst, ...segmentIds.filter((id) => !shelvesFirst.includes(id))];

const segmentsOf = (games: readonly Game[]): Segment[] =>
  shelfOrder
    .map((id) => ({ id, title: titles[id], gameIds: gamesOfCategory(games, id).map((game) => game.id) }))
    .filter(({ gameIds }) => gameIds.length > 0);

/** Curated lists; the others contain one kind of game. */
const chosen = new Set<SegmentId>([
  'top-games',
  'main-games',
  'popular-games',
  'featured-games',
  'new-games',
  'hot-games',
]);

/** Drops lists with the same games as an earlier one of their sort, because a small catalogue would repeat them; each kind keeps its list. */
const distinct = (segments: readonly Segment[]): Segment[] => {
  const seen = new Set<string>();
  return segments.filter(({ id, gameIds }) => {
    const content = [chosen.has(id), ...gameIds.toSorted()].join(' ');
    return !seen.has(content) && seen.add(content);
  });
};

const providersOf = (games: readonly Game[]): { name: string; count: number }[] => {
  const counts = new Map<string, number>();
  for (const { provider } of games) counts.set(provider, (counts.get(provider) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).toSorted((a, b) => b.count - a.count);
};

export const viewOf = (games: readonly Game[]): CatalogueView => {
  const segments = segmentsOf(games);
  const byId = new Map(games.map((game) => [game.id, game]));
  return {
    games,
    segments,
    summary: {
      version: createHash('sha256').update(JSON.stringify(games)).digest('base64url').slice(0, 12),
      total: games.length,
      segments: distinct(segments).map(({ id, title, gameIds }) => ({ id, title, count: gameIds.length })),
      providers: providersOf(games),
      features: gameFeatures.filter((feature) => filterGames(games, { feature }).length > 0),
      hasJackpots: games.some(({ jackpotIds }) => jackpotIds !== undefined),
    },
    find: (id) => byId.get(id),
  };
};

export interface Catalogue {
  /** What visitors from this country see: ISO code, `ZZ` if unknown. */
  of(country: string): Promise<CatalogueView>;
  /** Every playable game, enabled or not, with the operators' settings. */
  all(): Promise<readonly KnownGame[]>;
  /** Invalidates the cache. */
  forget(): void;
}

const lifetimeMs = 2_000;

/** Countries that hide the same games share one view. */
const createViews = (known: readonly KnownGame[]) => {
  const on = known.filter(({ settings, away }) => settings.enabled && away !== true);
  const views = new Map<string, CatalogueView>();
  return (country: string): CatalogueView => {
    const seen = on.filter(({ settings }) => !settings.hiddenIn.includes(country));
    const key = seen.length === on.length ? '' : seen.map(({ game }) => game.id).join(' ');
    const view = views.get(key) ?? viewOf(seen.map(({ game }) => game));
    views.set(key, view);
    return view;
  };
};

/** `further`: games that are not in the database, appended to the others. */
export const createCatalogue = (read: () => Promise<KnownGame[]>, further: readonly KnownGame[] = []): Catalogue => {
  let last: { text: string; own: readonly KnownGame[]; viewOf: (country: string) => CatalogueView } | undefined;
  const fresh = createFreshValue(async () => {
    const own = await read();
    const text = JSON.stringify(own);
    // Views are rebuilt only when something has changed.
    if (last?.text !== text) {
      last = { text, own, viewOf: createViews([...own, ...further]) };
    }
    return last;
  }, lifetimeMs);
  return {
    of: async (country) => (await fresh.read()).viewOf(country),
    all: async () => (await fresh.read()).own,
    forget: fresh.forget,
  };
};
