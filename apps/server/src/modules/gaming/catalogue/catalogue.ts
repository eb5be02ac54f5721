/** What is shown to whom: the games, their lists and a version of all of it, for each country. */
import { createHash } from 'node:crypto';
import type { CatalogueSummary } from '@carmine/contract/catalogue';
import { filterGames, gameFeatures, isInSegment, type SegmentId, segmentIds } from '@carmine/contract/game-filter';
import type { Game } from '@carmine/contract/game-service';
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

/** Everything that one country sees. */
export interface CatalogueView {
  /** In the order of the lists. */
  readonly games: readonly Game[];
  /** One for each list that has games. */
  readonly segments: readonly Segment[];
  readonly summary: CatalogueSummary;
  find(id: string): Game | undefined;
}

export const gamesOfCategory = (games: readonly Game[], name: SegmentId): Game[] =>
  games.filter((game) => isInSegment(game, name));

/** As a lobby shows them; the others follow in their own order. */
const shelvesFirst: readonly SegmentId[] = ['top-games', 'new-games', 'featured-games', 'jackpot-games'];
const shelfOrder = [...shelvesFirst, ...segmentIds.filter((id) => !shelvesFirst.includes(id))];

const segmentsOf = (games: readonly Game[]): Segment[] =>
  shelfOrder
    .map((id) => ({ id, title: titles[id], gameIds: gamesOfCategory(games, id).map((game) => game.id) }))
    .filter(({ gameIds }) => gameIds.length > 0);

/** Lists that somebody chose games for; the others hold a kind of game. */
const chosen = new Set<SegmentId>([
  'top-games',
  'main-games',
  'popular-games',
  'featured-games',
  'new-games',
  'hot-games',
]);

/** None that holds the very games of an earlier one of its sort: a small catalogue has few lists, but each kind keeps its own. */
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
      hasJackpots: games.some(({ jackpotId }) => jackpotId !== undefined),
    },
    find: (id) => byId.get(id),
  };
};

export interface Catalogue {
  /** What visitors from this country see: ISO code, `ZZ` for unknown. */
  of(country: string): Promise<CatalogueView>;
  /** Every game that can be played, switched off or not, with what operators decided. */
  all(): Promise<readonly KnownGame[]>;
  /** The next look asks the database. */
  forget(): void;
}

const lifetimeMs = 2_000;

/** Countries that miss the same games share one view. */
const createViews = (known: readonly KnownGame[]) => {
  const on = known.filter(({ settings }) => settings.enabled);
  const views = new Map<string, CatalogueView>();
  return (country: string): CatalogueView => {
    const seen = on.filter(({ settings }) => !settings.hiddenIn.includes(country));
    const key = seen.length === on.length ? '' : seen.map(({ game }) => game.id).join(' ');
    const view = views.get(key) ?? viewOf(seen.map(({ game }) => game));
    views.set(key, view);
    return view;
  };
};

/** `further`: games that are in no database, behind all others. */
export const createCatalogue = (read: () => Promise<KnownGame[]>, further: readonly KnownGame[] = []): Catalogue => {
  let last: { text: string; own: readonly KnownGame[]; viewOf: (country: string) => CatalogueView } | undefined;
  const fresh = createFreshValue(async () => {
    const own = await read();
    const text = JSON.stringify(own);
    // Views are made when something has changed, not every two seconds.
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
