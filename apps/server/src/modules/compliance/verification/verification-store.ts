/** The only SQL of verification cases and documents; values stay sealed. */
import type { DocumentSide, RefusalReason, VerificationKind } from '@carmine/contract/verification';
import type { Sql } from '../../../database/database.ts';
import type { Id, OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export type CaseId = Id<'ver'>;
export type DocumentId = Id<'doc'>;

export interface CaseRow {
  id: CaseId;
  player_id: PlayerId;
  kind: VerificationKind;
  status: 'pending' | 'verified' | 'rejected';
  stage: 'waiting' | 'handed' | 'manual';
  provider: string;
  created_at: Date;
  asked: number;
  decided_at: Date | null;
  decided_by: OperatorId | null;
  refusal: RefusalReason | null;
  note_sealed: Buffer | null;
  details_sealed: Buffer;
}

export interface DocumentRow {
  id: DocumentId;
  case_id: CaseId;
  player_id: PlayerId;
  side: DocumentSide;
  type: 'image/jpeg' | 'application/pdf';
  size: number;
  content_hash: Buffer;
  file: string;
  name_sealed: Buffer;
}

const columns = `id, player_id, kind, status, stage, provider, created_at, asked, decided_at, decided_by, refusal,
  note_sealed, details_sealed`;
const documentColumns = 'id, case_id, player_id, side, type, size, content_hash, file, name_sealed';

/** Serialises submissions of one player until the end of the transaction. */
export const lockPlayerDocuments = (sql: Sql, playerId: PlayerId) =>
  sql.run(`select pg_advisory_xact_lock(hashtextextended('verification:' || $1::text, 0))`, [playerId]);

/** A valid case takes precedence over a newer one that is not. */
export const findCurrentCase = (sql: Sql, playerId: PlayerId, kind: VerificationKind) =>
  sql.maybe<CaseRow>(
    `select ${columns} from verification_cases where player_id = $1 and kind = $2
     order by status = 'verified' desc, id desc limit 1`,
    [playerId, kind],
  );

/** Only of recent days, so that old attempts do not block verification. */
export const countDocuments = async (sql: Sql, playerId: PlayerId, days: number): Promise<number> => {
  const { count } = await sql.one<{ count: bigint }>(
    `select count(*) as count from verification_documents
     where player_id = $1 and created_at > now() - make_interval(days => $2)`,
    [playerId, days],
  );
  return Number(count);
};

export interface NewCase {
  playerId: PlayerId;
  kind: VerificationKind;
  provider: string;
  detailsSealed: Buffer;
}

export const insertCase = (sql: Sql, { playerId, kind, provider, detailsSealed }: NewCase) =>
  sql.one<CaseRow>(
    `insert into verification_cases (player_id, kind, provider, details_sealed) values ($1, $2, $3, $4)
     returning ${columns}`,
    [playerId, kind, provider, detailsSealed],
  );

export interface NewDocument {
  caseId: CaseId;
  playerId: PlayerId;
  side: DocumentSide;
  type: DocumentRow['type'];
  size: number;
  contentHash: Buffer;
  file: string;
  nameSealed: Buffer;
}

export const insertDocument = (sql: Sql, document: NewDocument) =>
  sql.run(
    `insert into verification_documents (case_id, player_id, side, type, size, content_hash, file, name_sealed)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      document.caseId,
      document.playerId,
      document.side,
      document.type,
      document.size,
      document.contentHash,
      document.file,
      document.nameSealed,
    ],
  );

export const findCase = (sql: Sql, caseId: CaseId) =>
  sql.maybe<CaseRow>(`select ${columns} from verification_cases where id = $1`, [caseId]);

export const documentsOf = (sql: Sql, caseId: CaseId) =>
  sql.rows<DocumentRow>(`select ${documentColumns} from verification_documents where case_id = $1 order by id`, [
    caseId,
  ]);

export const findDocument = (sql: Sql, caseId: CaseId, documentId: DocumentId) =>
  sql.maybe<DocumentRow>(`select ${documentColumns} from verification_documents where case_id = $1 and id = $2`, [
    caseId,
    documentId,
  ]);

/** Other players who submitted an identical file. */
export const playersWithSameDocuments = async (sql: Sql, caseId: CaseId): Promise<PlayerId[]> => {
  const rows = await sql.rows<{ player_id: PlayerId }>(
    `select distinct other.player_id from verification_documents own
     join verification_documents other on other.content_hash = own.content_hash and other.player_id <> own.player_id
     where own.case_id = $1 order by 1 limit 10`,
    [caseId],
  );
  return rows.map(({ player_id: playerId }) => playerId);
};

/** 0 if it was decided meanwhile. */
export const setStage = (sql: Sql, caseId: CaseId, stage: CaseRow['stage']) =>
  sql.run(`update verification_cases set stage = $2 where id = $1 and status = 'pending'`, [caseId, stage]);

/** Time of the next query; null if there is none. */
export const postpone = (sql: Sql, caseId: CaseId, waitMs: number) =>
  sql.maybe<{ next_ask_at: Date }>(
    `update verification_cases set asked = asked + 1, next_ask_at = now() + $2 * interval '1 millisecond'
     where id = $1 and status = 'pending' and stage <> 'manual' returning next_ask_at`,
    [caseId, waitMs],
  );

/** Cases whose query is long overdue because its job was lost. */
export const forgottenCases = async (sql: Sql): Promise<CaseId[]> => {
  const rows = await sql.rows<{ id: CaseId }>(
    `select id from verification_cases
     where status = 'pending' and stage <> 'manual' and next_ask_at < now() - interval '5 minutes' order by id limit 100`,
  );
  return rows.map(({ id }) => id);
};

export interface Decision {
  status: 'verified' | 'rejected';
  refusal: RefusalReason | null;
  noteSealed: Buffer | null;
  by: OperatorId | null;
  /** `YYYY-MM-DD`: the document's last valid day. */
  validUntil?: string | undefined;
}

/** Undefined if it was decided before; of two concurrent calls, one succeeds. */
export const decide = (sql: Sql, caseId: CaseId, { status, refusal, noteSealed, by, validUntil }: Decision) =>
  sql.maybe<CaseRow>(
    `update verification_cases set status = $2, refusal = $3, note_sealed = $4, decided_by = $5, decided_at = now(),
       valid_until = $6
     where id = $1 and status = 'pending' returning ${columns}`,
    [caseId, status, refusal, noteSealed, by, validUntil ?? null],
  );

/** Undefined if it is not verified; of two concurrent calls, one succeeds. */
export const withdraw = (
  sql: Sql,
  caseId: CaseId,
  { refusal, noteSealed, by }: Pick<Decision, 'refusal' | 'noteSealed' | 'by'>,
) =>
  sql.maybe<CaseRow>(
    `update verification_cases set status = 'rejected', refusal = $2, note_sealed = $3, decided_by = $4, decided_at = now()
     where id = $1 and status = 'verified' returning ${columns}`,
    [caseId, refusal, noteSealed, by],
  );

/** All valid cases, locked until the end of the transaction. */
export const lockVerified = (sql: Sql, playerId: PlayerId) =>
  sql.rows<CaseRow>(
    `select ${columns} from verification_cases where player_id = $1 and status = 'verified' order by id for update`,
    [playerId],
  );

/** Cases whose document's last valid day was before today. */
export const expire = (sql: Sql, now: Date) =>
  sql.rows<CaseRow>(
    `update verification_cases set status = 'rejected', refusal = 'expired', note_sealed = null, decided_by = null,
       decided_at = now()
     where status = 'verified' and valid_until < $1::date returning ${columns}`,
    [now.toISOString().slice(0, 10)],
  );

/** The newest case of this kind after a moment. */
export const findCaseSince = (sql: Sql, playerId: PlayerId, kind: VerificationKind, since: Date) =>
  sql.maybe<CaseRow>(
    `select ${columns} from verification_cases where player_id = $1 and kind = $2 and created_at > $3
     order by id desc limit 1`,
    [playerId, kind, since],
  );

/** Pending cases oldest first. */
export const listCases = async (
  sql: Sql,
  { pending, offset, size }: { pending: boolean; offset: number; size: number },
) => {
  const where = pending ? `status = 'pending'` : `status <> 'pending'`;
  const items = await sql.rows<CaseRow>(
    `select ${columns} from verification_cases where ${where}
     order by ${pending ? 'id' : 'decided_at desc, id desc'} offset $1 limit $2`,
    [offset, size],
  );
  const { total } = await sql.one<{ total: bigint }>(`select count(*) as total from verification_cases where ${where}`);
  return { items, total: Number(total) };
};

export const statusesOf = async (sql: Sql, playerId: PlayerId) =>
  sql.rows<{ kind: VerificationKind; status: CaseRow['status'] }>(
    `select distinct on (kind) kind, status from verification_cases where player_id = $1
     order by kind, status = 'verified' desc, id desc`,
    [playerId],
  );

export const knownFiles = async (sql: Sql, files: readonly string[]): Promise<Set<string>> => {
  const rows = await sql.rows<{ file: string }>('select file from verification_documents where file = any($1)', [
    files,
  ]);
  return new Set(rows.map(({ file }) => file));
};
