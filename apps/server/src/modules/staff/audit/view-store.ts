/** The only SQL of what operators are viewing. */
import { searchMisses } from '@carmine/contract/settings';
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../operator.ts';

const again = `(v.last_at < now() - interval '5 minutes' or v.begun_at < now() - interval '1 hour')`;

/** Returns true if a view starts; of two concurrent calls, one gets true. */
export const noteView = async (sql: Sql, operatorId: OperatorId, seen: Buffer): Promise<boolean> => {
  const { fresh } = await sql.one<{ fresh: boolean }>(
    `insert into operator_views as v (operator_id, seen_hash) values ($1, $2)
     on conflict (operator_id, seen_hash) do update
       set begun_at = case when ${again} then now() else v.begun_at end, last_at = now()
     returning begun_at = now() as fresh`,
    [operatorId, seen],
  );
  return fresh;
};

export const pruneViews = (sql: Sql) => sql.run(`delete from operator_views where last_at < now() - interval '1 day'`);

/** Counts a search without result; returns the number within the current window. */
export const countMiss = async (sql: Sql, operatorId: OperatorId): Promise<number> => {
  const over = `m.began_at <= now() - $2 * interval '1 millisecond'`;
  const { misses } = await sql.one<{ misses: number }>(
    `insert into operator_search_misses as m (operator_id) values ($1)
     on conflict (operator_id) do update
       set began_at = case when ${over} then now() else m.began_at end, misses = case when ${over} then 1 else m.misses + 1 end
     returning misses`,
    [operatorId, searchMisses.withinMs],
  );
  return misses;
};
