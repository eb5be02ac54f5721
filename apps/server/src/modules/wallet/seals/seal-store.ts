/** The only SQL of the ledger's seals. */
import type { Sql } from '../../../database/database.ts';

export interface SealHead {
  readonly n: bigint;
  readonly hash: Buffer;
}

export interface SealWatchRow {
  readonly headN: bigint | null;
  readonly headHash: Buffer | null;
  readonly headMark: Buffer | null;
  readonly checkedN: bigint;
  /** Where the current pass ends; null: the next run starts a new one. */
  readonly passTo: bigint | null;
  /** The newest existing block. */
  readonly newestN: bigint | null;
  readonly newestHash: Buffer | null;
}

/** Locked until the end of the transaction: one worker seals at a time. */
export const lockWatch = (sql: Sql) => sql.one('select 1 as one from ledger_seal_watch for no key update');

/** One statement, so that all columns come from one snapshot. */
export const readWatch = (sql: Sql): Promise<SealWatchRow> =>
  sql.one<SealWatchRow & { [column: string]: unknown }>(
    `select w.head_n as "headN", w.head_hash as "headHash", w.head_mark as "headMark", w.checked_n as "checkedN", w.pass_to as "passTo",
       s.n as "newestN", s.hash as "newestHash"
     from ledger_seal_watch w left join lateral (select n, hash from ledger_seals order by n desc limit 1) s on true`,
  );

export type SealStep =
  | { readonly state: 'idle' | 'waiting' }
  | { readonly state: 'sealed'; readonly head: SealHead; readonly transfers: bigint };

export const sealNext = async (sql: Sql, size: number): Promise<SealStep> => {
  const row = await sql.one<{
    state: SealStep['state'];
    seal_n: bigint | null;
    seal_hash: Buffer | null;
    transfers: bigint | null;
  }>('select state, seal_n, seal_hash, transfers from seal_ledger($1)', [size]);
  if (row.state !== 'sealed') return { state: row.state };
  if (row.seal_n === null || row.seal_hash === null) throw new Error('Block without a hash');
  return { state: 'sealed', head: { n: row.seal_n, hash: row.seal_hash }, transfers: row.transfers ?? 0n };
};

export const insertMark = (sql: Sql, n: bigint, mark: Buffer) =>
  sql.run('insert into ledger_seal_marks (n, mark) values ($1, $2)', [n, mark]);

export const saveHead = (sql: Sql, { n, hash }: SealHead, mark: Buffer) =>
  sql.run('update ledger_seal_watch set head_n = $1, head_hash = $2, head_mark = $3', [n, hash, mark]);

/** The last of the blocks after `after` and up to `passTo` that contain `rows` rows together; at least one block. */
export const lastBlockWithin = async (sql: Sql, after: bigint, passTo: bigint, rows: number): Promise<bigint> =>
  (
    await sql.one<{ last: bigint }>(
      `select coalesce(max(n) filter (where held - own < $3), $1 + 1) as last from (
         select n, own, sum(own) over (order by n) as held from (
           select n, cardinality(transfer_ids) + cardinality(round_ids) as own from ledger_seals
           where n > $1 and n <= $2 order by n limit 1000) b) h`,
      [after, passTo, rows],
    )
  ).last;

/** `passTo` null: the pass is complete. */
export const saveChecked = (sql: Sql, n: bigint, passTo: bigint | null) =>
  sql.run(
    `update ledger_seal_watch set checked_n = $1, pass_to = $2,
       checked_at = case when $2::bigint is null then now() else checked_at end`,
    [n, passTo],
  );

export interface SealMark extends SealHead {
  readonly mark: Buffer | null;
}

export const sealMarks = (sql: Sql, after: bigint, to: bigint): Promise<SealMark[]> =>
  sql.rows<SealMark & { [column: string]: unknown }>(
    `select s.n, s.hash, m.mark from ledger_seals s left join ledger_seal_marks m on m.n = s.n
     where s.n > $1 and s.n <= $2 order by s.n`,
    [after, to],
  );

/** A ledger row or a block that differs from what was sealed. */
export interface LedgerProblem {
  readonly problem: string;
  readonly table: string;
  readonly id: string;
  /** The sealed month of the row, `YYYY-MM`, if the audit knows it. */
  readonly month?: string;
}

export const checkSeals = (sql: Sql, after: bigint, to: bigint): Promise<LedgerProblem[]> =>
  sql.rows<LedgerProblem & { [column: string]: unknown }>(
    'select problem, table_name as "table", row_id as id from check_seals($1, $2)',
    [after, to],
  );

/** Filters out the problems that were found before. */
export const unknownProblems = async (sql: Sql, problems: readonly LedgerProblem[]): Promise<LedgerProblem[]> =>
  problems.length === 0
    ? []
    : sql.rows<LedgerProblem & { [column: string]: unknown }>(
        `select distinct problem, "table", id
         from unnest($1::text[], $2::text[], $3::text[]) as p (problem, "table", id)
         where not exists (select from ledger_findings f where (f.problem, f.table_name, f.row_id) = (p.problem, p."table", p.id))
         order by "table", id`,
        [problems.map(({ problem }) => problem), problems.map(({ table }) => table), problems.map(({ id }) => id)],
      );

export const insertProblem = (sql: Sql, { problem, table, id }: LedgerProblem) =>
  sql.run('insert into ledger_findings (problem, table_name, row_id) values ($1, $2, $3) on conflict do nothing', [
    problem,
    table,
    id,
  ]);

/** Found since withdrawals were stopped: the two operators who end the stop have seen them. */
export const openProblems = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from ledger_findings f join ledger_guard g on f.found_at >= g.cashouts_stopped_since`,
    )
  ).count;

/** Number of transfers without a block, and how long the next block has waited for an open transaction. */
export const unsealed = (sql: Sql): Promise<{ transfers: bigint; waitingSeconds: number }> =>
  sql.one(
    `select (select count(*) from transfers where id > coalesce(
         (select transfers_to from ledger_seals order by n desc limit 1), 0)) as transfers,
       coalesce(extract(epoch from now() - waiting_since), 0)::float8 as "waitingSeconds"
     from ledger_seal_watch`,
  );

/**
 * The next sealed blocks whose credits are compared, `most` at once; empty if both ends are the same. `known`: a verified
 * position.
 */
export const blocksOfCredits = (
  sql: Sql,
  known: bigint | undefined,
  most: bigint,
): Promise<{ after: bigint; to: bigint }> =>
  sql.one(
    `select w.after, least(w.after + $2, greatest(w.after, (select max(n) from ledger_seals))) as to
     from (select least(credits_checked_n, coalesce($1, credits_checked_n)) as after from ledger_seal_watch) w`,
    [known ?? null, most],
  );

/** Never moves back: of two workers the further one wins. */
export const saveCreditsChecked = (sql: Sql, n: bigint) =>
  sql.run('update ledger_seal_watch set credits_checked_n = $1 where credits_checked_n < $1', [n]);
