/** The operators' calls about promotions: their versions, drafts, coupons, cost, and grants in review. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { promotionKinds, promotionRules, promotionShape, type PromotionRules } from '../promotions/rules.ts';
import { amountAnswer, currencyAnswer, isoTime, text } from '../types.ts';

const base = '/back-office/api/v1/promotions';
const id = z.string().min(5).max(64);
const params = z.strictObject({ id });
const ofVersion = z.strictObject({ id, version: z.coerce.number().int().min(1).max(100_000) });
const count = z.number().int();
const reason = text(5, 500);

/** What fits together, beyond the shape of each field. The form says the same as the server. */
const misfits = (
  rules: PromotionRules,
): readonly (readonly [path: readonly (string | number)[], message: string])[] => {
  const { kind, reward, startsAt, endsAt, audience } = rules;
  const needs = {
    ...{ welcome: 'deposit', deposit: 'deposit', free_spins: 'deposit', coupon: undefined },
    ...{ cashback: 'cashback', race: 'race', tournament: 'tournament' },
  }[kind];
  const found: [readonly (string | number)[], string][] = [];
  if (needs !== undefined && needs !== reward.kind) found.push([['reward', 'kind'], 'does not fit the kind']);
  if (kind === 'coupon' && reward.kind !== 'deposit' && reward.kind !== 'gift')
    found.push([['reward', 'kind'], 'a coupon needs a deposit or gift reward']);
  if (kind === 'coupon' && !rules.couponOnly) found.push([['couponOnly'], 'must be set for a coupon']);
  if (endsAt !== undefined && endsAt <= startsAt) found.push([['endsAt'], 'must be after the start']);
  if (kind === 'welcome' && audience.pastDeposits?.from !== audience.pastDeposits?.to)
    found.push([['audience', 'pastDeposits'], 'a welcome offer is for one deposit']);
  if (kind === 'welcome' && audience.pastDeposits === undefined)
    found.push([['audience', 'pastDeposits'], 'a welcome offer names its deposit']);
  if (reward.kind === 'deposit') {
    if (reward.tiers.some(({ matchPercent }) => matchPercent > 0) && reward.wagering === undefined)
      found.push([['reward', 'wagering'], 'needed for bonus money']);
    if (reward.tiers.some(({ freeSpins }) => freeSpins > 0) && reward.freeSpins === undefined)
      found.push([['reward', 'freeSpins'], 'needed for free spins']);
    if (new Set(reward.tiers.map(({ fromEur }) => Number(fromEur))).size < reward.tiers.length)
      found.push([['reward', 'tiers'], 'two tiers begin at the same deposit']);
    reward.tiers.forEach(({ fromEur, matchPercent, freeSpins }, index) => {
      if (/^0(\.0*)?$/.test(fromEur)) found.push([['reward', 'tiers', index, 'fromEur'], 'must be more than 0']);
      if (matchPercent === 0 && freeSpins === 0) found.push([['reward', 'tiers', index], 'gives nothing']);
    });
  }
  if (reward.kind === 'gift') {
    if (reward.bonusEur === undefined && reward.spins === undefined) found.push([['reward'], 'gives nothing']);
    if (reward.bonusEur !== undefined && reward.wagering === undefined)
      found.push([['reward', 'wagering'], 'needed for bonus money']);
    if (reward.spins !== undefined && reward.freeSpins === undefined)
      found.push([['reward', 'freeSpins'], 'needed for free spins']);
  }
  const { exceptGames = [], gameWeights = {} } = ('wagering' in reward ? reward.wagering : undefined) ?? {};
  if (exceptGames.some((game) => gameWeights[game] !== undefined))
    found.push([['reward', 'wagering', 'gameWeights'], 'an excluded game counts nothing']);
  if (new Set(exceptGames).size < exceptGames.length)
    found.push([['reward', 'wagering', 'exceptGames'], 'names a game twice']);
  if (reward.kind === 'tournament' && reward.places.to < reward.places.from)
    found.push([['reward', 'places', 'to'], 'must not be less than the least number of players']);
  if ((reward.kind === 'race' || reward.kind === 'tournament') && rules.weekly === undefined && endsAt === undefined)
    found.push([['endsAt'], 'needed without a weekly window']);
  return found;
};

/** Rules as an operator may save them. */
export const draftedRules = promotionRules.superRefine((rules, context) => {
  for (const [path, message] of misfits(rules)) context.addIssue({ code: 'custom', path: [...path], message });
});

export const deskStates = ['draft', 'scheduled', 'offered', 'over', 'ended'] as const;

const summary = z.object({
  id: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  /** `scheduled`: starts later. `over`: its end has passed. `ended`: by an operator. `draft`: nothing of it was ever offered. */
  state: z.enum(deskStates),
  /** Of the offered version, else of the newest. */
  version: count,
  audience: promotionRules.shape.audience,
  startsAt: isoTime,
  endsAt: isoTime.optional(),
  weekly: promotionRules.shape.weekly,
  budgetEur: amountAnswer.nullable(),
  /** Counted against the budget. */
  budgetUsedEur: amountAnswer,
  granted: count,
  /** From the ledger, at today's rates: what it gave less what came back, and what its free spins won. */
  costEur: amountAnswer,
});
export type DeskPromotion = z.infer<typeof summary>;

