/** A player's favourite games. */
import { addFavourite, getFavourites, removeFavourite } from '@carmine/contract/games/favourites';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import type { PlayModules, PlayService } from '../../play/play-service.ts';
import { route } from '../../calls/route.ts';

export const favouriteRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, getFavourites, async ({ player }) => answer(200, await gaming.favourites.list(player.playerId)));
  route(app, service, addFavourite, async ({ player, body }) => {
    const outcome = await gaming.favourites.add(player.playerId, body.id);
    if (!outcome.ok) return refuse(outcome.reason);
    return outcome.added ? answer(201, outcome.favourite) : answer(200, outcome.favourite);
  });
  route(app, service, removeFavourite, async ({ player, params }) => {
    await gaming.favourites.remove(player.playerId, params.id);
    return answer(204);
  });
};
