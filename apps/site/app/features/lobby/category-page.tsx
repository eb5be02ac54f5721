import { useQuery } from '@tanstack/react-query';
import { favouritesQuery, gamesQuery } from '../../queries/games.ts';
import { useSession } from '../../queries/session.ts';
import { texts } from '../../texts/en.ts';
import { EmptyShelf, TileSkeletons } from './empty-shelf.tsx';
import { GameGrid } from './game-grid.tsx';

/** One segment, the favourites, or everything, as a page. */
export const CategoryPage = ({ category }: { readonly category: string }) => {
  const signedIn = useSession() !== null;
  const { data, isPending } = useQuery(gamesQuery());
  const favourites = useQuery({ ...favouritesQuery(), enabled: signedIn && category === 'favourites' }).data;
  if (isPending) return <TileSkeletons count={12} />;
  const games = data?.games ?? [];
  const segment = data?.segments.find(({ id }) => id === category);
  // Nobody's favourites, and those that have not come yet, are none.
  const wanted = category === 'favourites' ? (favourites ?? []).map(({ id }) => id) : segment?.gameIds;
  const shown = wanted === undefined ? games : wanted.flatMap((id) => games.find((game) => game.id === id) ?? []);
  const title = category === 'favourites' ? texts.lobby.favourites : (segment?.title ?? texts.lobby.allGames);
  if (shown.length > 0) return <GameGrid title={title} games={shown} page />;
  return (
    <section className="rail">
      <h1 className="page-title">{title}</h1>
      <EmptyShelf text={category === 'favourites' ? texts.lobby.emptyFavourites : texts.lobby.emptyText} />
    </section>
  );
};
