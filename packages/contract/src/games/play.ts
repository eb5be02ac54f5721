/** What the game frame calls, with the token of its launch as bearer. Amounts are decimal strings in units. */
import { z } from 'zod';
import { betProof } from './bet-proof.ts';
import { endpoint } from '../endpoint.ts';
import { fairnessAnswer, playGameId, rotateFairnessAnswer, rotateFairnessBody, roundSeeds } from './fairness.ts';
import type { Problem } from '../problem.ts';
import { amountAnswer, amountRequest, currencyAnswer, currencyRequest, isoTime, languageQuery } from '../types.ts';

/** The game's own JSON; the game module defines its shape. */
const gameJson = z.record(z.string(), z.unknown());
/** Limits on the stakes of every bet in one currency. */
const stakeRuleAnswer = z.object({
  /** The most one round may pay; divided by the highest multiplier of the chosen bet, it limits the stake. */
  highestPayout: amountAnswer,
  highestStake: amountAnswer,
  leastStake: amountAnswer,
  /** Fair rounding never requires a minimum stake above this. */
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

export const playGameAnswer = z.object({
  id: playGameId,
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
  game: playGameId,
  mathVersion: z.string(),
  status: z.enum(['open', 'settled', 'voided']),
  seq: z.number().int().min(0),
  stake: amountAnswer,
  /** Sum of all debits. */
  staked: amountAnswer,
  /** As paid: without `endedBonus.kept`. */
  payout: amountAnswer,
  /**
   * What the house kept of the win, since the bonus that had paid a part of `staked` ended while the round was open: of a removed
   * bonus its whole share, of one completed within its conversion cap what was above the cap. Absent where nothing was kept.
   */
  endedBonus: z.object({ how: z.enum(['removed', 'capped']), staked: amountAnswer, kept: amountAnswer }).optional(),
  /** In 1/10,000 of the stake. */
  multiplier: z.number().int().min(0),
  /**
   * Jackpots won by the round, in addition to its payout; in the answer to a step, by this step. `winBp`: the share won, in basis
   * points; 0 for a must-drop pool.
   */
  jackpots: z.array(z.object({ name: z.string(), amount: amountAnswer, winBp: z.number().int() })).optional(),
  currency: currencyAnswer,
  /** Balance after this round; in a list, the current balance, because past balances are not stored. */
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
  game: playGameId,
  /** The live table of this game, where it is played at one. */
  table: z.string().optional(),
  openRound: playRound.optional(),
  /** The player's default currency, if this launch uses another one because of an open round. */
  usualCurrency: currencyAnswer.optional(),
  /** The last round of this game if it is settled but not fully presented; `presented`: how many of its parts were. */
  unpresented: z.object({ round: playRound, presented: z.number().int().min(0) }).optional(),
  limits: stakeRange.extend({
    /** The highest first stake of a round while a bonus is active. */
    bonusMaxStake: amountAnswer.optional(),
    /** Shortest time between two rounds that the server accepts; 0 if there is none. */
    minCycleMs: z.number().int().min(0),
  }),
  freeSpins: z.array(
    z.object({
      grantId: z.string(),
      left: z.number().int(),
      stake: amountAnswer,
      /** Spins of the grant, played ones too. */
      total: z.number().int().optional(),
      /** They end unplayed at this time. */
      expiresAt: isoTime.optional(),
    }),
  ),
  /** What free spins have won in this currency so far and no deposit has unlocked yet; absent where there is nothing. */
  freeSpinWinnings: amountAnswer.optional(),
  /** Bonus money cannot be staked in this game. */
  bonusClosed: z.literal(true).optional(),
  fairness: fairnessAnswer,
  /** EUR for one unit; absent if no rate is known. Used for measuring only. */
  eurRate: z.string().optional(),
  startedAt: isoTime,
  expiresAt: isoTime,
  /** Payouts less stakes of what is decided, signed: of the sitting in EUR, for play money of this session in its currency. */
  net: amountAnswer,
  bonus: z.object({ wagered: amountAnswer, wagerRequired: amountAnswer }).optional(),
  /** Whether a press may skip to the result; not every jurisdiction allows it. */
  mayHurry: z.boolean(),
  /** Whether the frame may start rounds by itself, and a game sell its feature; not every jurisdiction allows it. Absent: it may not. */
  mayAutoplay: z.boolean().optional(),
  mayBuy: z.boolean().optional(),
  /**
   * The session of play that goes on, over all games and wallets, for real money: from its first bet on, and what it came to
   * in EUR, as the activity page counts it. Absent before the first bet, and once `sittingGapSeconds` have passed without another.
   */
  sitting: z
    .object({
      /** Time of its first bet; identifies the sitting. */
      startedAt: isoTime,
      /** Of play: what passed without a bet or an action counts for `playPauseSeconds` at most. */
      seconds: z.number().int().min(0),
      /** How long the clock runs without another bet or action. */
      runsSeconds: z.number().int().min(0),
      /** Since the last bet. */
      idleSeconds: z.number().int().min(0),
      rounds: z.number().int(),
      staked: amountAnswer,
      returned: amountAnswer,
    })
    .optional(),
  /** This long without a bet ends the sitting; absent for play money. */
  sittingGapSeconds: z.number().int().min(1).optional(),
  /** How long the clock runs after a bet or an action; absent for play money. */
  playPauseSeconds: z.number().int().min(1).optional(),
  /** EUR for one unit, by which the sitting is counted; absent for play money and where no rate was ever known. */
  sittingRate: z.string().optional(),
  /** A reality check is due after this many minutes of play in the sitting; absent when switched off. */
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
  summary: 'Rules, parameters, paytable and exact return of a game',
  access: 'public',
  rateLimit: 'read',
  params: z.strictObject({ id: playGameId }),
  query: languageQuery.extend({ currency: currencyRequest.default('EUR') }),
  answers: { 200: playGameAnswer },
});

export const getPlaySession = endpoint({
  name: 'getPlaySession',
  method: 'GET',
  path: '/play/v1/session',
  summary: 'State of this launch: balances, limits, open round, active seeds',
  access: 'play',
  rateLimit: 'read',
  answers: { 200: playSessionAnswer },
});

export const getPlayFairness = endpoint({
  name: 'getPlayFairness',
  method: 'GET',
  path: '/play/v1/fairness',
  summary: 'Active client seed, both commitments and the number of the next round',
  access: 'play',
  rateLimit: 'read',
  answers: { 200: fairnessAnswer },
});

export const rotatePlayFairness = endpoint({
  name: 'rotatePlayFairness',
  method: 'POST',
  path: '/play/v1/fairness/rotate',
  summary: 'Reveals the active server seed and activates the next pair; 409 while a round is open',
  access: 'play',
  rateLimit: 'write',
  body: rotateFairnessBody,
  answers: { 200: rotateFairnessAnswer },
});

export const startPlayRound = endpoint({
  name: 'startPlayRound',
  method: 'POST',
  path: '/play/v1/rounds',
  summary: 'Starts a round with its stake; a repeated key returns the first answer',
  ...{ access: 'play', onSocket: true },
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

/** Characters. An action's data is stored with its round permanently. */
const longestAction = 400;

export const actInPlayRound = endpoint({
  name: 'actInPlayRound',
  method: 'POST',
  path: '/play/v1/rounds/:id/actions',
  summary: 'Takes an action in an open round; 409 stale_action contains the current round',
  ...{ access: 'play', onSocket: true },
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
  summary: 'Records how many parts of a settled round were shown; a later session resumes there',
  ...{ access: 'play', onSocket: true },
  rateLimit: 'read',
  params: z.strictObject({ id: z.string().max(64) }),
  body: z.strictObject({ parts: z.number().int().min(1).max(10_000) }),
  answers: { 204: null },
});

export const listPlayRounds = endpoint({
  name: 'listPlayRounds',
  method: 'GET',
  path: '/play/v1/rounds',
  summary: 'Last rounds of this launch, newest first',
  access: 'play',
  rateLimit: 'read',
  query: z.strictObject({ size: z.coerce.number().int().min(1).max(100).default(20) }),
  answers: { 200: z.array(playRound) },
});
