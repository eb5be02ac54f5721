/** The operators' calls about blocked email domains, whose addresses cannot register or sign in. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from '../types.ts';

const path = '/back-office/api/v1/risk/domains';
const reason = text(5, 500);

const blockedDomain = z.object({
  /** Lower case; names in other scripts in their ASCII form. */
  domain: z.string(),
  blockedAt: isoTime,
  /** `null`, like the reason, if it was not added by an operator. */
  blockedBy: z.string().nullable(),
  reason: z.string().nullable(),
});
export type BlockedDomain = z.infer<typeof blockedDomain>;

export const listBlockedDomains = endpoint({
  name: 'listBlockedDomains',
  method: 'GET',
  path,
  summary: 'Blocked email domains, newest first; each includes its subdomains',
  access: 'staff:risk.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: pageQuery,
  answers: { 200: pageOf(blockedDomain) },
});

export const blockDomain = endpoint({
  name: 'blockDomain',
  method: 'POST',
  path,
  summary: 'Blocks a domain: its addresses can no longer register or sign in',
  access: 'staff:risk.manage',
  rateLimit: 'write',
  body: z.strictObject({ domain: text(1, 255), reason }),
  answers: { 201: z.object({ domain: z.string() }) },
});

export const unblockDomain = endpoint({
  name: 'unblockDomain',
  method: 'POST',
  path: `${path}/:domain/remove`,
  summary: 'Unblocks a domain, with a reason',
  access: 'staff:risk.manage',
  rateLimit: 'write',
  params: z.strictObject({ domain: z.string().min(1).max(255) }),
  body: z.strictObject({ reason }),
  answers: { 204: null },
});
