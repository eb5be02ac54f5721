/** Forgotten, reset and changed passwords, and the step-up. */
import { changePassword, forgotPassword, resetPassword, stepUp } from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import { waitOf, type UserService } from './user-service.ts';

export const passwordRoutes = (app: FastifyInstance, service: UserService): void => {
  const { identity } = service;

  route(app, service, forgotPassword, async ({ body }) => {
    await identity.requestReset(body.email);
    return answer(204);
  });

  route(app, service, resetPassword, async ({ body }) => {
    const reset = await identity.resetPassword(body);
    return reset.ok ? answer(204) : refuse(reset.reason);
  });

  route(app, service, changePassword, async ({ body, player, client }) => {
    const changed = await identity.changePassword(player, body, client.ip);
    return changed.ok ? answer(204) : refuse(changed.reason, waitOf(changed));
  });

  route(app, service, stepUp, async ({ body, player, client }) => {
    const proven = await identity.stepUp(player, body, client.ip);
    return proven.ok ? answer(204) : refuse(proven.reason, waitOf(proven));
  });
};
