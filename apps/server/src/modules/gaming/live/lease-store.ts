/** The only SQL of when leases end. */
import type { Sql } from '../../../database/database.ts';

/** So many milliseconds until a table that somebody holds is free if it is not held any longer; undefined: nobody holds any. */
export const nextFreeMs = async (sql: Sql): Promise<number | undefined> =>
  (
    await sql.one<{ ms: number | null }>(
      `select (extract(epoch from min(lease_until) - clock_timestamp()) * 1000)::float8 as ms from live_tables where lease_until > clock_timestamp()`,
    )
  ).ms ?? undefined;
