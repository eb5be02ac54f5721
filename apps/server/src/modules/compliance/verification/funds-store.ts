/** The only SQL of requests for proof of source of funds. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export interface FundsRequest {
  id: bigint;
  asked_by: OperatorId;
  asked_at: Date;
  note_sealed: Buffer | null;
}

export const openRequest = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<FundsRequest>(
    'select id, asked_by, asked_at, note_sealed from funds_requests where player_id = $1 and closed_at is null',
    [playerId],
  );

/** 0 if one is open; of two concurrent calls, one succeeds. */
export const insertRequest = (sql: Sql, playerId: PlayerId, by: OperatorId, noteSealed: Buffer | undefined) =>
  sql.run(
    `insert into funds_requests (player_id, asked_by, note_sealed) values ($1, $2, $3)
     on conflict (player_id) where closed_at is null do nothing`,
    [playerId, by, noteSealed ?? null],
  );

export const closeRequest = (sql: Sql, playerId: PlayerId) =>
  sql.run('update funds_requests set closed_at = clock_timestamp() where player_id = $1 and closed_at is null', [
    playerId,
  ]);
