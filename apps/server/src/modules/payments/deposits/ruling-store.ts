/** The only SQL of operators' decisions about deposits in review. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { DepositId } from './deposit.ts';

export type Verdict = 'credit' | 'refuse';

export interface Ruling {
  readonly operatorId: OperatorId;
  readonly verdict: Verdict;
  readonly reason: string;
  readonly at: Date;
}

/** Returns the number of operators who currently agree; each counts once, with the latest decision. */
export const addRuling = async (
  sql: Sql,
  { depositId, operatorId, verdict, reason }: Omit<Ruling, 'at'> & { depositId: DepositId },
): Promise<number> => {
  await sql.run(
    `insert into deposit_rulings (deposit_id, operator_id, verdict, reason) values ($1, $2, $3, $4)
     on conflict (deposit_id, operator_id) do update set verdict = $3, reason = $4, at = now()`,
    [depositId, operatorId, verdict, reason],
  );
  return (
    await sql.one<{ count: number }>(
      'select count(*)::int as count from deposit_rulings where deposit_id = $1 and verdict = $2',
      [depositId, verdict],
    )
  ).count;
};

export const readRulings = async (sql: Sql, depositId: DepositId): Promise<Ruling[]> =>
  sql.rows<{ operatorId: OperatorId; verdict: Verdict; reason: string; at: Date }>(
    `select operator_id as "operatorId", verdict, reason, at from deposit_rulings where deposit_id = $1 order by at`,
    [depositId],
  );

/** Based on the received amount, not the requested one. */
export const operatorsNeeded = async (sql: Sql, depositId: DepositId): Promise<number> =>
  (
    await sql.one<{ needed: number }>(
      'select operators_needed(deposit_worth(d)) as needed from deposits d where d.id = $1',
      [depositId],
    )
  ).needed;
