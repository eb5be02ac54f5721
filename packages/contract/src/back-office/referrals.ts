/** The operators' calls about refer a friend: its rules, its figures, and friends with what became of them. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { referralRules } from '../promotions/referrals.ts';
import { amountAnswer, isoTime, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1/referrals';
const count = z.number().int();
const reason = text(5, 500);
const someone = z.object({ id: z.string(), name: z.string() });

export const readReferralProgramme = endpoint({
  name: 'readReferralProgramme',
  method: 'GET',
  path: `${base}/programme`,
  summary: 'The rules of refer a friend and its figures',
  access: 'staff:promotions.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: {
    200: z.object({
      /** Null: ended. */
      current: z
        .object({ version: count, rules: referralRules, en: z.array(z.string()), de: z.array(z.string()) })
        .nullable(),
      figures: z.object({ friends: count, earned: count, refused: count, grantedEur: amountAnswer }),
    }),
  },
});

export const askReferralRules = endpoint({
  name: 'askReferralRules',
  method: 'POST',
  path: `${base}/programme`,
  summary: 'Requests other rules for whoever registers from then on; a second operator decides',
  access: 'staff:promotions.manage',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ rules: referralRules, reason }),
  answers: { 202: z.object({ id: z.string() }) },
});

export const endReferrals = endpoint({
  name: 'endReferrals',
  method: 'POST',
  path: `${base}/programme/end`,
  summary: 'Invites nobody any more; friends who have registered keep their terms',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

const referral = z.object({
  friend: someone,
  referrer: someone,
  version: count,
  state: z.enum(['waiting', 'settled', 'earned', 'refused']),
  /** Why nothing was earned. */
  reason: z.string().nullable(),
  /** What became of each reward: a state, or why it was refused. */
  friendReward: z.string().nullable(),
  referrerReward: z.string().nullable(),
  registeredAt: isoTime,
});
export type DeskReferral = z.infer<typeof referral>;

export const listReferrals = endpoint({
  name: 'listReferrals',
  method: 'GET',
  path: base,
  summary: 'Friends who registered with a player’s code, newest first, with the reason where nothing was earned',
  access: 'staff:risk.read',
  rateLimit: 'read',
  query: pageQuery,
  answers: { 200: z.object({ items: z.array(referral), page: count, size: count, total: count }) },
});
