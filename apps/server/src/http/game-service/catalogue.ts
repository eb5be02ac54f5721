/** The lobby: games, categories, jackpots, winners. */
import { getCategory, getGamesAndCategories, getJackpots, getLatestWinners, getTopWinners } from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import { gamesOfCategory, isCategoryName, segmentsOf } from '../../modules/gaming/index.ts';
import { answer, refuse } from '../answer.ts';
import type { PlayModules, PlayService } from '../play/play-service.ts';
import { route } from '../route.ts';

const halfAMinute = { cacheControl: 'public, max-age=30' };

export const catalogueRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  // Every game is played in every currency, so the lobby's does not change what is listed.
  route(app, service, getGamesAndCategories, async () => {
    const games = await gaming.games();
    const segments = segmentsOf(games).map(({ gameIds, ...segment }) => ({ ...segment, gameIds: [...gameIds] }));
    return answer(200, { games: [...games], segments }, halfAMinute);
  });
  route(app, service, getCategory, async ({ params }) =>
    isCategoryName(params.name)
      ? answer(200, gamesOfCategory(await gaming.games(), params.name), halfAMinute)
      : refuse('not_found'),
  );
  route(app, service, getJackpots, async () => answer(200, await gaming.jackpots()));
  route(app, service, getLatestWinners, async () => answer(200, [...(await gaming.winners.latest())]));
  route(app, service, getTopWinners, async () => answer(200, [...(await gaming.winners.top())]));
};
