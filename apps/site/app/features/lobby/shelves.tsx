import type { CatalogueSummary } from '@carmine/contract/games/catalogue';
import type { SegmentId } from '@carmine/contract/games/game-filter';
import type { Game } from '@carmine/contract/games/game-service';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  categoryQuery,
  recentGamesQuery,
  recommendedQuery,
  shelfCategories,
  shelvesInDocument,
  wholeInDocument,
} from '../../queries/games.ts';
import { HydrationChunk } from '../../platform/drawing/hydration.tsx';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { listTexts } from '../../texts/lists.ts';
import { lobbyTexts } from './texts.ts';
import { listAddress, ownAddress } from './list/list-address.ts';
import { LiveTables } from './live/live-tables.tsx';
import { ProvidersRail } from './providers-rail.tsx';
import { fullRow, Rail, type RailContent } from './rail.tsx';

/** Fewer games than this are a gap, not a shelf: they are on other shelves and in their own list. What the house recommends is shown however few. */
const leastOnShelf = 4;
/** Shelves before the recommended one; all others follow. */
const headIds: readonly SegmentId[] = ['top-games', 'new-games', 'featured-games', 'jackpot-games'];

/** Games not shown on a shelf above come first, so that scrolling does not repeat the same ones. */
const createFreshFirst = (shown: readonly (readonly Game[])[]) => {
  const seen = new Set(shown.flatMap((games) => games.slice(0, fullRow).map(({ id }) => id)));
  return (games: readonly Game[] | undefined): readonly Game[] | undefined => {
    const fresh = games?.filter(({ id }) => !seen.has(id)) ?? [];
    const ordered = games && [...fresh, ...games.filter(({ id }) => seen.has(id))];
    for (const { id } of ordered?.slice(0, fullRow) ?? []) seen.add(id);
    return ordered;
  };
};

/** What was played last, in this visit or before, by a player; in this visit by anybody. */
const useContinue = (games: readonly Game[] | undefined): readonly Game[] => {
  const signedIn = useSession() !== null;
  const recent = useQuery({ ...recentGamesQuery(), enabled: signedIn }).data ?? [];
  const played = useStore((state) => state.game.playedGames);
  const now = played.flatMap(({ name }) => games?.find((game) => game.name === name) ?? []);
  return [...new Map([...now, ...recent].map((game) => [game.id, game])).values()];
};

/** A shelf's games from its own call until the whole catalogue is loaded. */
const useShelfGames = (whole: readonly Game[] | undefined, bySegment: ReadonlyMap<string, readonly Game[]>) => {
  const calls = useQueries({ queries: shelfCategories.map((name) => categoryQuery(name)) });
  return (id: SegmentId): readonly Game[] | undefined =>
    whole === undefined ? calls[shelfCategories.findIndex((name) => name === id)]?.data : bySegment.get(id);
};

interface ShelvesProps {
  readonly summary: CatalogueSummary;
  /** The whole catalogue, once it is here. */
  readonly games: readonly Game[] | undefined;
  readonly bySegment: ReadonlyMap<string, readonly Game[]>;
}

export const Shelves = ({ summary, games, bySegment }: ShelvesProps) => {
  const recent = useContinue(games);
  const recommended = useQuery(recommendedQuery()).data ?? [];
  const gamesOf = useShelfGames(games, bySegment);
  const shelves = summary.segments.filter(({ count }) => count >= leastOnShelf);
  const railOf = ({ id, count }: (typeof shelves)[number], shown: readonly Game[] | undefined): RailContent => ({
    id,
    title: listTexts[id],
    games: shown,
    total: count,
    to: listAddress({ category: id }),
  });
  const head = shelves.filter(({ id }) => headIds.includes(id));
  const inDocument = ({ id }: { readonly id: SegmentId }) =>
    summary.total <= wholeInDocument || shelvesInDocument.some((name) => name === id);
  const freshFirst = createFreshFirst(head.map(({ id }) => gamesOf(id) ?? []));
  return (
    <>
      {recent.length > 0 && (
        <Rail
          drawn
          rail={{
            id: 'continue',
            title: lobbyTexts.continue,
            games: recent,
            total: recent.length,
            to: ownAddress('continue'),
          }}
        />
      )}
      {head.map((shelf) => (
        <Rail key={shelf.id} rail={railOf(shelf, gamesOf(shelf.id))} drawn={inDocument(shelf)} />
      ))}
      {summary.segments.some(({ id }) => id === 'live-games') && (
        <HydrationChunk name="live-tables">
          <LiveTables />
        </HydrationChunk>
      )}
      {recommended.length > 0 && (
        <Rail
          rail={{
            id: 'recommended',
            title: lobbyTexts.recommended,
            games: recommended,
            total: recommended.length,
            to: listAddress({}),
          }}
        />
      )}
      {shelves
        .filter(({ id }) => !headIds.includes(id))
        .map((shelf) => (
          <Rail key={shelf.id} rail={railOf(shelf, freshFirst(gamesOf(shelf.id)))} drawn={inDocument(shelf)} />
        ))}
      {summary.providers.length > 1 && (
        <HydrationChunk name="providers">
          <ProvidersRail providers={summary.providers} />
        </HydrationChunk>
      )}
    </>
  );
};
