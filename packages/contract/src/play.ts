/** What the game frame calls, with the token of its launch as bearer. Amounts are decimal strings in units. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { fairnessAnswer, rotateFairnessAnswer, rotateFairnessBody, roundSeeds } from './fairness.ts';
import type { Problem } from './problem.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime, languageQuery } from './types.ts';

/** Where the frame is loaded. The token stands in the fragment, so that it reaches no log; the game is only a hint. */
export const playUrl = (gameId: string, token: string): string =>
  `/play/?game=${encodeURIComponent(gameId)}#session=${token}`;

/** The game's own JSON: its shape is the game module's affair. */
const gameJson = z.record(z.string(), z.unknown());
const gameId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(64);

/** What bounds the stakes of every bet in one currency. */
const stakeRuleAnswer = z.object({
  /** The most that one round may pay: divided by the highest multiplier of the chosen bet it bounds the stake. */
  highestPayout: amountAnswer,
  highestStake: amountAnswer,
  leastStake: amountAnswer,
  /** Fair rounding never asks for a least stake above it. */
  fairStakeCap: amountAnswer,
  initialStake: amountAnswer,
});

/**
 * Stakes of one bet in one currency: what the stake control offers, and what is accepted between `min` and `max`. Of the
 * default parameters where none are given; those of other bets follow from `rule`.
 */
export const stakeRange = z.object({
  currency: currencyAnswer,
  min: amountAnswer,
  max: amountAnswer,
  initial: amountAnswer,
  /** Ascending, from `min` to `max`. */
  levels: z.array(amountAnswer).min(1),
  rule: stakeRuleAnswer,
});
export type StakeRange = z.infer<typeof stakeRange>;

/** One row of `npm run prove`: the exact return of one bet. Rationals are `n/d`. */
export const betProof = z.object({
  bet: z.string(),
  method: z.enum(['exact', 'dp', 'enumeration', 'mc']),
  rtp: z.string(),
  rtpDecimal: z.string(),
  /** Standard deviation of the payout, in stakes. */
  sd: z.number(),
  hit: z.string(),
  /** In stakes. */
  maxWin: z.number(),
  maxWinChance: z.string(),
  /** Standard error of a simulated return. */
  se: z.number().optional(),
});

export const playGameAnswer = z.object({
  id: gameId,
  name: z.string(),
  provider: z.string(),
  kind: z.enum(['instant', 'steps', 'shared', 'table']),
  version: z.string(),
  mathVersion: z.string(),
  rules: z.array(z.object({ title: z.string(), text: z.array(z.string()) })),
  /** JSON Schema of `params`. */
  params: gameJson,
  paramsExample: gameJson,
  paytable: z.array(z.object({ name: z.string(), pays: z.string(), chance: z.string().optional() })),
  rtp: z.array(betProof),
  stakes: stakeRange,
});
export type PlayGame = z.infer<typeof playGameAnswer>;

export const playRound = z.object({
  id: z.string(),
  game: gameId,
  mathVersion: z.string(),
  status: z.enum(['open', 'settled', 'voided']),
  seq: z.number().int().min(0),
  stake: amountAnswer,
  /** Sum of all debits. */
  staked: amountAnswer,
  payout: amountAnswer,
  /** In 1/10,000 of the stake. */
  multiplier: z.number().int().min(0),
  /**
   * What the round won of jackpots, beside its payout: in the answer to a step, by this step. `winBp`: the share that the outcome won, in
   * basis points; 0 where the pool had to fall to somebody.
   */
  jackpots: z.array(z.object({ name: z.string(), amount: amountAnswer, winBp: z.number().int() })).optional(),
  currency: currencyAnswer,
  /** After this round; in a list the balance of that moment is not kept and today's stands in its place. */
  balance: amountAnswer,
  bonusBalance: amountAnswer,
  nonce: z.number().int().min(0).nullable(),
  sharedRoundId: z.string().optional(),
  funding: z.enum(['cash', 'free_spin']).optional(),
  params: gameJson,
  view: gameJson,
  events: z.array(z.object({ type: z.string() }).loose()),
  legal: z.array(z.string()),
  fairness: roundSeeds.optional(),
  at: isoTime,
});
export type PlayRound = z.infer<typeof playRound>;

