/** Favourite games in the database. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

/** Game ids, newest first. */
export const readFavourites = async (sql: Sql, playerId: PlayerId): Promise<string[]> => {
  const rows = await sql.rows<{ game_id: string }>(
    'select game_id from favourites where player_id = $1 order by id desc',
    [playerId],
  );
  return rows.map(({ game_id: gameId }) => gameId);
};

/** Returns false if it was a favourite already. */
export const insertFavourite = async (sql: Sql, playerId: PlayerId, gameId: string): Promise<boolean> =>
  (await sql.run('insert into favourites (player_id, game_id) values ($1, $2) on conflict do nothing', [
    playerId,
    gameId,
  ])) > 0;

export const deleteFavourite = async (sql: Sql, playerId: PlayerId, gameId: string): Promise<void> => {
  await sql.run('delete from favourites where player_id = $1 and game_id = $2', [playerId, gameId]);
};
