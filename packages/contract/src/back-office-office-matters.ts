/** What concerns the house and no single player, and needs two operators; and the state of the audit log's watch. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from './types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const reason = text(5, 500);

export const officeMatterKinds = [
  'invite_operator',
  'renew_operator',
  'loosen_rules',
  'settle_audit',
  'set_thresholds',
  'set_restricted',
  'set_jurisdiction',
  'replace_list',
  'remove_list',
] as const;

/** `from`: as it is now; nothing where there was none. Amounts in EUR, yes and no as `on` and `off`. */
const change = z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() });
export type OfficeChange = z.infer<typeof change>;

const officeMatter = z.object({
  id: z.string(),
  kind: z.enum(officeMatterKinds),
  /** `expired`: nobody agreed in time. */
  state: z.enum(['asked', 'expired']),
  /** Whom or what it is about: the invited e-mail, the operator, the country, the list. */
  about: z.string().nullable(),
  /** Of whom is invited or renewed. */
  role: z.string().nullable(),
  /** What would change. */
  changes: z.array(change),
  askedBy: z.string(),
  /** Whether the operator who reads this asked for it: somebody else has to agree. */
  own: z.boolean(),
  askedAt: isoTime,
  /** Until when somebody may agree. */
  endsAt: isoTime,
  reason: z.string(),
});
export type OfficeMatterView = z.infer<typeof officeMatter>;

export const listOfficeMatters = endpoint({
  name: 'listOfficeMatters',
  method: 'GET',
  path: `${base}/office-matters`,
  summary:
    'What concerns the house and waits for a second operator, the oldest first, and what expired within seven days',
  access: 'staff:office.agree',
  rateLimit: 'read',
  answers: { 200: z.array(officeMatter) },
});

const listedName = z.object({ reference: z.string(), name: z.string(), born: z.string().nullable() });
export type ListedName = z.infer<typeof listedName>;

export const listDroppedNames = endpoint({
  name: 'listDroppedNames',
  method: 'GET',
  path: `${base}/office-matters/:id/dropped-names`,
  summary:
    'Of a list of watched persons that would be replaced or removed: the names that nobody is compared with then',
  access: 'staff:office.agree',
  rateLimit: 'read',
  params,
  query: pageQuery,
  answers: { 200: pageOf(listedName) },
});

export const agreeOfficeMatter = endpoint({
  name: 'agreeOfficeMatter',
  method: 'POST',
  path: `${base}/office-matters/:id/agree`,
  summary:
    'The second operator’s agreement: it is done at once. A one-time link goes by mail to the operator it is for',
  access: 'staff:office.agree',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const dropOfficeMatter = endpoint({
  name: 'dropOfficeMatter',
  method: 'POST',
  path: `${base}/office-matters/:id/drop`,
  summary: 'Calls it off before somebody agreed',
  access: 'staff:office.agree',
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 204: null },
});

export const renewOperator = endpoint({
  name: 'renewOperator',
  method: 'POST',
  path: `${base}/operators/:id/renewal`,
  summary:
    'For an operator who lost phone or password: ends both and every session, and sends a one-time link to that operator’s e-mail; for roles that decide about money when a second operator has agreed',
  access: 'staff:operators.manage',
  proof: true,
  rateLimit: 'write',
  params,
  body: z.strictObject({ reason }),
  answers: { 201: z.object({ expiresAt: isoTime }), 202: z.object({ waits: z.literal(true) }) },
});

const finding = z.object({
  id: z.string(),
  /** `cut` and `replaced` are about the newest entry that was seen; `mark`: what is remembered of it was changed. */
  kind: z.enum(['altered', 'missing', 'rewritten', 'cut', 'replaced', 'mark']),
  /** The number of the entry. */
  entry: z.string(),
  foundAt: isoTime,
});
export type AuditFinding = z.infer<typeof finding>;

export const readAuditWatch = endpoint({
  name: 'readAuditWatch',
  method: 'GET',
  path: `${base}/audit/watch`,
  summary:
    'What the watch found wrong with the audit log and nobody has settled, and when it last went through all of it',
  access: 'staff:audit.read',
  rateLimit: 'read',
  answers: { 200: z.object({ findings: z.array(finding), passedAt: isoTime.nullable() }) },
});

export const settleAudit = endpoint({
  name: 'settleAudit',
  method: 'POST',
  path: `${base}/audit/settlement`,
  summary:
    'Says that what was found is known and looked into; the log goes on from what is there when a second operator agrees',
  access: 'staff:office.agree',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ reason }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});
