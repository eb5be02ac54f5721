/** The only SQL of flags, notes, thresholds and marks. */
import type { Database, Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';
import {
  mostFlagged,
  sharedCause,
  type Flag,
  type FlagId,
  type FlagKind,
  type MarkKind,
  type NewFlag,
  type RiskRules,
} from './risk-flag.ts';

interface RulesRow {
  deposits_day: bigint;
  deposits_month: bigint;
  deposits_year: bigint;
  cash_outs_day: bigint;
  cash_outs_month: bigint;
  cash_outs_year: bigint;
  name_score: number;
}

export const readRules = async (sql: Sql): Promise<RiskRules> => {
  const row = await sql.one<RulesRow>('select * from risk_rules');
  return {
    deposits: { day: row.deposits_day, month: row.deposits_month, year: row.deposits_year },
    cashOuts: { day: row.cash_outs_day, month: row.cash_outs_month, year: row.cash_outs_year },
    nameScore: row.name_score,
  };
};

export interface FlagRow {
  id: FlagId;
  player_id: PlayerId;
  kind: FlagKind;
  cause: string;
  detail: Record<string, string | number | boolean>;
  holds: boolean;
  raised_at: Date;
  raised_by: OperatorId | null;
  note_sealed: Buffer | null;
  cleared_at: Date | null;
  cleared_by: OperatorId | null;
  clearing_sealed: Buffer | null;
  /** Why it was cleared automatically. */
  cleared_as: 'no_shared_address' | 'not_second' | 'reported_once' | null;
}

const columns = `id, player_id, kind, cause, detail, holds, raised_at, raised_by, note_sealed, cleared_at, cleared_by,
  clearing_sealed, cleared_as`;

export const toFlag = (row: FlagRow): Flag => ({
  id: row.id,
  playerId: row.player_id,
  kind: row.kind,
  cause: row.cause,
  detail: row.detail,
  holds: row.holds,
  raisedAt: row.raised_at,
  raisedBy: row.raised_by ?? undefined,
  clearedAt: row.cleared_at ?? undefined,
  clearedBy: row.cleared_by ?? undefined,
});

/** 0 if the cause was raised before, open or cleared. */
export const insertFlag = (
  sql: Sql,
  { playerId, kind, cause, detail }: NewFlag,
  more: { holds: boolean; by?: OperatorId; noteSealed?: Buffer },
) =>
  sql.run(
    `insert into risk_flags (player_id, kind, cause, detail, holds, raised_by, note_sealed)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (player_id, kind, cause) do nothing`,
    [playerId, kind, cause, JSON.stringify(detail), more.holds, more.by ?? null, more.noteSealed ?? null],
  );

export const hasHold = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe('select 1 from risk_flags where player_id = $1 and holds and cleared_at is null limit 1', [
    playerId,
  ])) !== undefined;

export const findFlag = (sql: Sql, id: FlagId) =>
  sql.maybe<FlagRow>(`select ${columns} from risk_flags where id = $1`, [id]);

/** 0 if it was cleared before; of two concurrent calls, one succeeds. */
export const clearFlag = (sql: Sql, id: FlagId, by: OperatorId, sealed: Buffer | undefined) =>
  sql.run(
    `update risk_flags set cleared_at = clock_timestamp(), cleared_by = $2, clearing_sealed = $3
     where id = $1 and cleared_at is null`,
    [id, by, sealed ?? null],
  );

