/** The only SQL of failed legs that their gateways may still pay. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { LegAt } from './leg.ts';

/** Needs an operator. */
export const lateOpen = `paid_late_at is not null and squared_at is null and late_way is distinct from 'held'`;

/** Hidden from other workers for a minute, so that none is queried twice. Materialized for the same reason as claiming deposits. */
export const claimFailedLegs = (
  sql: Sql,
  method: string,
  size: number,
): Promise<(LegAt & { readonly hiddenUntil: string })[]> =>
  sql.rows(
    `with due as materialized (
       select cash_out_id as due_id, leg as due_leg from cash_out_legs where next_at <= now() and method = $1
       order by next_at limit $2
       for update skip locked
     )
     update cash_out_legs set next_at = now() + interval '1 minute' from due where cash_out_id = due_id and leg = due_leg
     returning cash_out_id as "cashOutId", leg, next_at::text as "hiddenUntil"`,
    [method, size],
  );

/** At growing intervals, finally once a day; not at all after two months. A notification received meanwhile still counts. */
export const askLegLater = (sql: Sql, { cashOutId, leg }: LegAt, hiddenUntil: string) =>
  sql.run(
    `update cash_out_legs set next_at = case when failed_at > now() - interval '2 months'
       then now() + least(interval '1 day', interval '5 minutes' + (now() - failed_at) / 8) end
     where cash_out_id = $1 and leg = $2 and state = 'failed' and paid_late_at is null
       and next_at = $3::timestamptz`,
    [cashOutId, leg, hiddenUntil],
  );

/** Its gateway has sent a notification: query it now, however long ago the leg failed. */
export const askLegNow = (sql: Sql, { cashOutId, leg }: LegAt) =>
  sql.run(
    `update cash_out_legs set next_at = now()
     where cash_out_id = $1 and leg = $2 and failed_at is not null and paid_late_at is null`,
    [cashOutId, leg],
  );

/** `by` undefined: no operator is sending it any more. Returns false if nothing changed. */
export const writeTaken = async (sql: Sql, { cashOutId, leg }: LegAt, by: OperatorId | undefined): Promise<boolean> =>
  (await sql.run(
    `update cash_out_legs set taken_by = $3, taken_at = case when $3::bigint is null then null else clock_timestamp() end
     where cash_out_id = $1 and leg = $2 and state = 'waiting' and (taken_by is null) = ($3::bigint is not null)`,
    [cashOutId, leg, by ?? null],
  )) === 1;

/** Marks a double payment as handled; returns false if there is none. */
export const squareLeg = async (sql: Sql, { cashOutId, leg }: LegAt, by: OperatorId): Promise<boolean> =>
  (await sql.run(
    `update cash_out_legs set squared_by = $3, squared_at = clock_timestamp()
     where cash_out_id = $1 and leg = $2 and late_way in ('player', 'house') and squared_at is null`,
    [cashOutId, leg, by],
  )) === 1;

export const countLateLegs = async (sql: Sql): Promise<number> =>
  (await sql.one<{ count: number }>(`select count(*)::int as count from cash_out_legs where ${lateOpen}`)).count;
