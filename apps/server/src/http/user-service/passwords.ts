/** Forgotten, reset and changed passwords, and step-up. */
import { getStepUp } from '@carmine/contract/account/second-factor';
import {
  changePassword,
  confirmBrowser,
  forgotPassword,
  requestSignInLink,
  resetPassword,
  stepUp,
} from '@carmine/contract/account/user-service';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../calls/answer.ts';
import { route } from '../calls/route.ts';
import { clientWithDevice, placeOf, renewedCookie, waitOf, type UserService } from './user-service.ts';

export const passwordRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, http } = service;

  route(app, service, forgotPassword, async ({ body }) => {
    await identity.requestReset(body.email);
    return answer(204);
  });

  route(app, service, requestSignInLink, async ({ body }) => {
    await identity.requestSignInLink(body.email);
    return answer(204);
  });

  route(app, service, confirmBrowser, async ({ body, client, headers }) => {
    const { device } = clientWithDevice(http, client, headers);
    const confirmed = await identity.confirmBrowser(body.token, device);
    return confirmed.ok ? answer(204, undefined, { device: confirmed.device }) : refuse(confirmed.reason);
  });

  route(app, service, resetPassword, async ({ body, client, headers }) => {
    const { device } = clientWithDevice(http, client, headers);
    const reset = await identity.resetPassword(body, device);
    return reset.ok ? answer(204, undefined, { device: reset.device }) : refuse(reset.reason);
  });

  route(app, service, changePassword, async ({ body, player, client, headers, token = '' }) => {
    const changed = await identity.changePassword({ ...player, token }, body, clientWithDevice(http, client, headers));
    if (!changed.ok) return refuse(changed.reason, waitOf(changed));
    return answer(204, undefined, { ...renewedCookie(changed.token), device: changed.device });
  });

  route(app, service, getStepUp, async ({ player, headers }) =>
    answer(200, await identity.stepUpWays(player.playerId, placeOf(http, headers))),
  );

  route(app, service, stepUp, async ({ body, player, client, headers, token = '' }) => {
    const { playerId, sessionId } = player;
    const asked = { playerId, sessionId, token, place: placeOf(http, headers) };
    const proven = await identity.stepUp(asked, body, client.ip);
    if (!proven.ok) return refuse(proven.reason, waitOf(proven));
    return answer(204, undefined, renewedCookie(proven.token));
  });
};
