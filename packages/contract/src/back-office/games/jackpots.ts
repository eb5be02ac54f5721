/** The operators' calls about jackpot pools: what is in them, what came in and was paid, and requests to add money. */
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { jackpotLevels } from '../../games/jackpots.ts';
import { amountAnswer, amountRequest, currencyAnswer, isoTime, pageOf, pageQuery, text } from '../../types.ts';

const base = '/back-office/api/v1/jackpots';
const params = z.strictObject({ id: z.string().min(1).max(64) });

/** All amounts in EUR. Those that stakes contribute to have parts of a cent. */
const pool = z.object({
  /** In kebab-case: `signal-ridge-mini`. */
  id: z.string(),
  /** As players know it. */
  name: z.string(),
  /** Null for a pool that no game names any more. */
  level: z.enum(jackpotLevels).nullable(),
  gameIds: z.array(z.string()),
  /** What a win of the whole pool would pay. */
  amount: amountAnswer,
  meter: amountAnswer,
  /** For the next seed. */
  reserve: amountAnswer,
  seed: amountAnswer,
  contributed: amountAnswer,
  seeded: amountAnswer,
  paid: amountAnswer,
  /** In percent of a stake. */
  meterRate: amountAnswer,
  reserveRate: amountAnswer,
  mustHitBy: amountAnswer.nullable(),
  cap: amountAnswer.nullable(),
  cycle: z.number().int(),
  /** Of a must-hit pool, once its cycle has begun: SHA-256 of where it falls and a salt. */
  commitment: z.string().nullable(),
  openedAt: isoTime.nullable(),
  /** What the house has put in, newest first; without a request: the first seed. */
  seeds: z.array(z.object({ amount: amountAnswer, at: isoTime, request: z.string().nullable() })),
});
export type OfficePool = z.infer<typeof pool>;

export const listPools = endpoint({
  name: 'listPools',
  method: 'GET',
  path: base,
  summary: 'All jackpot pools with their money, rules, cycles and commitments',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.array(pool) },
});

const poolWin = z.object({
  jackpot: z.string(),
  name: z.string(),
  /** In EUR, as it left the pool. */
  amount: amountAnswer,
  /** As paid, in the round's currency. */
  currency: currencyAnswer,
  paid: amountAnswer,
  game: z.string(),
  round: z.string(),
  at: isoTime,
  /** Which cycle it ended; null for a share of a pool. */
  cycle: z.number().int().nullable(),
  /** Of a must-hit pool: where it fell, and what had been published about it. */
  trigger: amountAnswer.nullable(),
  salt: z.string().nullable(),
  commitment: z.string().nullable(),
});
export type OfficePoolWin = z.infer<typeof poolWin>;

export const listPoolWins = endpoint({
  name: 'listPoolWins',
  method: 'GET',
  path: `${base}/wins`,
  summary: 'What was won of jackpots, newest first',
  access: 'staff:payments.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: pageQuery.extend({ jackpot: z.string().max(64).optional() }),
  answers: { 200: pageOf(poolWin) },
});

export const askPoolSeed = endpoint({
  name: 'askPoolSeed',
  method: 'POST',
  path: `${base}/:id/seeds`,
  summary: 'Requests that the house adds to a pool; a second operator approves it',
  access: 'staff:payments.approve',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ amount: amountRequest, reason: text(5, 500) }),
  answers: { 202: z.object({ id: z.string() }) },
});
