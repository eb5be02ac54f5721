/** The audit log, and the state of its watch. */
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { isoTime, pageOf, pageQuery, text } from '../types.ts';

const base = '/back-office/api/v1';

const auditEntry = z.object({
  id: z.string(),
  at: isoTime,
  operator: z.string().nullable(),
  action: z.string(),
  subjectKind: z.string().nullable(),
  subjectId: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});

export const readAuditLog = endpoint({
  name: 'readAuditLog',
  method: 'GET',
  path: `${base}/audit`,
  summary: 'The audit log, newest first; with `player`, of one player',
  access: 'staff:audit.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  query: pageQuery.extend({ player: z.string().min(5).max(64).optional() }),
  answers: { 200: pageOf(auditEntry) },
});

export const verifyAuditLog = endpoint({
  name: 'verifyAuditLog',
  method: 'GET',
  path: `${base}/audit/verify`,
  summary: 'Whether the chain of the audit log is intact, as far as checked by the worker',
  access: 'staff:audit.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ entries: z.number().int(), intact: z.boolean(), firstBroken: z.string().nullable() }) },
});

const finding = z.object({
  id: z.string(),
  /** `cut` and `replaced` concern the newest entry seen so far; `mark`: the stored copy of it was changed. */
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
  summary: 'Unsettled findings in the audit log, and when it was last checked in full',
  access: 'staff:audit.read',
  unaudited: 'shows no player',
  rateLimit: 'read',
  answers: { 200: z.object({ findings: z.array(finding), passedAt: isoTime.nullable() }) },
});

export const settleAudit = endpoint({
  name: 'settleAudit',
  method: 'POST',
  path: `${base}/audit/settlement`,
  summary: 'Requests to settle a finding; once a second operator approves, the log continues from its current state',
  access: 'staff:approvals.decide',
  proof: true,
  rateLimit: 'write',
  body: z.strictObject({ reason: text(5, 500) }),
  answers: { 202: z.object({ waits: z.literal(true) }) },
});
