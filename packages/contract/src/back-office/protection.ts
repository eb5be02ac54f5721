/** The operators' calls about player protection: what applies to a player, and tightening it with a reason. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { breakPeriod, limitKinds, limitSpans, limitsAnswer } from '../account/protection.ts';
import { amountAnswer, amountRequest, isoTime, text } from '../types.ts';

const base = '/back-office/api/v1/players/:id';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const reason = text(5, 500);
const source = z.enum(['player', 'staff', 'match']);

const playerProtection = z.object({
  status: z.enum(['active', 'locked', 'closed']),
  /** Protection status as every bet checks it. */
  protectionStatus: z.enum(['active', 'cool_off', 'excluded', 'locked', 'closed']),
  protectionUntil: isoTime.nullable(),
  jurisdiction: z.string(),
  realityCheckMinutes: z.number().int().nullable(),
  limits: limitsAnswer,
  /** Newest first. */
  breaks: z.array(
    z.object({
      kind: z.enum(['cool_off', 'exclusion']),
      period: breakPeriod,
      source,
      startedAt: isoTime,
      endsAt: isoTime.nullable(),
      endAskedAt: isoTime.nullable(),
      endedAt: isoTime.nullable(),
    }),
  ),
  /** Shorter ones requested while a longer one was in force, newest first. */
  refusedBreaks: z.array(z.object({ period: breakPeriod, source, askedAt: isoTime })),
  limitHistory: z.array(
    z.object({
      kind: z.enum(limitKinds),
      span: z.enum(limitSpans),
      limit: amountAnswer.nullable(),
      source,
      askedAt: isoTime,
      confirmedAt: isoTime.nullable(),
      droppedAt: isoTime.nullable(),
    }),
  ),
  closure: z.object({ reason: z.string(), at: isoTime, notBefore: isoTime }).nullable(),
});
export type PlayerProtection = z.infer<typeof playerProtection>;

export const readPlayerProtection = endpoint({
  name: 'readPlayerProtection',
  method: 'GET',
  path: `${base}/protection`,
  summary: 'Protection status, limits, breaks and closing of a player',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: { 200: playerProtection },
});

export const excludePlayer = endpoint({
  name: 'excludePlayer',
  method: 'POST',
  path: `${base}/break`,
  summary:
    'Starts a break or an exclusion for a player at once; it can be extended, never shortened. Permanent: a one-year exclusion starts, and a second operator makes it permanent',
  access: 'staff:players.protect',
  rateLimit: 'write',
  params,
  body: z.strictObject({ period: breakPeriod, reason }),
  answers: { 202: z.object({ waits: z.literal(true) }), 204: null },
});

export const tightenPlayerLimit = endpoint({
  name: 'tightenPlayerLimit',
  method: 'POST',
  path: `${base}/limit`,
  summary: 'Sets a tighter limit, which applies at once; only the player can request a looser one',
  access: 'staff:players.protect',
  rateLimit: 'write',
  params,
  body: z.strictObject({ kind: z.enum(limitKinds), span: z.enum(limitSpans), limit: amountRequest, reason }),
  answers: { 204: null },
});

export const setPlayerStatus = endpoint({
  name: 'setPlayerStatus',
  method: 'PUT',
  path: `${base}/status`,
  summary: 'Locks an account, which ends every session and refuses the next bet; closes or reopens it',
  access: 'staff:players.lock',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ status: z.enum(['active', 'locked', 'closed']), reason }),
  answers: { 204: null },
});
