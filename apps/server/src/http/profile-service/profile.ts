/** The player's own details. */
import { getProfile, putProfile } from '@carmine/contract';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../answer.ts';
import { route } from '../route.ts';
import type { AccountService } from './account-service.ts';

export const profileRoutes = (app: FastifyInstance, service: AccountService): void => {
  const { identity, floor } = service;

  route(app, service, getProfile, async ({ player }) => {
    const profile = await identity.profile(player.playerId);
    if (profile === undefined) return refuse('not_found');
    return answer(200, { id: floor.ids.encode('usr', player.playerId), ...profile });
  });

  route(app, service, putProfile, async ({ player, body, client }) => {
    const saved = await identity.updateProfile(player.playerId, body, client.ip);
    if (saved.ok) return answer(200, { id: floor.ids.encode('usr', player.playerId), ...saved.profile });
    const errors =
      'fields' in saved ? saved.fields.map((path) => ({ path, message: 'Contact support to change' })) : undefined;
    return refuse(saved.reason, { errors });
  });
};
