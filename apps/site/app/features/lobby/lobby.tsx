import type { Game } from '@carmine/contract/games/game-service';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { HydrationChunk } from '../../platform/drawing/hydration.tsx';
import { useSite } from '../../platform/page/site-data.ts';
import { categoryQuery, jackpotsQuery, summaryQuery } from '../../queries/games.ts';
import { useCatalogue } from '../../queries/use-catalogue.ts';
import { JackpotRail } from '../jackpots/jackpot-rail.tsx';
import { lobbyTexts } from './texts.ts';
import { Chips } from './chips.tsx';
import { EmptyShelf, TileSkeletons } from './empty-shelf.tsx';
import { Hero } from './hero.tsx';
import { LeadGames } from './lead-games.tsx';
import { RaceStrip } from './race/race-strip.tsx';
import { fullRow } from './rail.tsx';
import { Offers, useAdverts, welcomeOf } from './offers.tsx';
import { Promises } from './promises.tsx';
import { Shelves } from './shelves.tsx';
import { Spotlight } from './spotlight.tsx';
import { Winners } from './wins/winners.tsx';

/** Up to this many games, each gets a large place; shelves would only repeat them. */
const smallHouse = 6;

/** The whole catalogue indexed by id and by list. */
const useWhole = () => {
  const whole = useCatalogue().data;
  return useMemo(() => {
    const byId = new Map((whole?.games ?? []).map((game) => [game.id, game]));
    const gamesOf = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? []);
    const lists = (whole?.segments ?? []).map(({ id, gameIds }) => [id, gamesOf(gameIds)] as const);
    return { games: whole?.games, byId, bySegment: new Map<string, readonly Game[]>(lists) };
  }, [whole]);
};

const Floor = () => {
  const summary = useQuery(summaryQuery());
  const { games, byId, bySegment } = useWhole();
  const top = useQuery(categoryQuery('top-games')).data ?? [];
  const jackpots = useQuery({ ...jackpotsQuery(), enabled: summary.data?.hasJackpots === true }).data ?? [];
  const adverts = useAdverts();
  const [highlight, setHighlight] = useState<Game>();
  const { switches } = useSite().skin;
  // The hero must not change when the whole catalogue arrives.
  const staged = top.length > 0 ? top : (games ?? []);
  const find = (id: string) => byId.get(id) ?? top.find((game) => game.id === id);
  const total = summary.data?.total ?? 0;
  return (
    <div>
      <HydrationChunk name="top">
        <div className="lobby-top">
          <Hero games={staged} offer={welcomeOf(adverts)} onGame={setHighlight} />
          <Spotlight game={highlight ?? staged[0]} />
        </div>
      </HydrationChunk>
      {switches.winnersTicker && <Winners find={find} />}
      <RaceStrip />
      <HydrationChunk name="offers">
        <Offers adverts={adverts} />
      </HydrationChunk>
      {summary.data && total > smallHouse && (
        <HydrationChunk name="chips">
          <Chips summary={summary.data} />
        </HydrationChunk>
      )}
      {jackpots.length > 0 && (
        <HydrationChunk name="jackpots">
          <JackpotRail jackpots={jackpots} />
        </HydrationChunk>
      )}
      {summary.isPending && <TileSkeletons count={fullRow} />}
      {!summary.isPending && total === 0 && <EmptyShelf text={lobbyTexts.emptyText} />}
      {total > 0 && total <= smallHouse && <LeadGames games={games ?? []} />}
      {summary.data && total > smallHouse && <Shelves summary={summary.data} games={games} bySegment={bySegment} />}
      <HydrationChunk name="promises">
        <Promises />
      </HydrationChunk>
    </div>
  );
};

/** A route's page is usually no chunk, because its data may only be in the browser; the lobby's is in the document. */
export const Lobby = () => (
  <HydrationChunk name="lobby">
    <Floor />
  </HydrationChunk>
);
