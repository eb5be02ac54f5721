/** The operators' calls about races, tournaments and a player's loyalty figures. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { loyaltyLevel } from '../promotions/loyalty.ts';
import { scoreRules } from '../promotions/rules.ts';
import { amountAnswer, isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const count = z.number().int();

const competition = z.object({
  id: z.string(),
  kind: z.enum(['race', 'tournament']),
  title: z.string(),
  state: z.enum(['scheduled', 'running', 'settling', 'finished', 'cancelled']),
  score: z.enum(scoreRules),
  startsAt: isoTime,
  endsAt: isoTime,
  /** From then on places and prizes are final. */
  rankedAt: isoTime.nullable(),
  players: count,
  scored: count,
  disqualified: count,
  entriesEur: amountAnswer,
  refundedEur: amountAnswer,
  addedEur: amountAnswer,
  prizesEur: amountAnswer,
  paidEur: amountAnswer,
});
export type DeskCompetition = z.infer<typeof competition>;

export const listDeskCompetitions = endpoint({
  name: 'listDeskCompetitions',
  method: 'GET',
  path: `${base}/competitions`,
  summary: 'Races and tournaments of the last 90 days with their figures',
  access: 'staff:players.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ items: z.array(competition) }) },
});

const player = z.object({ id: z.string(), name: z.string() });

/** What accounts have in common that may be one person's. */
export const alikeBases = ['payment_instrument', 'document', 'verified_address', 'device'] as const;

const row = z.object({
  player,
  score: count,
  scoreAt: isoTime.nullable(),
  /** The rounds that make the score, best first. */
  rounds: z.array(z.object({ id: z.string(), gameId: z.string(), score: count })),
  state: z.enum(['in', 'disqualified', 'excluded', 'refunded']),
  rank: count.nullable(),
  prizeEur: amountAnswer.nullable(),
  /** As paid, with its currency. */
  prize: z.string().nullable(),
  paidAt: isoTime.nullable(),
  /** Others in the same race or tournament. */
  alike: z.array(z.object({ player, basis: z.enum(alikeBases) })),
});
export type DeskPlace = z.infer<typeof row>;

export const readDeskCompetition = endpoint({
  name: 'readDeskCompetition',
  method: 'GET',
  path: `${base}/competitions/:id`,
  summary: 'The table of a race or tournament with the players behind it',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  query: pageQuery,
  answers: { 200: z.object({ competition, places: pageOf(row) }) },
});

/** The written rules whose breach takes a player out. */
export const disqualifyingRules = ['several_accounts', 'played_together', 'fault_used', 'automated_play'] as const;

export const askDisqualification = endpoint({
  name: 'askDisqualification',
  method: 'POST',
  path: `${base}/competitions/:id/disqualifications`,
  summary: 'Requests that a player is taken out of a race or tournament; a second operator decides',
  access: 'staff:players.lock',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ playerId: z.string().max(64), rule: z.enum(disqualifyingRules), reason: text(5, 500) }),
  answers: { 202: z.object({ id: z.string() }) },
});

export const readPlayerLoyalty = endpoint({
  name: 'readPlayerLoyalty',
  method: 'GET',
  path: `${base}/players/:id/loyalty`,
  summary: 'A player’s level, points, rakeback and gifts',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: {
    200: loyaltyLevel.extend({
      gifts: z.array(
        z.object({
          level: count,
          reachedAt: isoTime,
          grantedAt: isoTime.nullable(),
          refusedBecause: z.string().nullable(),
        }),
      ),
    }),
  },
});
