/** The player's own details. */
import { getProfile, putProfile } from '@carmine/contract/account/profile';
import type { FastifyInstance } from 'fastify';
import { answer, refuse } from '../../calls/answer.ts';
import { fieldError, fieldRefused, type FieldError } from '../../problem-table.ts';
import { route } from '../../calls/route.ts';
import type { AccountService } from './account-service.ts';

/** The field that each refusal is about, so that a form can show it there. */
const fieldOf = {
  unknown_country: 'country',
  unknown_state: 'state',
  unknown_dialing_code: 'dialingCode',
  under_age: 'dateOfBirth',
} as const;

const hasField = (reason: string): reason is keyof typeof fieldOf => reason in fieldOf;

const errorsOf = ({ reason, fields }: { reason: string; fields?: string[] }): FieldError[] | undefined => {
  if (fields !== undefined) return fields.map((path) => fieldError(path, 'contact_support'));
  return hasField(reason) ? [fieldRefused('account', fieldOf[reason], reason)] : undefined;
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
