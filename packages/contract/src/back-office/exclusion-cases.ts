/** The operators' calls about accounts that may belong to an excluded person. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, text } from '../types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const decision = z.enum(['same_person', 'different_persons']);

const exclusionCase = z.object({
  id: z.string(),
  /** The account that is excluded. */
  excluded: z.string(),
  /** A match of name and date of birth needs a decision; the others apply automatically. */
  basis: z.enum(['name_and_birth_date', 'verified_identity', 'payment_instrument', 'document']),
  openedAt: isoTime,
  /** Whether the other account's exclusion applies here. */
  bound: z.boolean(),
  decision: decision.nullable(),
  decidedBy: z.string().nullable(),
  decidedAt: isoTime.nullable(),
  reason: z.string().nullable(),
});
export type ExclusionCase = z.infer<typeof exclusionCase>;

export const listExclusionCases = endpoint({
  name: 'listExclusionCases',
  method: 'GET',
  path: `${base}/players/:id/exclusion-cases`,
  summary: 'Excluded accounts that may belong to the same person, undecided first',
  access: 'staff:players.read',
  rateLimit: 'read',
  params,
  answers: { 200: z.array(exclusionCase) },
});

export const decideExclusionCase = endpoint({
  name: 'decideExclusionCase',
  method: 'POST',
  path: `${base}/exclusion-cases/:id/decision`,
  summary:
    'Decides whether two accounts belong to the same person: the exclusion applies here too, or they never match again',
  access: 'staff:players.lock',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ decision, reason: text(5, 500) }),
  answers: { 200: z.object({ outcome: z.enum(['bound', 'ended', 'held', 'kept']) }) },
});
