/** The operators' calls about the end of a player's personal data. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime, text } from './types.ts';

const path = '/back-office/api/v1/players/:id/erasure';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const state = z.object({ erasure: z.object({ askedAt: isoTime, dueAt: isoTime }).nullable() });

export const readErasure = endpoint({
  name: 'readErasure',
  method: 'GET',
  path,
  summary: 'Whether and when a player is erased',
  access: 'staff:players.erase',
  rateLimit: 'read',
  params,
  answers: { 200: state },
});

export const askErasure = endpoint({
  name: 'askErasure',
  method: 'POST',
  path,
  summary: 'Has a closed account’s personal data made unreadable once the law allows it',
  access: 'staff:players.erase',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 200: state },
});

export const dropErasure = endpoint({
  name: 'dropErasure',
  method: 'DELETE',
  path,
  summary: 'Takes it back, while it has not happened',
  access: 'staff:players.erase',
  rateLimit: 'write',
  params,
  answers: { 204: null },
});
