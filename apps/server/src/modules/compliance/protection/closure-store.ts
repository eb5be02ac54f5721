/** The only SQL of closings: the reason, and when reopening is possible. */
import type { ClosingReason } from '@carmine/contract/account/protection';
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export interface ClosureRow {
  readonly reason: ClosingReason | 'staff';
  readonly closedAt: Date;
  readonly notBefore: Date;
}

/** `keptClosedDays`: minimum time until reopening. */
export const insertClosure = (sql: Sql, playerId: PlayerId, reason: ClosureRow['reason'], keptClosedDays: number) =>
  sql.run(
    `insert into account_closures (player_id, reason, not_before)
     values ($1, $2, clock_timestamp() + $3 * interval '1 day')`,
    [playerId, reason, keptClosedDays],
  );

export const currentClosure = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<ClosureRow>(
    `select reason, closed_at as "closedAt", not_before as "notBefore" from account_closures
     where player_id = $1 and reopened_at is null order by id desc limit 1`,
    [playerId],
  );

export const markReopened = (sql: Sql, playerId: PlayerId) =>
  sql.run('update account_closures set reopened_at = clock_timestamp() where player_id = $1 and reopened_at is null', [
    playerId,
  ]);
