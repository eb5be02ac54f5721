import type { CatalogueSummary, Game, SegmentId } from '@carmine/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { categoryQuery, recentGamesQuery, recommendedQuery, shelfCategories } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { useStore } from '../../state/store.ts';
import { lobbyTexts } from '../../texts/en-lobby.ts';
import { listAddress, ownAddress } from './list-address.ts';
import { ProvidersRail } from './providers-rail.tsx';
import { Rail, type RailContent } from './rail.tsx';

/** Fewer games than this are a gap, not a shelf: they are on other shelves and in their own list. */
const leastOnShelf = 4;
/** In this order; what a house adds comes behind. */
const order: readonly SegmentId[] = ['top-games', 'new-games', 'featured-games', 'jackpot-games'];

const byOrder = (segments: CatalogueSummary['segments']) => {
  const first = order.flatMap((id) => segments.find((segment) => segment.id === id) ?? []);
  return [...first, ...segments.filter(({ id }) => !order.includes(id))];
};

/** What was played last, in this visit or before, by a player; in this visit by anybody. */
const useContinue = (games: readonly Game[] | undefined): readonly Game[] => {
  const signedIn = useSession() !== null;
  const recent = useQuery({ ...recentGamesQuery(), enabled: signedIn }).data ?? [];
  const played = useStore((state) => state.game.playedGames);
  const now = played.flatMap(({ name }) => games?.find((game) => game.name === name) ?? []);
  return [...new Map([...now, ...recent].map((game) => [game.id, game])).values()];
};

/** The games of a shelf by its own call, until the whole catalogue is here. */
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
  const shelves = byOrder(summary.segments).filter(({ count }) => count >= leastOnShelf);
  const railOf = ({ id, title, count }: (typeof shelves)[number]): RailContent => ({
    ...{ id, title, games: gamesOf(id), total: count, to: listAddress({ category: id }) },
  });
  const [head, tail] = [shelves.slice(0, order.length), shelves.slice(order.length)];
  return (
    <>
      {recent.length > 0 && (
        <Rail
          rail={{
            id: 'continue',
            title: lobbyTexts.continue,
            games: recent,
            total: recent.length,
            to: ownAddress('continue'),
          }}
        />
      )}
      {head.map((shelf, index) => (
        <Rail key={shelf.id} rail={railOf(shelf)} eager={index === 0} />
      ))}
      {recommended.length >= leastOnShelf && (
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
      {tail.map((shelf) => (
        <Rail key={shelf.id} rail={railOf(shelf)} />
      ))}
      {summary.providers.length > 1 && <ProvidersRail providers={summary.providers} />}
    </>
  );
};
