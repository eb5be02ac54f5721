/** The only SQL of the audit log watcher. */
import type { Sql } from '../../../database/database.ts';
import type { Id } from '../../../platform/ids/ids.ts';

export interface Place {
  readonly id: bigint;
  readonly hash: Buffer;
}

export interface WatchRow {
  readonly headId: bigint | null;
  readonly headHash: Buffer | null;
  readonly headMark: Buffer | null;
  readonly epoch: bigint;
  readonly passId: bigint;
  readonly passHash: Buffer | null;
}

const watchRow = `select head_id as "headId", head_hash as "headHash", head_mark as "headMark", epoch, pass_id as "passId",
  pass_hash as "passHash" from audit_watch`;

/** Locked: one check at a time. */
export const lockWatch = (sql: Sql): Promise<WatchRow> => sql.one<WatchRow>(`${watchRow} for update`);

export const readWatch = (sql: Sql): Promise<WatchRow> => sql.one<WatchRow>(watchRow);

export const saveHead = (sql: Sql, { id, hash, mark }: Place & { readonly mark: Buffer }) =>
  sql.run(`update audit_watch set head_id = $1, head_hash = $2, head_mark = $3`, [id, hash, mark]);

/** `undefined`: the pass is complete and starts again. */
export const savePass = (sql: Sql, place: Place | undefined) =>
  sql.run(
    `update audit_watch set pass_id = $1::bigint, pass_hash = $2, passed_at = case when $1::bigint = 0 then now() else passed_at end`,
    [place?.id ?? 0n, place?.hash ?? null],
  );

export const newestEntry = (sql: Sql): Promise<Place | undefined> =>
  sql.maybe<Place>('select id, hash from audit_log order by id desc limit 1');

export const entryHash = async (sql: Sql, id: bigint): Promise<Buffer | undefined> =>
  (await sql.maybe<{ hash: Buffer }>('select hash from audit_log where id = $1', [id]))?.hash;

/** The last three concern the newest known entry: missing, different, or its remembered position was changed. */
export type FindingKind = 'altered' | 'missing' | 'rewritten' | 'cut' | 'replaced' | 'mark';

export interface Finding {
  readonly kind: FindingKind;
  readonly entryId: bigint;
  /** Hash of the entry's current content; empty if it is missing. */
  readonly content: Buffer;
}

interface Slice {
  readonly entries: number;
  readonly last: Place | undefined;
  readonly broken: readonly Finding[];
}

/** The next entries after a position, each checked against its hash and its predecessor. */
export const readSlice = async (sql: Sql, after: Place | undefined, size: number): Promise<Slice> => {
  const { entries, lastId, lastHash, broken } = await sql.one<{
    entries: number;
    lastId: bigint | null;
    lastHash: Buffer | null;
    broken: { kind: FindingKind; id: string; content: string }[] | null;
  }>(
    `with slice as (select * from audit_log where id > $1::bigint order by id limit $3),
     checked as (
       select id, hash, audit_entry_hash(id, at, operator_id, action, subject_kind, subject_id, details, previous_hash) as own,
         previous_hash = coalesce(lag(hash) over (order by id), $2) as linked,
         id = coalesce(lag(id) over (order by id), $1::bigint) + 1 as next
       from slice),
     last as (select id, hash from checked order by id desc limit 1)
     select (select count(*)::int from checked) as entries, (select id from last) as "lastId",
       (select hash from last) as "lastHash",
       (select json_agg(json_build_object('id', id::text, 'content', encode(own, 'hex'),
            'kind', case when hash <> own then 'altered' when not next then 'missing' else 'rewritten' end) order by id)
          from checked where hash <> own or not next or not linked) as broken`,
    [after?.id ?? 0n, after?.hash ?? Buffer.alloc(32), size],
  );
  return {
    entries,
    last: lastId === null || lastHash === null ? undefined : { id: lastId, hash: lastHash },
    broken: (broken ?? []).map(({ kind, id, content }) => ({
      ...{ kind, entryId: BigInt(id), content: Buffer.from(content, 'hex') },
    })),
  };
};

/** Returns false if it was found before. */
export const insertFinding = async (sql: Sql, { kind, entryId, content }: Finding): Promise<boolean> =>
  (await sql.run(`insert into audit_findings (kind, entry_id, content) values ($1, $2, $3) on conflict do nothing`, [
    kind,
    entryId,
    content,
  ])) === 1;

export type FindingId = Id<'aud'>;

export interface OpenFinding {
  readonly id: FindingId;
  readonly kind: FindingKind;
  readonly entryId: bigint;
  readonly foundAt: Date;
}

/** Whether a finding about the newest entry is open: until it is settled the continuation is unknown. */
export const isHeadLost = async (sql: Sql): Promise<boolean> =>
  (
    await sql.one<{ lost: boolean }>(
      `select exists (select from audit_findings where settled_by is null and kind in ('cut', 'replaced', 'mark')) as lost`,
    )
  ).lost;

/** Unsettled findings, oldest first. */
export const openFindings = (sql: Sql): Promise<OpenFinding[]> =>
  sql.rows<OpenFinding>(
    `select id, kind, entry_id as "entryId", found_at as "foundAt" from audit_findings where settled_by is null
     order by id limit 100`,
  );

export const countOpenFindings = async (sql: Sql): Promise<number> =>
  (await sql.one<{ count: number }>('select count(*)::int as count from audit_findings where settled_by is null'))
    .count;

/** When the last full pass was completed. */
export const lastPass = async (sql: Sql): Promise<Date | undefined> =>
  (await sql.one<{ at: Date | null }>('select passed_at as at from audit_watch')).at ?? undefined;
