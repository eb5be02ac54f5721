/** Opt-in and opt-out of e-mail promotions, signed in or by a mail's link. */
import { deleteUnsubscribe, postUnsubscribe, putReceiveEmail } from '@carmine/contract/profile';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { AccountService } from './account-service.ts';

export const emailPreferenceRoutes = (app: FastifyInstance, service: AccountService): void => {
  const { identity } = service;

  route(app, service, putReceiveEmail, async ({ player, body, client }) => {
    await identity.answerEmailPromotions(player.playerId, body.receiveEmailPromo, client.ip);
    return answer(204);
  });

  for (const endpoint of [deleteUnsubscribe, postUnsubscribe] as const) {
    route(app, service, endpoint, async ({ params }) => {
      const done = await identity.unsubscribe(params.id);
      return done.ok ? answer(204) : refuse(done.reason);
    });
  }
};
