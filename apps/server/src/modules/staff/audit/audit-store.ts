/** The only SQL of the audit log; the chain itself is made and checked in the database. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../operator.ts';
import { countEntry } from './count-entries.ts';

export interface AuditEntry {
  readonly operatorId: OperatorId | null;
  /** Verb and noun, such as `player.read`. */
  readonly action: string;
  readonly subject?: { readonly kind: string; readonly id: string };
  /** Ids, codes and reasons; no personal value. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** Joins the chain with the caller's transaction. */
export const appendAudit = (sql: Sql, entry: AuditEntry) => {
  countEntry(entry);
  return sql.run(`select append_audit($1, $2, $3, $4, $5)`, [
    entry.operatorId,
    entry.action,
    entry.subject?.kind ?? null,
    entry.subject?.id ?? null,
    JSON.stringify(entry.details ?? {}),
  ]);
};

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
    // Numbers have no gaps: the newest is how many there are.
    subject === null
      ? 'select coalesce(max(id), 0) as total from audit_log where $1::text is null'
      : 'select count(*) as total from audit_log where subject_id = $1',
    [subject],
  );
  return { items, total: Number(total) };
};

/** Recomputes the chain. The last hash, kept elsewhere, shows later whether the newest entries were cut off. */
export const verifyAudit = async (sql: Sql) => {
  const { entries, broken, last } = await sql.one<{ entries: bigint; broken: bigint | null; last: string | null }>(
    `select (select count(*) from audit_log) as entries, first_broken_audit_entry() as broken,
       (select encode(hash, 'hex') from audit_log order by id desc limit 1) as last`,
  );
  return { entries: Number(entries), firstBroken: broken, lastHash: last };
};
