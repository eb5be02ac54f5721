/** The only SQL of sealed months. */
import type { Sql } from '../../../database/database.ts';
import { nothingSealed, type SealedPart } from '../audit/audit.ts';
import type { LedgerProblem } from './seal-store.ts';

export interface MonthHead {
  /** `YYYY-MM-DD`, the first day of the month in UTC. */
  readonly month: string;
  readonly hash: Buffer;
}

export type MonthStep = { readonly state: 'idle' | 'waiting' } | { readonly state: 'sealed'; readonly head: MonthHead };

/** `at`: the current time in tests. */
export const sealMonth = async (sql: Sql, at?: Date): Promise<MonthStep> => {
  const { state, month, hash } = await sql.one<{
    state: MonthStep['state'];
    month: string | null;
    hash: Buffer | null;
  }>(`select state, to_char(month, 'YYYY-MM-DD') as month, hash from seal_month(coalesce($1::timestamptz, now()))`, [
    at ?? null,
  ]);
  if (state !== 'sealed') return { state };
  if (month === null || hash === null) throw new Error('Sealed month without a seal');
  return { state, head: { month, hash } };
};

export const insertMark = (sql: Sql, month: string, mark: Buffer) =>
  sql.run('insert into month_seal_marks (month, mark) values ($1, $2)', [month, mark]);

export const monthMarks = (sql: Sql): Promise<(MonthHead & { readonly mark: Buffer | null })[]> =>
  sql.rows(
    `select to_char(m.month, 'YYYY-MM-DD') as month, m.hash, k.mark
     from month_seals m left join month_seal_marks k on k.month = m.month order by m.month`,
  );

export const checkMonths = (sql: Sql, whole: boolean): Promise<LedgerProblem[]> =>
  sql.rows<LedgerProblem & { [column: string]: unknown }>(
    'select problem, table_name as "table", row_id as id from check_months($1)',
    [whole],
  );

export interface SealedMonth {
  readonly month: string;
  /** Its last block, and the last block of the month before. */
  readonly block: bigint;
  readonly after: bigint;
}

export const sealedMonths = (sql: Sql): Promise<SealedMonth[]> =>
  sql.rows<SealedMonth & { [column: string]: unknown }>(
    `select to_char(month, 'YYYY-MM') as month, block, lag(block, 1, 0::bigint) over (order by month) as after
     from month_seals order by month`,
  );

export const sealedPart = async (sql: Sql): Promise<SealedPart> =>
  (await sql.maybe<SealedPart & { [column: string]: unknown }>(
    `select m.block, s.transfers_to as "transfersTo", s.rounds_to as "roundsTo", s.still_open::text[] as "stillOpen",
       (select sum(transfers) from month_seals)::bigint as transfers, (select sum(rounds) from month_seals)::bigint as rounds
     from month_seals m join ledger_seals s on s.n = m.block order by m.month desc limit 1`,
  )) ?? nothingSealed;

/** Ended months that are not sealed, at least `spare` after their end. */
const unsealedMonths = (spare: string) =>
  `generate_series(coalesce((select month + interval '1 month' from month_seals order by month desc limit 1),
       (select date_trunc('month', created_at at time zone 'UTC') from transfers order by id limit 1)),
     (coalesce($1::timestamptz, now()) - interval '${spare}') at time zone 'UTC' - interval '1 month', interval '1 month')`;

export const isMonthOver = async (sql: Sql, at?: Date): Promise<boolean> =>
  (await sql.one<{ over: boolean }>(`select exists (select from ${unsealedMonths('1 hour')}) as over`, [at ?? null]))
    .over;

export const overdueMonths = async (sql: Sql, at?: Date): Promise<number> =>
  (await sql.one<{ months: number }>(`select count(*)::int as months from ${unsealedMonths('1 day')}`, [at ?? null]))
    .months;
