/** The only SQL of the audit log; its hash chain is built and verified in the database. */
import type { Sql } from '../../../database/database.ts';
import type { AuditEntry, AuditLog } from '../../../platform/audit/audit-log.ts';
import type { AuditAction } from '../../../platform/audit/catalogue.ts';
import { isOneChain } from '../operator-store.ts';
import { countEntry, type AnyEntry } from './count-entries.ts';

/** Whether this operator and one of the earlier ones are in one invitation chain. */
const isMarked = async (sql: Sql, { operatorId, before = [] }: AnyEntry): Promise<boolean> => {
  if (operatorId !== null) for (const other of before) if (await isOneChain(sql, other, operatorId)) return true;
  return false;
};

/** Appended in the caller's transaction. */
export const appendAudit = async <A extends AuditAction>(sql: Sql, entry: AuditEntry<A>): Promise<void> => {
  const { operatorId, action, subject, details }: AnyEntry = entry;
  countEntry(entry);
  const marked = (await isMarked(sql, entry)) ? { oneChain: true } : {};
  await sql.run(`select append_audit($1, $2, $3, $4, $5)`, [
    ...[operatorId, action, subject?.kind ?? null, subject?.id ?? null],
    JSON.stringify({ ...details, ...marked }),
  ]);
};

/** For modules whose use cases are called by operators. */
export const auditLog: AuditLog = { record: appendAudit };

export interface AuditRow {
  readonly id: bigint;
  readonly at: Date;
  readonly operator: string | null;
  readonly action: string;
  readonly subjectKind: string | null;
  readonly subjectId: string | null;
  readonly details: Record<string, unknown>;
}

export const readAudit = async (sql: Sql, page: { subjectId?: string; offset: number; size: number }) => {
  const subject = page.subjectId ?? null;
  const items = await sql.rows<AuditRow>(
    `select a.id, a.at, o.name as operator, a.action, a.subject_kind as "subjectKind", a.subject_id as "subjectId", a.details
     from audit_log a left join operators o on o.id = a.operator_id
     where $1::text is null or a.subject_id = $1
     order by a.id desc offset $2 limit $3`,
    [subject, page.offset, page.size],
  );
  const { total } = await sql.one<{ total: bigint }>(
    // Ids have no gaps, so the newest is the count.
    subject === null
      ? 'select coalesce(max(id), 0) as total from audit_log where $1::text is null'
      : 'select count(*) as total from audit_log where subject_id = $1',
    [subject],
  );
  return { items, total: Number(total) };
};

/** Recomputes the chain. The last hash, stored elsewhere, reveals later whether the newest entries were cut off. */
export const verifyAudit = async (sql: Sql) => {
  const { entries, broken, last } = await sql.one<{ entries: bigint; broken: bigint | null; last: string | null }>(
    `select (select count(*) from audit_log) as entries, first_broken_audit_entry() as broken,
       (select encode(hash, 'hex') from audit_log order by id desc limit 1) as last`,
  );
  return { entries: Number(entries), firstBroken: broken, lastHash: last };
};
