/** The lobby: games, lists, jackpots and winners for the visitor's country. */
import { getCatalogueSummary, getGame, getRecentGames, listGames } from '@carmine/contract/games/catalogue';
import { filterGames, findGame, relatedGames } from '@carmine/contract/games/game-filter';
import {
  categoryNames,
  getCategory,
  getGamesAndCategories,
  getLatestWinners,
  getTopWinners,
} from '@carmine/contract/games/game-service';
import { getJackpots, getJackpotWins } from '@carmine/contract/games/jackpots';
import type { FastifyInstance } from 'fastify';
import { gamesOfCategory } from '../../modules/gaming/index.ts';
import { answer, refuse } from '../calls/answer.ts';
import type { PlayModules, PlayService } from '../play/play-service.ts';
import { route } from '../calls/route.ts';

/** Private, because two countries may see different lists. */
const halfAMinute = { cacheControl: 'private, max-age=30' };
/** A catalogue is immutable under its version, for every country. */
const forEver = { cacheControl: 'public, max-age=31536000, immutable' };
const relatedShown = 7;

const listRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  const seenFrom = (client: { country: string }) => gaming.catalogue.of(client.country);
  // Every game can be played in every currency, so the currency does not change the list.
  route(app, service, getGamesAndCategories, async ({ client, query }) => {
    const { games, segments, summary } = await seenFrom(client);
    const lists = segments.map(({ id, title, gameIds }) => ({ id, title, gameIds: [...gameIds] }));
    return answer(200, { games: [...games], segments: lists }, query.v === summary.version ? forEver : halfAMinute);
  });
  route(app, service, getCategory, async ({ params, query, client }) => {
    const name = categoryNames.find((known) => known === params.name);
    if (name === undefined) return refuse('not_found');
    const { games } = await seenFrom(client);
    return answer(200, gamesOfCategory(games, name).slice(0, query.size), halfAMinute);
  });
  route(app, service, getCatalogueSummary, async ({ client }) =>
    answer(200, (await seenFrom(client)).summary, halfAMinute),
  );
  route(app, service, listGames, async ({ query: { size, ...filter }, client }) => {
    const found = filterGames((await seenFrom(client)).games, filter);
    return answer(200, { games: found.slice(0, size), total: found.length }, halfAMinute);
  });
  route(app, service, getGame, async ({ query, client }) => {
    const { games } = await seenFrom(client);
    const game = findGame(games, query.name);
    return game === undefined
      ? refuse('not_found')
      : answer(200, { game, related: relatedGames(games, game, relatedShown) }, halfAMinute);
  });
};

export const catalogueRoutes = (app: FastifyInstance, service: PlayService, modules: PlayModules): void => {
  const { gaming } = modules;
  listRoutes(app, service, modules);
  route(app, service, getRecentGames, async ({ player }) => answer(200, await gaming.recentGames(player.playerId)));
  route(app, service, getJackpots, async () => answer(200, [...(await gaming.jackpots.all())]));
  route(app, service, getJackpotWins, async ({ query }) => answer(200, await gaming.jackpots.wins(query)));
  route(app, service, getLatestWinners, async ({ query }) =>
    answer(200, [...(await gaming.winners.latest(query.game))]),
  );
  route(app, service, getTopWinners, async ({ query }) => answer(200, [...(await gaming.winners.top(query.game))]));
};
