/** The operators' calls about grants in review. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountAnswer, currencyAnswer, isoTime, text } from '../types.ts';

const params = z.strictObject({ id: z.string().min(5).max(64) });
const count = z.number().int();

const review = z.object({
  id: z.string(),
  player: z.object({ id: z.string(), name: z.string() }),
  /** Null: a reward of refer a friend. */
  promotion: z.string().nullable(),
  version: count.nullable(),
  reason: z.string(),
  currency: currencyAnswer,
  bonus: amountAnswer,
  freeSpins: count,
  createdAt: isoTime,
  /** Operators who have agreed to grant it, and how many have to. */
  agreed: z.array(z.string()),
  needed: count,
});
export type GrantReview = z.infer<typeof review>;

export const listGrantReviews = endpoint({
  name: 'listGrantReviews',
  method: 'GET',
  path: '/back-office/api/v1/grant-reviews',
  summary: 'Grants that wait for a decision, oldest first',
  access: 'staff:risk.read',
  rateLimit: 'read',
  answers: { 200: z.object({ items: z.array(review) }) },
});

export const decideGrantReview = endpoint({
  name: 'decideGrantReview',
  method: 'POST',
  path: '/back-office/api/v1/grant-reviews/:id',
  summary: 'Grants or refuses a promotion in review; one that is worth much is granted once two operators agree',
  access: 'staff:risk.manage',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ playerId: z.string().max(64), granted: z.boolean(), reason: text(5, 500) }),
  answers: { 200: z.object({ state: z.enum(['waiting', 'decided']) }) },
});
