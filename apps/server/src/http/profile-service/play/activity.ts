/** A player's activity, on screen and as a download. */
import { getActivity, getActivityFile } from '@carmine/contract/activity';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import type { PlayModules, PlayService } from '../../play/play-service.ts';
import { route } from '../../calls/route.ts';

export const activityRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, getActivity, async ({ player, query }) =>
    answer(200, await gaming.activity(player.playerId, query.period)),
  );

  route(app, service, getActivityFile, async ({ player, query }) =>
    answer(200, await gaming.activityFile(player.playerId, query.period)),
  );
};
