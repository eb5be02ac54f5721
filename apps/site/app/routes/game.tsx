import { data } from 'react-router';
import { findGame } from '../features/game/game-address.ts';
import { GameRoom } from '../features/game/game-room.tsx';
import { gameMeta } from '../features/game/game-meta.ts';
import type { RouteHandle } from '../layout/shell.tsx';
import { call as browserCall } from '../platform/browser-call.ts';
import { getQueryClient } from '../platform/query-client.ts';
import { servicesContext } from '../platform/services.ts';
import { siteOf } from '../platform/site-data.ts';
import { gamesQuery } from '../queries/games.ts';
import { texts } from '../texts/en.ts';
import type { Route } from './+types/game.ts';

export const handle: RouteHandle = { slim: true };

const gameOr404 = (games: Parameters<typeof findGame>[0], name: string) => {
  const game = findGame(games, name);
  if (game === undefined) throw data(null, { status: 404 });
  return { game };
};

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { call, country } = context.get(servicesContext);
  // A blocked visitor sees the gate, whatever the address.
  if (country?.restricted) return { game: undefined };
  const { games } = await getQueryClient().query(gamesQuery(undefined, call));
  return gameOr404(games, params.gameName);
};

/** In the browser the catalogue is at hand: no call at all. */
export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => {
  const { games } = await getQueryClient().query({ ...gamesQuery(undefined, browserCall), staleTime: 'static' });
  return gameOr404(games, params.gameName);
};

export const shouldRevalidate = ({ currentParams, nextParams }: { currentParams: object; nextParams: object }) =>
  JSON.stringify(currentParams) !== JSON.stringify(nextParams);

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  const site = siteOf(matches);
  const brand = site?.skin.brand.name ?? '';
  return loaderData?.game === undefined
    ? [{ title: texts.titles.notFound(brand) }]
    : gameMeta(loaderData.game, brand, site?.publicUrl ?? '');
};

const GameRoute = ({ loaderData }: Route.ComponentProps) =>
  loaderData.game === undefined ? null : <GameRoom key={loaderData.game.id} game={loaderData.game} />;

export default GameRoute;

export { GameMissing as ErrorBoundary } from '../features/game/game-missing.tsx';
