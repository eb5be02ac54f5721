/** The only SQL of an account's status for operators, without its details. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';
import type { PlayerStatus } from '../players/player-store.ts';

export interface AccountStatus {
  readonly status: PlayerStatus;
  readonly createdAt: Date;
  /** In any session, ended or not. */
  readonly lastSeenAt: Date | null;
}

export const readAccountStatus = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<AccountStatus>(
    `select status, created_at as "createdAt",
       (select max(last_seen_at) from sessions where player_id = players.id) as "lastSeenAt"
     from players where id = $1`,
    [playerId],
  );

/** In order; erased players have no key and are skipped. */
export const playersAfter = async (sql: Sql, after: PlayerId, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      'select p.id from players p join player_keys k on k.player_id = p.id where p.id > $1 order by p.id limit $2',
      [after, size],
    )
  ).map(({ id }) => id);

export const newestPlayers = async (sql: Sql, size: number): Promise<PlayerId[]> =>
  (await sql.rows<{ id: PlayerId }>('select id from players order by id desc limit $1', [size])).map(({ id }) => id);
