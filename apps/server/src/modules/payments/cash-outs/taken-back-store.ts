/** The only SQL of what is to be looked into of deposits that were taken back. */
import type { Sql } from '../../../database/database.ts';

/** Deposits that were taken back and that nobody has looked into yet. */
export const countTakenBack = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from risk_flags where kind = 'deposit_reversed' and cleared_at is null`,
    )
  ).count;
