/** The jackpots: what is in them, their rules, and what was won. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, pageOf, pageQuery } from '../types.ts';

const base = '/game-service/api/v1';

export const jackpotLevels = ['mini', 'minor', 'major', 'grand', 'must-hit'] as const;
export type JackpotLevel = (typeof jackpotLevels)[number];

export const jackpot = z.object({
  /** In kebab-case: `signal-ridge-mini`. */
  id: z.string(),
  name: z.string(),
  level: z.enum(jackpotLevels),
  currency: currencyAnswer,
  amount: amountAnswer,
  /** What the next one begins with, as far as the reserve reaches. */
  seed: amountAnswer,
  /** Of a stake, in percent: into the pool and into the reserve for the next seed. */
  contributionRate: amountAnswer,
  /** That a stake of one euro wins. Of a must-hit pool: at its amount now, for whoever does not know where it falls. */
  chancePerEur: z.number().min(0).max(1).optional(),
  mustHitBy: amountAnswer.optional(),
  /** Ours. Of a must-hit pool: SHA-256 of where it falls in cents, a colon and a salt, published before the cycle's first stake. */
  commitment: z.string().optional(),
  /** Ours: how often it has been won, and once more. */
  cycle: z.number().int(),
  gameIds: z.array(z.string()),
  /** Ours. */
  lastWin: z.object({ amount: amountAnswer, at: isoTime }).optional(),
});
export type Jackpot = z.infer<typeof jackpot>;

export const getJackpots = endpoint({
  name: 'getJackpots',
  method: 'GET',
  path: `${base}/jackpots`,
  summary: 'Current jackpots with their amounts and rules',
  access: 'public',
  rateLimit: 'read',
  answers: { 200: z.array(jackpot) },
});

export const jackpotWin = z.object({
  /** The pool's id and level. */
  jackpot: z.string(),
  name: z.string(),
  level: z.enum(jackpotLevels),
  /** In EUR, as it left the pool. */
  amount: amountAnswer,
  /** As paid, in the round's currency. */
  currency: currencyAnswer,
  paid: amountAnswer,
  /** Masked, so that nobody can be identified. */
  player: z.string(),
  game: z.string(),
  /** The round's proof is its player's own. */
  round: z.string(),
  at: isoTime,
  /** Of a must-hit pool: what its commitment stood for. */
  proof: z
    .object({
      trigger: amountAnswer,
      salt: z.string(),
      commitment: z.string(),
      cycle: z.number().int(),
      openedAt: isoTime,
    })
    .optional(),
});
export type JackpotWin = z.infer<typeof jackpotWin>;

export const getJackpotWins = endpoint({
  name: 'getJackpotWins',
  method: 'GET',
  path: `${base}/jackpots/wins`,
  summary: 'What was won of jackpots, newest first, with where each must-hit pool was to fall (ours)',
  access: 'public',
  rateLimit: 'read',
  query: pageQuery.extend({ jackpot: z.string().max(64).optional() }),
  answers: { 200: pageOf(jackpotWin) },
});