export const playSessionAnswer = z.object({
  mode: z.enum(['real', 'demo']),
  currency: currencyAnswer,
  balance: amountAnswer,
  bonusBalance: amountAnswer,
  game: gameId,
  openRound: playRound.optional(),
  /** The player's default currency, where this launch is in another one, as an open round wants it. */
  usualCurrency: currencyAnswer.optional(),
  /** The last round of this game, if it is settled but was not shown to its end; `presented` of its parts were. */
  unpresented: z.object({ round: playRound, presented: z.number().int().min(0) }).optional(),
  limits: stakeRange.extend({
    /** The most a round may begin with while a bonus is active. */
    bonusMaxStake: amountAnswer.optional(),
    /** Shortest time between two rounds that the server accepts; 0 where there is none. */
    minCycleMs: z.number().int().min(0),
  }),
  freeSpins: z.array(z.object({ grantId: z.string(), left: z.number().int(), stake: amountAnswer })),
  fairness: fairnessAnswer,
  /** EUR for one unit; absent where no rate is known. Measures only. */
  eurRate: z.string().optional(),
  startedAt: isoTime,
  expiresAt: isoTime,
  /** Payouts less stakes of what is decided, signed: of the sitting in EUR, for play money of this session in its currency. */
  net: amountAnswer,
  bonus: z.object({ wagered: amountAnswer, wagerRequired: amountAnswer }).optional(),
  /** A press may bring a result to its end at once: not every jurisdiction allows it. */
  mayHurry: z.boolean(),
  /**
   * The session of play that goes on, over all games and wallets, for real money: from its first bet on, and what it came to
   * in EUR, as the activity page counts it. Absent before the first bet, and once `sittingGapSeconds` have passed without another.
   */
  sitting: z
    .object({
      /** Of its first bet: tells one sitting from another. */
      startedAt: isoTime,
      /** Of play: what passed without a bet or an action counts for `playPauseSeconds` at most. */
      seconds: z.number().int().min(0),
      /** So long the clock goes on without another bet or action. */
      runsSeconds: z.number().int().min(0),
      /** Since the last bet. */
      idleSeconds: z.number().int().min(0),
      rounds: z.number().int(),
      staked: amountAnswer,
      returned: amountAnswer,
    })
    .optional(),
  /** So long without a bet ends the sitting; absent for play money. */
  sittingGapSeconds: z.number().int().min(1).optional(),
  /** So long the clock goes on after a bet or an action; absent for play money. */
  playPauseSeconds: z.number().int().min(1).optional(),
  /** EUR for one unit, by which the sitting is counted; absent for play money and where no rate was ever known. */
  sittingRate: z.string().optional(),
  /** A pause to think is due whenever so many minutes of the sitting were played; absent when switched off. */
  realityCheckMinutes: z.number().int().min(1).optional(),
});
export type PlaySessionAnswer = z.infer<typeof playSessionAnswer>;

/** What a refusal of `/play` may carry beside the problem's own fields. */
export const playProblemExtra = z.object({
  limit: z.object({ kind: z.string(), until: isoTime.optional() }).optional(),
  maxStake: amountAnswer.optional(),
  retryAfterMs: z.number().int().min(0).optional(),
  round: playRound.optional(),
});
export type PlayProblem = Problem & z.infer<typeof playProblemExtra>;

export const getPlayGame = endpoint({
  name: 'getPlayGame',
  method: 'GET',
  path: '/play/v1/games/:id',
  summary: 'Rules, parameters, pay table and exact return of a game',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: gameId }),
  query: languageQuery.extend({ currency: currencyRequest.default('EUR') }),
  answers: { 200: playGameAnswer },
});

export const getPlaySession = endpoint({
  name: 'getPlaySession',
  method: 'GET',
  path: '/play/v1/session',
  summary: 'The state of this launch: balances, limits, an open round, the active seeds',
  access: 'play',
  rateLimit: 'read',
  answers: { 200: playSessionAnswer },
});

export const getPlayFairness = endpoint({
  name: 'getPlayFairness',
  method: 'GET',
  path: '/play/v1/fairness',
  summary: 'The active client seed, both commitments and the next round’s number',
  access: 'play',
  rateLimit: 'read',
  answers: { 200: fairnessAnswer },
});

export const rotatePlayFairness = endpoint({
  name: 'rotatePlayFairness',
  method: 'POST',
  path: '/play/v1/fairness/rotate',
  summary: 'Reveal the active server seed and activate the next; 409 while a round is open',
  access: 'play',
  rateLimit: 'write',
  body: rotateFairnessBody,
  answers: { 200: rotateFairnessAnswer },
});

export const startPlayRound = endpoint({
  name: 'startPlayRound',
  method: 'POST',
  path: '/play/v1/rounds',
  summary: 'Stake on a new round; a repeated key returns the first answer',
  access: 'play',
  rateLimit: 'play',
  recentSession: true,
  body: z.strictObject({
    stake: amountRequest,
    params: gameJson.optional(),
    grantId: z.string().max(64).optional(),
  }),
  idempotency: 'required',
  answers: { 201: playRound },
});

/** Characters. Whatever an action carries is kept with its round for ever. */
const longestAction = 400;

export const actInPlayRound = endpoint({
  name: 'actInPlayRound',
  method: 'POST',
  path: '/play/v1/rounds/:id/actions',
  summary: 'One action in an open round; 409 stale_action carries the current round',
  access: 'play',
  rateLimit: 'play',
  params: z.strictObject({ id: z.string().max(64) }),
  body: z.strictObject({
    seq: z.number().int().min(0),
    action: z
      .object({ type: z.string().max(64) })
      .loose()
      .refine((action) => JSON.stringify(action).length <= longestAction, 'Has more in it than an action needs'),
  }),
  idempotency: 'required',
  answers: { 200: playRound },
});

export const markPlayRoundPresented = endpoint({
  name: 'markPlayRoundPresented',
  method: 'POST',
  path: '/play/v1/rounds/:id/presented',
  summary: 'So many parts of a settled round were shown; a session opened later goes on there',
  access: 'play',
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(64) }),
  body: z.strictObject({ parts: z.number().int().min(1).max(10_000) }),
  answers: { 204: null },
});

export const listPlayRounds = endpoint({
  name: 'listPlayRounds',
  method: 'GET',
  path: '/play/v1/rounds',
  summary: 'The last rounds of this launch, newest first',
  access: 'play',
  rateLimit: 'read',
  query: z.strictObject({ size: z.coerce.number().int().min(1).max(100).default(20) }),
  answers: { 200: z.array(playRound) },
});
