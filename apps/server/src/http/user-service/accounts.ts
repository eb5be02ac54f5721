/** Registration, e-mail validation, human check, and e-mail confirmation. */
import {
  captchaChallenge,
  checkCoupon,
  confirmEmail,
  register,
  resendConfirmation,
  validateEmail,
} from '@carmine/contract/account/user-service';
import { noteLanding } from '@carmine/contract/promotions/referrals';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { clientWithDevice, signedInCookies, userOf, type UserService } from './user-service.ts';

/** An empty form field counts as absent. */
const given = (text: string | null | undefined): string | undefined =>
  text === null || text === '' ? undefined : text;

export const accountRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, http, coins } = service;

  route(app, service, register, async ({ body, client, headers }) => {
    const { registrationCode, landingCode, clickId, ...input } = body;
    if (!(await coins.currencies()).includes(input.currency)) return refuse('currency_not_supported');
    const codes = {
      ...{ registrationCode: given(registrationCode), landingCode: given(landingCode), clickId: given(clickId) },
      skin: client.skin,
    };
    const made = await identity.register({ ...input, ...codes }, clientWithDevice(http, client, headers));
    if (made.ok) return answer(201, { user: userOf(http, made.user) }, signedInCookies(made.session));
    return refuse(made.reason, 'status' in made ? { emailStatus: made.status } : {});
  });

  route(app, service, noteLanding, async ({ body }) => {
    await service.noteLanding(body.code);
    return answer(204);
  });

  route(app, service, validateEmail, async ({ body }) =>
    answer(200, { email_status: await identity.validateEmail(body.email) }),
  );

  route(app, service, captchaChallenge, async ({ query, client }) =>
    answer(200, await identity.challenge(query.action, client.ip)),
  );

  route(app, service, confirmEmail, async ({ body }) => {
    const confirmed = await identity.confirmEmail(body.token);
    return confirmed.ok ? answer(204) : refuse(confirmed.reason);
  });

  route(app, service, resendConfirmation, async ({ player }) => {
    if (player !== undefined) await identity.resendConfirmation(player.playerId);
    return answer(204);
  });

  route(app, service, checkCoupon, async ({ body, player, client, query: { language } }) => {
    const asker = { playerId: player?.playerId, addressCountry: client.country, skin: client.skin };
    const promotion = await service.checkCoupon(body.couponName, asker, language);
    if (promotion !== undefined) return answer(200, { valid: true, promotion });
    // Who registers may be invited by a code; a player's deposit takes none.
    if (player !== undefined) return answer(200, { valid: false });
    const invitation = await service.invitationOf(body.couponName);
    if (invitation !== undefined) return answer(200, { valid: true, invitation });
    return answer(200, { valid: await service.isAffiliate(body.couponName) });
  });
};
