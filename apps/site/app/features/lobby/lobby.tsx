import type { Game } from '@carmine/contract';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useSite } from '../../platform/site-data.ts';
import { categoryQuery, gamesQuery, shelfCategories } from '../../queries/games.ts';
import { texts } from '../../texts/en.ts';
import { EmptyShelf, TileSkeletons } from './empty-shelf.tsx';
import { GameGrid } from './game-grid.tsx';
import { Hero } from './hero.tsx';
import { Promises } from './promises.tsx';
import { Rail } from './rail.tsx';
import { railsOf } from './rails.ts';
import { Spotlight } from './spotlight.tsx';
import { Winners } from './winners.tsx';

/** Where few games are, one shelf that shows all of them is enough. */
const shelvesFrom = 8;

/** A shelf with a call of its own shows that call's games; the catalogue's stand in for a failed one. */
const useSegments = () => {
  const segments = useQuery(gamesQuery()).data?.segments ?? [];
  const shelves = useQueries({ queries: shelfCategories.map((name) => categoryQuery(name)) });
  return segments.map((segment) => {
    const own = shelves[shelfCategories.findIndex((name) => name === segment.id)]?.data;
    return own === undefined ? segment : { ...segment, gameIds: own.map(({ id }) => id) };
  });
};

const Shelves = ({ games }: { readonly games: readonly Game[] }) => {
  const segments = useSegments();
  const rails = railsOf(segments, games);
  const shown = new Set(rails.flatMap((rail) => rail.games.map(({ id }) => id)));
  const allShown = games.every(({ id }) => shown.has(id));
  return (
    <>
      {rails.map((rail, index) => (
        <Rail key={rail.id} rail={rail} eager={index === 0} />
      ))}
      {(games.length >= shelvesFrom || !allShown) && <GameGrid title={texts.lobby.allGames} games={games} />}
    </>
  );
};

export const Lobby = () => {
  const { data, isPending } = useQuery(gamesQuery());
  const { switches } = useSite().skin;
  const games = data?.games ?? [];
  return (
    <>
      <div className="lobby-top">
        <Hero games={games} />
        <Spotlight game={games[0]} />
      </div>
      {switches.winnersTicker && <Winners games={games} />}
      {isPending && <TileSkeletons count={7} />}
      {!isPending && games.length === 0 && <EmptyShelf text={texts.lobby.emptyText} />}
      {games.length > 0 && <Shelves games={games} />}
      <Promises />
    </>
  );
};
