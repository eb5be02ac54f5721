/** The only SQL of how far reconciliation is. */
import type { Sql } from '../../../database/database.ts';
import { dayAfter, startOf, type Day } from './movement.ts';

/** The last day with a report. */
export const lastCompared = async (sql: Sql, party: string): Promise<Day | undefined> =>
  (
    await sql.one<{ day: string | null }>(
      `select to_char(max(day), 'YYYY-MM-DD') as day from reconciliations where party = $1 and state <> 'not_listed'`,
      [party],
    )
  ).day ?? undefined;

/** Whether anything was ever booked with it, by the end of this day. */
export const wasEverUsed = async (sql: Sql, party: string, by?: Day): Promise<boolean> =>
  (
    await sql.one<{ used: boolean }>(
      `select exists (select from ledger_parties where code = $1)
         and ($2::timestamptz is null or exists (select from deposits where gateway = $1 and created_at < $2)) as used`,
      [party, by === undefined ? null : startOf(dayAfter(by))],
    )
  ).used;

export const countOpenCases = async (sql: Sql): Promise<number> =>
  (await sql.one<{ count: number }>(`select count(*)::int as count from reconciliation_cases where state = 'open'`))
    .count;

/** The block of the last report before this day. */
export const lastBlock = async (sql: Sql, party: string, day: Day): Promise<bigint | undefined> => {
  const row = await sql.maybe<{ block: string }>(
    'select block from reconciliations where party = $1 and day < $2 and block is not null order by day desc limit 1',
    [party, day],
  );
  return row === undefined ? undefined : BigInt(row.block);
};
