/** A player's activity, on screen and as a download, and what promotions moved. */
import { getActivity, getActivityFile } from '@carmine/contract/games/activity';
import { getPromotionMoney } from '@carmine/contract/promotions/promotion-money';
import type { FastifyInstance } from 'fastify';
import { answer } from '../../calls/answer.ts';
import type { PlayModules, PlayService } from '../../play/play-service.ts';
import { route } from '../../calls/route.ts';

const dayMs = 24 * 3_600_000;

export const activityRoutes = (app: FastifyInstance, service: PlayService, { gaming }: PlayModules): void => {
  route(app, service, getActivity, async ({ player, query }) =>
    answer(200, await gaming.activity(player.playerId, query.period)),
  );

  route(app, service, getActivityFile, async ({ player, query }) =>
    answer(200, await gaming.activityFile(player.playerId, query.period)),
  );

  route(app, service, getPromotionMoney, async ({ player, query: { page, size, from, to } }) => {
    const found = await gaming.promotionMoney({
      ...{ playerId: player.playerId, page, size },
      from: new Date(from ?? 0),
      // Both days count from their first moment to their last.
      to: to === undefined ? new Date(Date.now() + dayMs) : new Date(Date.parse(to) + dayMs),
    });
    return answer(200, { ...found, page, size });
  });
};
