/** Opt-in and opt-out of promotions by channel, signed in or by a mail's link. */
import { deleteUnsubscribe, getUnsubscribe, postUnsubscribe, putReceiveEmail } from '@carmine/contract/account/profile';
import { getPromotionConsents, putPromotionConsents } from '@carmine/contract/promotions/consents';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { route } from '../../calls/route.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { AccountService } from './account-service.ts';

export const emailPreferenceRoutes = (app: FastifyInstance, service: AccountService): void => {
  const { identity } = service;

  route(app, service, putReceiveEmail, async ({ player, body, client }) => {
    await identity.answerPromotions(player.playerId, { mail: body.receiveEmailPromo }, client.ip);
    return answer(204);
  });

  const consentsOf = async (playerId: PlayerId) => {
    const { mail, notice } = await identity.promotionConsents(playerId);
    const shown = ({ given, at, source }: typeof mail) => ({
      ...{ given, at: at?.toISOString() ?? null, source: source ?? null },
    });
    return answer(200, { mail: shown(mail), notice: shown(notice) });
  };

  route(app, service, getPromotionConsents, ({ player }) => consentsOf(player.playerId));

  route(app, service, putPromotionConsents, async ({ player, body, client }) => {
    await identity.answerPromotions(player.playerId, body, client.ip);
    return consentsOf(player.playerId);
  });

  route(app, service, getUnsubscribe, async ({ params: { id } }) =>
    answer(303, undefined, { headers: { location: `/unsubscribe/${encodeURIComponent(id)}` } }),
  );

  for (const endpoint of [deleteUnsubscribe, postUnsubscribe] as const) {
    route(app, service, endpoint, async ({ params }) => {
      const done = await identity.unsubscribe(params.id);
      return done.ok ? answer(204) : refuse(done.reason);
    });
  }
};
