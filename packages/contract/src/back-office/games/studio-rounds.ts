/** The operators' calls about rounds whose studio has to be looked at: what is known of them, and requests to void one. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { amountAnswer, isoTime, text } from '../../types.ts';

const base = '/back-office/api/v1/studio-rounds';

const heldReasons = ['late', 'failed', 'differs', 'early', 'unsigned', 'unreadable'] as const;

const studioRound = z.object({
  id: z.string(),
  table: z.string(),
  studio: z.string(),
  /** The number of the round at its table. */
  number: z.number().int(),
  phase: z.enum(['betting', 'closed', 'running', 'settled', 'voided']),
  /** Null: it was not held, but another result came for it afterwards. */
  held: z.enum(heldReasons).nullable(),
  heldAt: isoTime.nullable(),
  closesAt: isoTime,
  /** Of real money, in EUR. */
  players: z.number().int(),
  staked: amountAnswer,
  /** Whether a void can be requested: it is held, and not decided. */
  mayVoid: z.boolean(),
  /** What two operators agreed on. */
  request: z.string().nullable(),
  /** What the studio signed for it, oldest first. */
  events: z.array(
    z.object({
      at: isoTime,
      signed: z.string(),
      key: z.string(),
      signature: z.string(),
      /** It decided the round. */
      used: z.boolean(),
      early: z.boolean(),
      differs: z.boolean(),
    }),
  ),
});
export type OfficeStudioRound = z.infer<typeof studioRound>;

export const listStudioRounds = endpoint({
  name: 'listStudioRounds',
  method: 'GET',
  path: base,
  summary: 'Rounds of studios that were held, or that another result came for, newest first; at most 50',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(studioRound) },
});

export const askLiveRoundVoid = endpoint({
  name: 'askLiveRoundVoid',
  method: 'POST',
  path: `${base}/:id/void`,
  summary: 'Requests that a held round is void and its stakes are returned; a second operator approves it',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params: z.strictObject({ id: z.string().min(5).max(64) }),
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 202: z.object({ id: z.string() }) },
});