const shows = { unaudited: 'shows no player', rateLimit: 'read', access: 'staff:promotions.read' } as const;

export const listDeskPromotions = endpoint({
  ...shows,
  name: 'listDeskPromotions',
  method: 'GET',
  path: base,
  summary: 'Every promotion with its state, budget, grants and cost',
  answers: { 200: z.object({ items: z.array(summary) }) },
});

export const versionStates = ['draft', 'pending', 'approved', 'refused'] as const;

const version = z.object({
  version: count,
  state: z.enum(versionStates),
  /** Offered now. */
  isOffered: z.boolean(),
  /** As they were accepted, whatever is asked of new ones. */
  rules: promotionShape,
  /** Null: comes with the program. */
  madeBy: z.string().nullable(),
  own: z.boolean(),
  approvedBy: z.string().nullable(),
  approvedAt: isoTime.nullable(),
  createdAt: isoTime,
  /** Player promotions that were accepted under it. */
  accepted: count,
});
export type DeskVersion = z.infer<typeof version>;

const coupon = z.object({
  code: z.string(),
  uses: count,
  mostUses: count.nullable(),
  expiresAt: isoTime.nullable(),
  madeBy: z.string().nullable(),
  createdAt: isoTime,
});
export type DeskCoupon = z.infer<typeof coupon>;

const cohort = z.object({
  /** `YYYY-MM`: of the player's first grant. */
  month: z.string(),
  currency: currencyAnswer,
  players: count,
  grants: count,
  /** Bonus money given, less what returned to the house. */
  bonus: amountAnswer,
  spinWinnings: amountAnswer,
  cost: amountAnswer,
});

export const readDeskPromotion = endpoint({
  ...shows,
  name: 'readDeskPromotion',
  method: 'GET',
  path: `${base}/:id`,
  summary: 'A promotion with its versions, coupons and cost by cohort',
  params,
  answers: {
    200: z.object({
      promotion: summary,
      versions: z.array(version),
      coupons: z.array(coupon),
      cohorts: z.array(cohort),
    }),
  },
});

const words = z.object({ title: z.string(), summary: z.string(), terms: z.array(z.string()) });

export const previewPromotion = endpoint({
  ...shows,
  name: 'previewPromotion',
  method: 'POST',
  path: `${base}/preview`,
  summary: 'Terms as players would read them, and what a deposit would bring',
  body: z.strictObject({ rules: draftedRules, depositEur: z.string().regex(/^[0-9]{1,6}(\.[0-9]{1,2})?$/) }),
  answers: {
    200: z.object({
      en: words,
      de: words,
      /** Null: no deposit is needed, or it is less than the first tier. */
      example: z
        .object({ depositEur: amountAnswer, bonusEur: amountAnswer, wagerEur: amountAnswer, freeSpins: count })
        .nullable(),
    }),
  },
});

const drafted = z.object({ id: z.string(), version: count });

export const draftPromotion = endpoint({
  name: 'draftPromotion',
  method: 'POST',
  path: base,
  summary: 'A new version of a promotion as a draft, or a new promotion without `of`',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  body: z.strictObject({ of: id.optional(), rules: draftedRules }),
  answers: { 201: drafted },
});

export const savePromotionDraft = endpoint({
  name: 'savePromotionDraft',
  method: 'PUT',
  path: `${base}/:id/versions/:version`,
  summary: 'Changes a draft; only its maker does',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params: ofVersion,
  body: z.strictObject({ rules: draftedRules }),
  answers: { 204: null },
});

export const submitPromotion = endpoint({
  name: 'submitPromotion',
  method: 'POST',
  path: `${base}/:id/versions/:version/submission`,
  summary: 'Requests that a draft is offered; a second operator decides',
  access: 'staff:promotions.manage',
  proof: true,
  rateLimit: 'write',
  params: ofVersion,
  body: z.strictObject({ reason }),
  answers: { 202: z.object({ id: z.string() }) },
});

export const endPromotion = endpoint({
  name: 'endPromotion',
  method: 'POST',
  path: `${base}/:id/end`,
  summary: 'Offers a promotion no longer; what was accepted or granted stays',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9-]{3,40}$/, 'Letters, digits and hyphens, 3 to 40');

export const createCoupon = endpoint({
  name: 'createCoupon',
  method: 'POST',
  path: `${base}/:id/coupons`,
  summary: 'Creates a code for a promotion; without `code` one that nobody can guess',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({
    code: code.optional(),
    mostUses: z.number().int().min(1).max(1_000_000).nullable(),
    expiresAt: isoTime.nullable(),
  }),
  answers: { 201: z.object({ code: z.string() }) },
});

export const endCoupon = endpoint({
  name: 'endCoupon',
  method: 'POST',
  path: `${base}/:id/coupons/end`,
  summary: 'Ends a code before its time; what was accepted with it stays',
  access: 'staff:promotions.manage',
  rateLimit: 'write',
  params,
  body: z.strictObject({ code, reason }),
  answers: { 204: null },
});

export const listClosedGames = endpoint({
  ...shows,
  name: 'listClosedGames',
  method: 'GET',
  path: '/back-office/api/v1/bonus-closed-games',
  summary: 'Games that are closed to bonus money',
  answers: { 200: z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) }) },
});
