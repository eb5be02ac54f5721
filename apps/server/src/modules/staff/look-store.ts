/** The only SQL of what operators are looking at. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId } from './operator.ts';

const again = `(l.last_at < now() - interval '5 minutes' or l.begun_at < now() - interval '1 hour')`;

/** True where a look begins: of two at once one. */
export const noteLook = async (sql: Sql, operatorId: OperatorId, seen: Buffer): Promise<boolean> => {
  const { fresh } = await sql.one<{ fresh: boolean }>(
    `insert into operator_looks as l (operator_id, seen_hash) values ($1, $2)
     on conflict (operator_id, seen_hash) do update
       set begun_at = case when ${again} then now() else l.begun_at end, last_at = now()
     returning begun_at = now() as fresh`,
    [operatorId, seen],
  );
  return fresh;
};

export const pruneLooks = (sql: Sql) => sql.run(`delete from operator_looks where last_at < now() - interval '1 day'`);
