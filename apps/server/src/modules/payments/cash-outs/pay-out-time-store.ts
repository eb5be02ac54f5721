/** Actual durations of withdrawals, from their append-only steps. */
import { leastPayOuts, payOutDays, type PayOutTime } from '@carmine/contract/payments/pay-out-times';
import type { Sql } from '../../../database/database.ts';

interface Row {
  method: string;
  count: bigint;
  median: number;
  p90: number;
}

/** One row per method with payouts in the period; the 90th percentile only with enough of them. */
export const readPayOutTimes = async (sql: Sql): Promise<PayOutTime[]> => {
  const rows = await sql.rows<Row>(
    `select method, count(*) as count,
       percentile_cont(0.5) within group (order by seconds) as median,
       percentile_cont(0.9) within group (order by seconds) as p90
     from (select c.method, extract(epoch from s.at - c.created_at)::float8 as seconds
           from cash_out_steps s join cash_outs c on c.id = s.cash_out_id
           where s.to_state = 'paid' and s.at > now() - make_interval(days => ${payOutDays})) paid
     group by method order by count(*) desc, method`,
  );
  return rows.map(({ method, count, median, p90 }) => ({
    ...{ method, count: Number(count), medianS: Math.round(median) },
    p90S: count >= BigInt(leastPayOuts) ? Math.round(p90) : null,
  }));
};
