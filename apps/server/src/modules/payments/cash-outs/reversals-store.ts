/** The only SQL of reversed deposits that need investigation. */
import type { Sql } from '../../../database/database.ts';

/** Reversed deposits that nobody has investigated yet. */
export const countReversed = async (sql: Sql): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from risk_flags where kind = 'deposit_reversed' and cleared_at is null`,
    )
  ).count;
