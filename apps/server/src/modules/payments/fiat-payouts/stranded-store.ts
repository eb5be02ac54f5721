/** The only SQL of stranded legs; `payers`: gateways that can still be queried. */
import type { Sql } from '../../../database/database.ts';

export const countStrandedLegs = async (sql: Sql, payers: readonly string[]): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select count(*)::int as count from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
       where l.state in ('waiting', 'sent') and l.method <> 'MANUAL' and l.method <> all($1)
         and c.state in ('submitting', 'submitted')`,
      [payers],
    )
  ).count;
