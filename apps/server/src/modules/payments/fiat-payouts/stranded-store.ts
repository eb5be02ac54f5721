/** The only SQL of what `stranded.ts` is about; `payers`: gateways that can still be asked. */
import type { Sql } from '../../../database/database.ts';

/** Refunds and legs together. */
export const countStranded = async (sql: Sql, payers: readonly string[]): Promise<number> =>
  (
    await sql.one<{ count: number }>(
      `select (select count(*) from deposit_refunds r join deposits d on d.id = r.deposit_id
          where r.state in ('waiting', 'sent') and d.gateway <> all($1))::int
        + (select count(*) from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
          where l.state in ('waiting', 'sent') and l.method <> 'MANUAL' and l.method <> all($1)
            and c.state in ('submitting', 'submitted'))::int as count`,
      [payers],
    )
  ).count;
