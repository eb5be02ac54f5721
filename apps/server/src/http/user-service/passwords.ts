/** Forgotten, reset and changed passwords, and the step-up. */
import { changePassword, forgotPassword, getStepUp, resetPassword, stepUp } from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import { placeOf, renewCookie, renewedCookie, waitOf, type UserService } from './user-service.ts';

export const passwordRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity, floor } = service;

  route(app, service, forgotPassword, async ({ body }) => {
    await identity.requestReset(body.email);
    return answer(204);
  });

  route(app, service, resetPassword, async ({ body }) => {
    const reset = await identity.resetPassword(body);
    return reset.ok ? answer(204) : refuse(reset.reason);
  });

  route(app, service, changePassword, async ({ body, player, client, token }) => {
    const changed = await identity.changePassword(player, body, client.ip);
    if (!changed.ok) return refuse(changed.reason, waitOf(changed));
    return answer(204, undefined, await renewCookie(service, token));
  });

  route(app, service, getStepUp, async ({ player, headers }) =>
    answer(200, await identity.stepUpWays(player.playerId, placeOf(floor, headers))),
  );

  route(app, service, stepUp, async ({ body, player, client, headers, token = '' }) => {
    const { playerId, sessionId } = player;
    const asked = { playerId, sessionId, token, place: placeOf(floor, headers) };
    const proven = await identity.stepUp(asked, body, client.ip);
    if (!proven.ok) return refuse(proven.reason, waitOf(proven));
    return answer(204, undefined, renewedCookie(proven.token));
  });
};
