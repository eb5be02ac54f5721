/** Access that an operator lost, and the state of the audit log's watch. */
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { isoTime, text } from './types.ts';

const base = '/back-office/api/v1';
const params = z.strictObject({ id: z.string().min(5).max(64) });
const reason = text(5, 500);

export const renewOperator = endpoint({
  name: 'renewOperator',
  method: 'POST',
  path: `${base}/operators/:id/renewal`,
  summary:
    'For an operator who lost phone or password: ends both and every session, and sends a one-time link to that operator’s e-mail; for roles that decide about money when a second operator has approved',
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
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ findings: z.array(finding), passedAt: isoTime.nullable() }) },
});

export const settleAudit = endpoint({
  name: 'settleAudit',
  method: 'POST',
  path: `${base}/audit/settlement`,
  summary:
    'Says that what was found is known and looked into; the log goes on from what is there when a second operator approves',
  access: 'staff:approvals.decide',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ reason }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});
