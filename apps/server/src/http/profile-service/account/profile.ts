/** The player's details. */
import { getProfile, putProfile } from '@carmine/contract/profile';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import type { FieldError } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import { accountProblems } from '../../user-service/problems.ts';
import type { AccountService } from './account-service.ts';

/** The field of each refusal, so that forms can show it there. */
const fieldOf: Readonly<Record<string, string>> = {
  unknown_country: 'country',
  unknown_state: 'state',
  unknown_dialing_code: 'dialingCode',
  under_age: 'dateOfBirth',
};

const errorsOf = (refused: { reason: keyof typeof accountProblems; fields?: string[] }): FieldError[] | undefined => {
  if (refused.fields !== undefined) {
    return refused.fields.map((path) => ({ path, message: 'Contact support to change' }));
  }
  const path = fieldOf[refused.reason];
  return path === undefined ? undefined : [{ path, message: accountProblems[refused.reason].message as string }];
};

export const profileRoutes = (app: FastifyInstance, service: AccountService): void => {
  const { identity, http } = service;

  route(app, service, getProfile, async ({ player }) => {
    const profile = await identity.profile(player.playerId);
    if (profile === undefined) return refuse('not_found');
    return answer(200, { id: http.ids.encode('usr', player.playerId), ...profile });
  });

  route(app, service, putProfile, async ({ player, body, client }) => {
    const saved = await identity.updateProfile(player, body, client.ip);
    if (saved.ok) return answer(200, { id: http.ids.encode('usr', player.playerId), ...saved.profile });
    return refuse(saved.reason, { errors: errorsOf(saved) });
  });
};
