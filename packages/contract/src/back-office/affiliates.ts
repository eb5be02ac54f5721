/** The operators' calls about affiliates: their terms, figures, statements and post-backs. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, fileAnswer, isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1/affiliates';
const id = z.string().min(5).max(64);
const params = z.strictObject({ id });
const count = z.number().int();
const reason = text(5, 500);
const month = z.string().regex(/^[0-9]{4}-(0[1-9]|1[0-2])$/);

/** Only over https, to a name or a public address, without credentials. The server asks more: see the sandbox. */
const postbackUrl = z
  .url()
  .max(500)
  .refine((address) => !/^[a-z]+:\/\/[^/]*@/i.test(address), { message: 'must not contain a password' });

/** Terms that two operators agree on. */
export const affiliateTerms = z.strictObject({
  name: text(1, 80),
  /** Share of net revenue in 1/100 percent. */
  sharePoints: z.number().int().min(0).max(10_000),
  /** Whether a month's loss is set off against later months. */
  carriesOver: z.boolean(),
  postbackUrl: postbackUrl.nullable(),
  postbackOn: z.boolean(),
});

/** EUR. `net` = games − bonuses − reversals; `share` is of net and what was carried in, if that is above zero. */
const figures = z.object({
  month,
  clicks: count,
  registrations: count,
  firstDeposits: count,
  gamesEur: amountAnswer,
  bonusesEur: amountAnswer,
  reversalsEur: amountAnswer,
  netEur: amountAnswer,
  carriedInEur: amountAnswer,
  sharePoints: count,
  shareEur: amountAnswer,
  carriedOutEur: amountAnswer,
  /** Null: the month still runs, or a rate is stale; the figures are those of now. */
  closedAt: isoTime.nullable(),
});
export type AffiliateMonth = z.infer<typeof figures>;

const affiliate = affiliateTerms.extend({
  id,
  code: z.string(),
  link: z.string(),
  /** Without one nothing is sent. */
  hasSecret: z.boolean(),
  madeAt: isoTime,
  endedAt: isoTime.nullable(),
});
export type Affiliate = z.infer<typeof affiliate>;

const shows = { unaudited: 'shows no player', rateLimit: 'read', access: 'staff:promotions.read' } as const;

export const listAffiliates = endpoint({
  ...shows,
  name: 'listAffiliates',
  method: 'GET',
  path: base,
  summary: 'Every affiliate with its terms and the figures of the current month',
  answers: { 200: z.object({ items: z.array(affiliate.extend({ current: figures })) }) },
});

export const readAffiliate = endpoint({
  ...shows,
  name: 'readAffiliate',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'An affiliate with its figures by month, newest first',
  params,
  answers: { 200: z.object({ affiliate, months: z.array(figures) }) },
});

export const askAffiliate = endpoint({
  name: 'askAffiliate',
  method: 'POST',
  path: base,
  summary: 'Requests a new affiliate, or other terms for the one with this code; a second operator decides',
  access: 'staff:promotions.manage',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({
    code: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[A-Z0-9-]{3,40}$/, 'Letters, digits and hyphens, 3 to 40'),
    terms: affiliateTerms,
    reason,
  }),
  answers: { 202: z.object({ id: z.string() }) },
});

export const endAffiliate = endpoint({
  name: 'endAffiliate',
  method: 'POST',
  path: `${base}/:id/end`,
  summary: 'Counts nobody for an affiliate any more; players who have registered stay in its figures',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const renewAffiliateSecret = endpoint({
  name: 'renewAffiliateSecret',
  method: 'POST',
  path: `${base}/:id/secret`,
  summary: 'Makes the secret that signs post-backs, and shows it this once; the one before it signs nothing any more',
  access: 'staff:promotions.manage',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 201: z.object({ secret: z.string() }) },
});

export const downloadAffiliateStatement = endpoint({
  name: 'downloadAffiliateStatement',
  method: 'GET',
  path: `${base}/:id/statement`,
  summary: 'Figures of an affiliate by month as CSV',
  access: 'staff:promotions.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  params,
  answerType: 'file',
  answers: { 200: fileAnswer },
});

const postback = z.object({
  id,
  event: z.enum(['registration', 'first_deposit']),
  state: z.enum(['due', 'sent', 'failed']),
  attempts: count,
  /** A status of HTTP, or why there was none. */
  lastOutcome: z.string().nullable(),
  lastAnswer: z.string().nullable(),
  lastAt: isoTime.nullable(),
  nextAt: isoTime.nullable(),
  happenedAt: isoTime,
});
export type AffiliatePostback = z.infer<typeof postback>;

export const listPostbacks = endpoint({
  ...shows,
  name: 'listPostbacks',
  method: 'GET',
  path: `${base}/:id/postbacks`,
  summary: 'Calls to the affiliate’s server, newest first, with the last answer',
  params,
  query: pageQuery,
  answers: { 200: pageOf(postback) },
});

export const retryPostback = endpoint({
  name: 'retryPostback',
  method: 'POST',
  path: `${base}/:id/postbacks/:postback/retry`,
  summary: 'Sends a post-back again that was given up',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params: z.strictObject({ id, postback: id }),
  answers: { 204: null },
});
