import type { GamePage } from '@carmine/contract/games/catalogue';
import { findGame, relatedGames } from '@carmine/contract/games/game-filter';
import { data, redirect } from 'react-router';
import { gameMeta } from '../game-meta.ts';
import { GameRoom } from '../game-room.tsx';
import { PlayOnly } from '../../../layout/gates/play-only.tsx';
import type { RouteHandle } from '../../../layout/route-handle.ts';
import { getQueryClient } from '../../../platform/calls/query-client.ts';
import { servicesContext } from '../../../platform/calls/services.ts';
import { siteOf } from '../../../platform/page/site-data.ts';
import { gamePageQuery, gamesQuery, jackpotsQuery, winnersQuery } from '../../../queries/games.ts';
import { closedPath } from '../../../queries/protection.ts';
import { prefetch, dehydrate } from '../../../queries/dehydrate.ts';
import { HydratedCache } from '../../../queries/hydrated-cache.tsx';
import { texts } from '../../../texts/texts.ts';
import type { Route } from './+types/game.ts';

export const handle: RouteHandle = { slim: true };

const pageOr404 = (page: GamePage | null): GamePage => {
  if (page === null) throw data(null, { status: 404 });
  return page;
};

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call, country, confined } = context.get(servicesContext);
  // A blocked visitor sees the gate on every URL.
  if (country?.restricted) return { page: undefined, state: undefined };
  if (confined) throw redirect(closedPath);
  const page = pageOr404(await getQueryClient().query(gamePageQuery(params.gameName, call)));
  const state = await dehydrate((client) => [
    prefetch(client, winnersQuery('latest', page.game.id, call)),
    ...(page.game.jackpotIds === undefined ? [] : [prefetch(client, jackpotsQuery(call))]),
  ]);
  return { page, state };
};

const relatedShown = 7;

/** From the catalogue where it is at hand: no call at all. */
const pageAtHand = (name: string): GamePage | undefined => {
  const games = getQueryClient().getQueryData(gamesQuery().queryKey)?.games;
  const game = games && findGame(games, name);
  return games && game && { game, related: relatedGames(games, game, relatedShown) };
};

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const page = pageAtHand(params.gameName) ?? (await getQueryClient().query(gamePageQuery(params.gameName)));
  return { page: pageOr404(page), state: undefined };
};

export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: object; nextParams: object }) =>
  JSON.stringify(currentParams) !== JSON.stringify(nextParams);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  return loaderData?.page === undefined
    ? [{ title: texts.titles.notFound(site?.skin.brand.name ?? '') }, { name: 'robots', content: 'noindex' }]
    : gameMeta(loaderData.page.game, site);
};

const GameRoute = ({ loaderData: { page, state } }: Route.ComponentProps) =>
  page === undefined ? null : (
    <PlayOnly>
      <HydratedCache state={state}>
        <GameRoom key={page.game.id} page={page} />
      </HydratedCache>
    </PlayOnly>
  );

export default GameRoute;

export { GameMissing as ErrorBoundary } from '../game-missing.tsx';
