/** Promotions as a player sees them: offered ones, the player's own, and coupons. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, currencyRequest, isoTime, languageQuery, text } from '../types.ts';
import { promotionKinds } from './rules.ts';
import { term } from './terms.ts';

const base = '/profile-service/api/v1';
const count = z.number().int().min(0);

/** Why an offered promotion cannot be accepted now. */
export const ineligibleReasons = [
  'audience',
  'used',
  'budget_spent',
  'not_started',
  'ended',
  'coupon_needed',
  'confirm_email',
  'protected',
  'rate_stale',
  'cap_reached',
] as const;

/** A deposit that is worth at least `fromEur` and less than `toEur`; the last tier continues. */
const tier = z.object({
  fromEur: amountAnswer,
  toEur: amountAnswer.nullable(),
  matchPercent: z.number().int(),
  freeSpins: count,
});

/** What a bonus says about games, where it is other than their pages say. */
const gameTerms = {
  /** In these it cannot be staked, and cash does not count. */
  exceptGames: z.array(z.string()).optional(),
  /** How much of a stake counts for wagering, in percent. A bet that does not count anywhere does not count here. */
  gameWeights: z.record(z.string(), z.number().int()).optional(),
};

export const promotion = z.object({
  id: z.string(),
  /** Accepting it accepts this version; it stays valid for what was accepted under it. */
  version: z.number().int(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  terms: z.array(term),
  /** Of a match, lowest first; otherwise empty. */
  tiers: z.array(tier),
  /** Least qualifying deposit in the requested currency; absent where no deposit is needed. */
  minDeposit: z.object({ currency: currencyAnswer, amount: amountAnswer }).optional(),
  /** Multiple of the bonus; 0 without bonus money. */
  wagering: z.number().int(),
  maxBet: z.object({ currency: currencyAnswer, amount: amountAnswer }).optional(),
  validDays: z.number().int(),
  /** Most that becomes cash, as a multiple of the bonus; absent: everything. */
  conversionCapTimes: z.number().int().optional(),
  ...gameTerms,
  /** Most bonus money that the player can still be granted, in EUR. */
  leftEur: amountAnswer.optional(),
  /** For the welcome offer: the deposit that it belongs to, 1 to 5. */
  depositNumber: z.number().int().optional(),
  spins: z.object({ games: z.array(z.string()), value: amountAnswer, days: z.number().int() }).optional(),
  endsAt: isoTime.optional(),
  eligible: z.boolean(),
  reason: z.enum(ineligibleReasons).optional(),
});
export type Promotion = z.infer<typeof promotion>;

export const playerPromotionStates = [
  'armed',
  'review',
  'queued',
  'active',
  'completed',
  'lost',
  'expired',
  'cancelled',
  'removed',
  'rejected',
] as const;
export type PlayerPromotionState = (typeof playerPromotionStates)[number];

/** What granted it: a promotion, winnings of free spins unlocked by a deposit, or rules of their own. */
export const grantSources = ['promotion', 'unlock', 'level_gift', 'cashback', 'referral', 'campaign'] as const;

export const playerPromotion = z.object({
  id: z.string(),
  /** Of sources other than a promotion: its `id` is the source, and it has no terms. */
  promotion,
  source: z.enum(grantSources).optional(),
  state: z.enum(playerPromotionStates),
  /** Why it ended or waits, if the state does not imply it: `cash_out`, `deposit_reversed`, `locked`, … */
  reason: z.string().optional(),
  currency: currencyAnswer,
  /** Granted bonus money. */
  bonus: amountAnswer,
  wagerRequired: amountAnswer,
  wagered: amountAnswer,
  /** Most that becomes cash on completion; absent: everything. */
  conversionCap: amountAnswer.optional(),
  /** With a cap, while it is active: what would become cash now. */
  convertible: amountAnswer.optional(),
  ...gameTerms,
  /** `until`: the spins that are left have to be played before. */
  freeSpins: z.object({ granted: count, left: count, value: amountAnswer, until: isoTime.optional() }),
  /** What became cash when it was completed. */
  converted: amountAnswer.optional(),
  createdAt: isoTime,
  endedAt: isoTime.optional(),
  expiresAt: isoTime.optional(),
});
export type PlayerPromotion = z.infer<typeof playerPromotion>;

const inCurrency = languageQuery.extend({ currency: currencyRequest.optional() });

/** For visitors: what a new player is offered, and the promotions open to everybody. */
export const listPromotions = endpoint({
  name: 'listPromotions',
  method: 'GET',
  path: '/game-service/api/v1/promotions',
  summary: 'Promotions offered now, as a new player would be offered them (ours)',
  access: 'public',
  rateLimit: 'read',
  query: inCurrency,
  answers: { 200: z.array(promotion) },
});

export const getEligiblePromotions = endpoint({
  name: 'getEligiblePromotions',
  method: 'GET',
  path: `${base}/profile/promotion-eligible`,
  summary: 'Promotions offered to the player now; those that need something first say what',
  access: 'cashier',
  rateLimit: 'read',
  query: inCurrency,
  answers: { 200: z.array(promotion) },
});

export const rejectAllPromotions = endpoint({
  name: 'rejectAllPromotions',
  method: 'DELETE',
  path: `${base}/profile/promotion-eligible`,
  summary: 'Rejects every offered promotion; they can still be accepted later while they are offered',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 204: null },
});

export const getOwnPromotions = endpoint({
  name: 'getOwnPromotions',
  method: 'GET',
  path: `${base}/profile/promotion`,
  summary: 'The player’s own promotions, open ones first, then the newest',
  access: 'cashier',
  rateLimit: 'read',
  query: languageQuery,
  answers: { 200: z.array(playerPromotion) },
});

export const answerPromotion = endpoint({
  name: 'answerPromotion',
  method: 'POST',
  path: `${base}/profile/promotion`,
  summary: 'Accepts an offered promotion for the next qualifying deposit, or rejects it',
  access: 'player',
  rateLimit: 'write',
  query: languageQuery,
  /** `version`: as it was shown; 409 `promotion_changed` if a newer one is offered. */
  body: z.strictObject({
    id: z.string().max(40),
    accepted: z.boolean(),
    version: z.number().int().optional(),
    currency: currencyRequest.optional(),
  }),
  answers: { 200: playerPromotion },
});

const cancelled = {
  summary:
    'Cancels an own promotion: removes what is left of its bonus money and its unused free spins, and nothing else',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 204: null },
} as const;

export const cancelPromotion = endpoint({
  ...cancelled,
  name: 'cancelPromotion',
  // Not among what both share: the browser's build keeps what is written here.
  method: 'DELETE',
  path: `${base}/profile/promotion/:id`,
  params: z.strictObject({ id: z.string().max(40) }),
});

export const cancelPromotionInBody = endpoint({
  ...cancelled,
  name: 'cancelPromotionInBody',
  method: 'DELETE',
  path: `${base}/profile/promotion`,
  body: z.strictObject({ id: z.string().max(40) }),
});

export const redeemCoupon = endpoint({
  name: 'redeemCoupon',
  method: 'PUT',
  path: `${base}/profile/redeem-promotion-coupon`,
  summary:
    'Arms the promotion of a coupon for the next qualifying deposit, or grants it if it needs none; 422 `coupon_invalid`',
  access: 'player',
  rateLimit: 'validate',
  query: languageQuery,
  body: z.strictObject({ promotionCoupon: text(1, 64), currency: currencyRequest.optional() }),
  answers: { 200: playerPromotion },
});
