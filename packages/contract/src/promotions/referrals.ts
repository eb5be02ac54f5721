/** Refer a friend: its rules as data, the terms generated from them, and the player's own page. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, text } from '../types.ts';

const eur = z.string().regex(/^(0|[1-9][0-9]{0,5})(\.[0-9]{1,2})?$/);
const worth = eur.refine((amount) => /[1-9]/.test(amount), { message: 'must be more than 0' });

/** A version of the rules; two operators agree on each. */
export const referralRules = z.strictObject({
  /** Bonus money for the friend, and for the one who invited. */
  friendEur: worth,
  referrerEur: worth,
  /** The friend's first deposit decides, if it is at least this. */
  leastDepositEur: worth,
  wagering: z.strictObject({
    times: z.number().int().min(0).max(60),
    maxStakeEur: worth,
    days: z.number().int().min(1).max(90),
  }),
  /** Between the deposit's credit and the decision. */
  waitHours: z.number().int().min(0).max(2_160),
  /** Rewards of one referrer within a calendar month (UTC). */
  monthlyMost: z.number().int().min(1).max(1_000),
});
export type ReferralRules = z.infer<typeof referralRules>;

/** What a friend’s code brings the one who registers with it. */
export const invitation = z.object({ friendEur: amountAnswer, leastDepositEur: amountAnswer });
export type Invitation = z.infer<typeof invitation>;

export const referralTermCodes = [
  'referral_reward',
  'referral_deposit',
  'referral_wait',
  'referral_wagering',
  'referral_days',
  'referral_max_stake',
  'referral_household',
  'referral_monthly',
  'referral_reversed',
  'referral_protected',
  'referral_version',
] as const;
export type ReferralTermCode = (typeof referralTermCodes)[number];

export const referralTerm = z.object({
  code: z.enum(referralTermCodes),
  /** Amounts as `12.50 EUR`. */
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type ReferralTerm = z.infer<typeof referralTerm>;

/** What the one who invited reads about a friend: nothing about money, and no name. */
export const friendStates = ['registered', 'checking', 'rewarded', 'not_rewarded'] as const;
export type FriendState = (typeof friendStates)[number];

export const referralPage = z.object({
  /** Null: nobody is invited now, or the player is on a break. */
  offer: z
    .object({
      code: z.string(),
      link: z.string(),
      friendEur: amountAnswer,
      referrerEur: amountAnswer,
      leastDepositEur: amountAnswer,
      /** Rewards of this month, and the most that there can be. */
      rewardsThisMonth: z.number().int(),
      monthlyMost: z.number().int(),
      terms: z.array(referralTerm),
    })
    .nullable(),
  /** Newest first; `month` is `YYYY-MM`, of the registration. */
  friends: z.array(z.object({ month: z.string(), state: z.enum(friendStates) })),
  /** Rewards of the player's own, newest first. */
  earned: z.array(
    z.object({
      ...{ currency: currencyAnswer, amount: amountAnswer, at: isoTime, side: z.enum(['friend', 'referrer']) },
      /** Behind another bonus, until that one ends. */
      waits: z.boolean(),
    }),
  ),
});
export type ReferralPage = z.infer<typeof referralPage>;

export const getReferral = endpoint({
  name: 'getReferral',
  method: 'GET',
  path: '/profile-service/api/v1/profile/referral',
  summary:
    'The player’s invitation code and link, what both get, friends’ states without names, and rewards earned (ours)',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: referralPage },
});

export const noteLanding = endpoint({
  name: 'noteLanding',
  method: 'POST',
  path: '/user-service/api/v1/registration/landing',
  summary:
    'A visitor came by a link with this code: counted for an affiliate, without anything about the visitor (ours)',
  access: 'public',
  rateLimit: 'validate',
  body: z.strictObject({ code: text(1, 64) }),
  answers: { 204: null },
});
