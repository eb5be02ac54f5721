/** What playing has cost, in full and without rounding in anyone's favour. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, fileAnswer, isoTime } from '../types.ts';

const base = '/profile-service/api/v1/profile/activity';

export const activityPeriods = ['7d', '30d', '365d'] as const;
export type ActivityPeriod = (typeof activityPeriods)[number];
const query = z.strictObject({ period: z.enum(activityPeriods).default('30d') });

const played = { rounds: z.number().int(), staked: amountAnswer, returned: amountAnswer, net: amountAnswer } as const;

/** What came and went by promotions, each in plain words on the page. Below zero: it left the player. */
export const activityPromotions = [
  'bonus_granted',
  'bonus_restored',
  'bonus_removed',
  'bonus_completed',
  'free_spin_win',
  'free_spins_expired',
  'free_spins_forfeited',
  'promo_win',
  'reward_rakeback',
  'reward_race_prize',
  'reward_level_gift',
  'reward_referral',
  'reward_promotion',
  'tournament_entry',
  'tournament_refund',
  'tournament_prize',
] as const;

/** What the published odds predict for these bets. Jackpots have no odds and are left out of the comparison. */
const expectation = z.object({
  /** Below zero: what they cost on average. */
  net: amountAnswer,
  /** One standard deviation of the net. */
  deviation: amountAnswer,
  /** Distance of the actual net from the expected one, in standard deviations; absent if nothing can vary. */
  distance: z.number().optional(),
});

export const activityAnswer = z.object({
  /** Currency of all values; crypto at the current rate. */
  currency: z.literal('EUR'),
  from: isoTime,
  to: isoTime,
  /** Time zone in which days begin. */
  timeZone: z.string(),
  /** Settled rounds for real money with the jackpots they won; a net below zero is a loss. */
  play: z.object(played),
  deposits: z.object({ count: z.number().int(), amount: amountAnswer }),
  cashOuts: z.object({ count: z.number().int(), amount: amountAnswer }),
  /** Not part of the result of play. */
  promotions: z.array(z.object({ kind: z.enum(activityPromotions), amount: amountAnswer })),
  time: z.object({
    seconds: z.number().int(),
    days: z.number().int(),
    longestSeconds: z.number().int(),
  }),
  expected: expectation,
  /** Only days with play, the first one first. */
  days: z.array(z.object({ day: z.iso.date(), ...played })),
  /** The most staked first. `rtp`: the published return of these bets in percent; `own`: what came back. */
  games: z.array(
    z.object({
      game: z.string(),
      ...played,
      rtp: z.string().optional(),
      own: z.string(),
      expected: expectation.optional(),
    }),
  ),
});
export type Activity = z.infer<typeof activityAnswer>;

export const getActivity = endpoint({
  name: 'getActivity',
  method: 'GET',
  path: base,
  summary: 'Deposits, withdrawals, result, time, and the result expected from the published odds',
  access: 'cashier',
  rateLimit: 'read',
  mayBeOlder: true,
  query,
  answers: { 200: activityAnswer },
});

export const getActivityFile = endpoint({
  name: 'getActivityFile',
  method: 'GET',
  path: `${base}/file`,
  summary: 'The same by day, game and currency, as CSV',
  access: 'cashier',
  rateLimit: 'read',
  mayBeOlder: true,
  query,
  answerType: 'file',
  answers: { 200: fileAnswer },
});
