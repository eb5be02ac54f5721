/** The only SQL of a player's current and previous passwords. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export const rememberPassword = (sql: Sql, playerId: PlayerId, hash: string) =>
  sql.run('insert into password_history (player_id, password_hash) values ($1, $2)', [playerId, hash]);

/** The current one comes first. */
export const lastPasswords = async (sql: Sql, playerId: PlayerId, count: number): Promise<string[]> => {
  const rows = await sql.rows<{ password_hash: string }>(
    'select password_hash from password_history where player_id = $1 order by id desc limit $2',
    [playerId, count],
  );
  return rows.map((row) => row.password_hash);
};

/** 0 if another change happened since `previous` was read. */
export const replacePassword = (sql: Sql, playerId: PlayerId, previous: string, hash: string) =>
  sql.run('update players set password_hash = $3 where id = $1 and password_hash = $2', [playerId, previous, hash]);
