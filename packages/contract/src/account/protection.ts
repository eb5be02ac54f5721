/** Player protection: breaks, limits, closing the account, reality checks. Amounts are in EUR. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, amountRequest, isoTime, languageAnswer } from '../types.ts';

const base = '/profile-service/api/v1/profile';

/** The first four are cool-offs and end automatically; the others are exclusions. */
export const coolOffPeriods = ['1d', '7d', '30d', '90d'] as const;
export const exclusionPeriods = ['180d', '365d', 'forever'] as const;
export const breakPeriods = [...coolOffPeriods, ...exclusionPeriods] as const;
export type BreakPeriod = (typeof breakPeriods)[number];
export const breakPeriod = z.enum(breakPeriods);

export const putSelfExclude = endpoint({
  name: 'putSelfExclude',
  method: 'PUT',
  path: `${base}/self-exclude`,
  summary: 'Starts a break or an exclusion, effective from the next bet; can be extended, never shortened',
  access: 'cashier',
  rateLimit: 'write',
  body: z.strictObject({ selfExcludePeriod: breakPeriod }),
  answers: { 204: null },
});

export const accountRefusals = ['self_excluded', 'account_closed', 'country_restricted'] as const;

export const protectionStatus = z.object({
  /** False for a visitor; then no other field is set. */
  signedIn: z.boolean(),
  /** Only for the browser whose session it was: an operator locked the account, another device ended it, or the password changed. */
  ended: z.enum(['locked', 'device', 'password']).optional(),
  /** What this session is refused for; absent for a full session. */
  refusal: z.enum(accountRefusals).optional(),
  /** The break in force, or one whose term is over but that still has to be ended. */
  break: z
    .object({
      kind: z.enum(['cool_off', 'exclusion']),
      period: breakPeriod,
      startedAt: isoTime,
      /** Absent: permanent. */
      endsAt: isoTime.optional(),
      /** Its term is over: a cool-off has ended, an exclusion can be ended on request. */
      over: z.boolean(),
      /** Set once an end was requested: play is possible again from then on. */
      playableFrom: isoTime.optional(),
    })
    .optional(),
  closed: z.object({ at: isoTime, notBefore: isoTime }).optional(),
});
export type ProtectionStatus = z.infer<typeof protectionStatus>;

export const getProtectionStatus = endpoint({
  name: 'getProtectionStatus',
  method: 'GET',
  path: `${base}/protection-status`,
  summary: 'Whether the account may play, and from when again',
  access: 'open',
  rateLimit: 'read',
  answers: { 200: protectionStatus },
});

export const postBreakEnd = endpoint({
  name: 'postBreakEnd',
  method: 'POST',
  path: `${base}/self-exclude/end`,
  summary: 'Requests the end of an exclusion whose term is over; it ends a day later',
  access: 'cashier',
  rateLimit: 'write',
  answers: { 200: z.object({ playableFrom: isoTime }) },
});

export const limitKinds = ['deposit', 'loss', 'stake'] as const;
export const limitSpans = ['day', 'week', 'month'] as const;
export type LimitKind = (typeof limitKinds)[number];
export type LimitSpan = (typeof limitSpans)[number];

const limitUse = z.object({
  limit: amountAnswer.nullable(),
  /** What counts in the window that is open now; a negative loss is a gain. */
  used: amountAnswer,
  endsAt: isoTime,
  /** A looser limit that was requested: it has to be confirmed between these two times. */
  waiting: z.object({ id: z.string(), limit: amountAnswer.nullable(), from: isoTime, until: isoTime }).optional(),
});
export type LimitUse = z.infer<typeof limitUse>;

const bySpan = z.object({ day: limitUse, week: limitUse, month: limitUse });

export const limitsAnswer = z.object({
  currency: z.literal('EUR'),
  /** Where days, weeks and months begin at midnight. */
  timeZone: z.string(),
  deposit: bySpan,
  loss: bySpan,
  stake: bySpan,
  /** The player's country requires a deposit limit before the first deposit. */
  depositLimitFirst: z.boolean(),
});
export type Limits = z.infer<typeof limitsAnswer>;

const wished = z.strictObject({
  day: amountRequest.nullish(),
  week: amountRequest.nullish(),
  month: amountRequest.nullish(),
});

export const getLimits = endpoint({
  name: 'getLimits',
  method: 'GET',
  path: `${base}/limits`,
  summary: 'The player’s limits and how much of each is used',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: limitsAnswer },
});

export const putLimits = endpoint({
  name: 'putLimits',
  method: 'PUT',
  path: `${base}/limits`,
  summary:
    'Sets limits: a tighter one applies at once, a looser one after a day and a confirmation; `null` removes the limit',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({ deposit: wished.optional(), loss: wished.optional(), stake: wished.optional() }),
  answers: { 200: limitsAnswer },
});

const limitParams = z.strictObject({ id: z.string().max(64) });

export const postLimitConfirm = endpoint({
  name: 'postLimitConfirm',
  method: 'POST',
  path: `${base}/limits/:id/confirm`,
  summary: 'Confirms a looser limit',
  access: 'player',
  rateLimit: 'write',
  params: limitParams,
  answers: { 200: limitsAnswer },
});

export const deleteLimitRequest = endpoint({
  name: 'deleteLimitRequest',
  method: 'DELETE',
  path: `${base}/limits/:id`,
  summary: 'Withdraws the request for a looser limit',
  access: 'player',
  rateLimit: 'write',
  params: limitParams,
  answers: { 200: limitsAnswer },
});

export const shortestRealityCheckMinutes = 5;

export const preferences = z.object({
  /** Language of the site and of mails. */
  language: languageAnswer,
  /** IANA name. */
  timeZone: z.string(),
  /** `null`: no reality checks. */
  realityCheckMinutes: z.number().int().nullable(),
  /** Longest interval of reality checks in the player's country; `null` if none are required. */
  longestRealityCheckMinutes: z.number().int().nullable(),
  showEur: z.boolean(),
});
export type Preferences = z.infer<typeof preferences>;

export const getPreferences = endpoint({
  name: 'getPreferences',
  method: 'GET',
  path: `${base}/preferences`,
  summary: 'Language, time zone, reality checks, and whether amounts are also shown in EUR',
  access: 'player',
  rateLimit: 'read',
  answers: { 200: preferences },
});

export const putPreferences = endpoint({
  name: 'putPreferences',
  method: 'PUT',
  path: `${base}/preferences`,
  summary: 'Changes the given preferences; limit periods that have begun keep their end',
  access: 'player',
  rateLimit: 'write',
  body: z.strictObject({
    language: languageAnswer.optional(),
    timeZone: z.string().min(1).max(64).optional(),
    realityCheckMinutes: z.number().int().min(shortestRealityCheckMinutes).max(240).nullish(),
    showEur: z.boolean().optional(),
  }),
  answers: { 200: preferences },
});

export const closingReasons = ['break', 'gambling', 'money', 'service', 'privacy', 'other'] as const;
export type ClosingReason = (typeof closingReasons)[number];

export const deleteProfile = endpoint({
  name: 'deleteProfile',
  method: 'DELETE',
  path: base,
  summary: 'Closes the account, also during an exclusion; the balance can still be withdrawn',
  access: 'cashier',
  rateLimit: 'write',
  body: z.strictObject({ reason: z.enum(closingReasons).default('other') }),
  answers: { 204: null },
});
