/** The loyalty programme: points, levels, rakeback. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest } from '../types.ts';

const base = '/profile-service/api/v1/profile';

/** Exact text of a decimal, rounded down. */
const decimal = z.string().regex(/^[0-9]+\.[0-9]+$/);

export const loyaltyLevel = z.object({
  level: z.number().int().min(1).max(5),
  name: z.string(),
  points: z.number().int(),
  nextLevel: z.object({ level: z.number().int(), name: z.string(), fromPoints: z.number().int() }).nullable(),
  pointsToNext: z.number().int().nullable(),
  benefits: z.object({
    /** Per cent of the house edge of every cash stake that comes back. */
    rakebackPercent: z.number().int(),
    /** Bonus money granted on reaching this level. */
    giftEur: amountAnswer,
  }),
  /** All levels, lowest first, for the way to the next one. */
  levels: z.array(
    z.object({
      level: z.number().int(),
      name: z.string(),
      fromPoints: z.number().int(),
      rakebackPercent: z.number().int(),
      giftEur: amountAnswer,
    }),
  ),
  /** Rakeback that can be claimed now, per currency; it never expires. */
  rakeback: z.array(z.object({ currency: currencyAnswer, amount: amountAnswer, paidSoFar: amountAnswer })),
  /** On a break nothing is earned or paid; what was earned stays. */
  paused: z.boolean(),
  /** The player's own figures of the formula: points are ten for each euro of `edgeEur`. */
  counted: z.object({ stakedEur: amountAnswer, edgeEur: amountAnswer, edgePercent: decimal }),
  /** What a stake of `stakeEur` earns at the player's level, by published bets. */
  example: z.object({
    stakeEur: amountAnswer,
    games: z.array(
      z.object({ gameId: z.string(), name: z.string(), edgePercent: decimal, points: decimal, rakeback: decimal }),
    ),
  }),
});
export type LoyaltyLevel = z.infer<typeof loyaltyLevel>;

export const getLoyaltyLevel = endpoint({
  name: 'getLoyaltyLevel',
  method: 'GET',
  path: `${base}/loyalty-level`,
  summary: 'The player’s loyalty level, points and rakeback',
  access: 'cashier',
  rateLimit: 'read',
  answers: { 200: loyaltyLevel },
});

export const claimRakeback = endpoint({
  name: 'claimRakeback',
  method: 'POST',
  path: `${base}/rakeback`,
  summary: 'Pays the rakeback of one currency to cash; nothing to pay is 422 `nothing_to_claim` (ours)',
  access: 'player',
  rateLimit: 'write',
  idempotency: 'optional',
  body: z.strictObject({ currency: currencyRequest }),
  answers: { 200: z.object({ currency: currencyAnswer, amount: amountAnswer }) },
});
