/** The operators' look at one round: what its player can see of it, and no more. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { roundRecord } from './game-service.ts';

export const readRound = endpoint({
  name: 'readRound',
  method: 'GET',
  path: '/back-office/api/v1/rounds/:id',
  summary: 'One round with all that is needed to verify it; the server seed only once it is revealed',
  access: 'staff:players.read',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  answers: { 200: z.object({ player: z.object({ id: z.string(), name: z.string() }), round: roundRecord }) },
});