/** Open flags: those that hold money first, then oldest first. Cleared flags: newest first. */
export const listFlags = async (sql: Sql, { open, offset, size }: { open: boolean; offset: number; size: number }) => {
  const where = open ? 'cleared_at is null' : 'cleared_at is not null';
  const items = await sql.rows<FlagRow>(
    `select ${columns} from risk_flags where ${where}
     order by ${open ? 'holds desc, id' : 'cleared_at desc, id desc'} offset $1 limit $2`,
    [offset, size],
  );
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from risk_flags where ${where}`);
  return { items, total };
};

export const flagsOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<FlagRow>(
    `select ${columns} from risk_flags where player_id = $1 order by cleared_at is not null, id desc limit 200`,
    [playerId],
  );

export interface NoteRow {
  id: bigint;
  operator_id: OperatorId;
  note_sealed: Buffer;
  at: Date;
}

export const notesOf = (sql: Sql, playerId: PlayerId) =>
  sql.rows<NoteRow>(
    'select id, operator_id, note_sealed, at from risk_notes where player_id = $1 order by id desc limit 200',
    [playerId],
  );

export const insertNote = (sql: Sql, playerId: PlayerId, by: OperatorId, sealed: Buffer) =>
  sql.run('insert into risk_notes (player_id, operator_id, note_sealed) values ($1, $2, $3)', [playerId, by, sealed]);

export const keepMark = (sql: Sql, playerId: PlayerId, kind: MarkKind, mark: Buffer) =>
  sql.run(
    `insert into risk_marks (player_id, kind, mark) values ($1, $2, $3)
     on conflict (player_id, kind) do update set mark = excluded.mark where risk_marks.mark <> excluded.mark`,
    [playerId, kind, mark],
  );

export interface SharedMark {
  kind: MarkKind;
  mark: Buffer;
  /** Number of other players. */
  count: number;
  /** The oldest of them. */
  others: PlayerId[];
}

/** Marks that this player shares with others. */
export const sharedMarks = async (sql: Sql, playerId: PlayerId): Promise<SharedMark[]> => {
  const rows = await sql.rows<Omit<SharedMark, 'others'> & { others: string[] }>(
    `select own.kind, own.mark, count(*)::int as count, (array_agg(other.player_id order by other.player_id))[1:10] as others
     from risk_marks own
     join risk_marks other on other.kind = own.kind and other.mark = own.mark and other.player_id <> own.player_id
     where own.player_id = $1 group by own.kind, own.mark order by own.kind`,
    [playerId],
  );
  return rows.map((row) => ({ ...row, others: row.others.map((id) => BigInt(id) as PlayerId) }));
};

/**
 * Flags this player and the oldest others until five are flagged for the mark; returns the number of new flags. Players with an open
 * flag about it get no second one. Serialised per mark.
 */
export const flagSharedMark = (
  db: Database,
  playerId: PlayerId,
  { kind, mark, count, others }: SharedMark,
): Promise<number> =>
  db.transaction(async (sql) => {
    const { cause, any } = sharedCause(mark, count + 1);
    await sql.run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`risk_flags ${kind} ${any}`]);
    return sql.run(
      `insert into risk_flags (player_id, kind, cause, detail, holds)
       select shared.player_id, $2::text, $3::text, '{}', false
       from unnest($1::bigint[]) with ordinality shared (player_id, place)
       where not exists (select from risk_flags f where f.player_id = shared.player_id and f.kind = $2
         and (f.cause = $3 or (f.cleared_at is null and f.cause like $4 || ' x%')))
       order by shared.place
       limit greatest(0, $5 - (select count(*) from risk_flags where kind = $2 and cause = $3))`,
      [[playerId, ...others], `same_${kind}`, cause, any, mostFlagged],
    );
  });

/** Clears flags for an address if this player was not second there. */
export const clearNotSecond = (sql: Sql, playerId: PlayerId) => sql.run('select clear_not_second($1)', [playerId]);

/** Other players who submitted an identical file. */
export const sameDocuments = async (sql: Sql, playerId: PlayerId): Promise<PlayerId[]> => {
  const rows = await sql.rows<{ player_id: PlayerId }>(
    `select distinct other.player_id from verification_documents own
     join verification_documents other on other.content_hash = own.content_hash and other.player_id <> own.player_id
     where own.player_id = $1 order by 1 limit 20`,
    [playerId],
  );
  return rows.map(({ player_id: other }) => other);
};
