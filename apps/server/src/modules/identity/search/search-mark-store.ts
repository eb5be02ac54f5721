/** The only SQL of the marks that players are searched by. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

/** 0 for an erased player. */
export const writeMarks = (sql: Sql, playerId: PlayerId, marks: readonly Buffer[]) =>
  sql.run('update search_marks set marks = $2 where player_id = $1', [playerId, marks]);

/** Players whose marks are missing, in order. */
export const unmadeAfter = async (sql: Sql, after: PlayerId, size: number): Promise<PlayerId[]> =>
  (
    await sql.rows<{ id: PlayerId }>(
      'select player_id as id from search_marks where marks is null and player_id > $1 order by player_id limit $2',
      [after, size],
    )
  ).map(({ id }) => id);

/** Players who have all marks of one of the lists, newest first. The index is used before sorting. */
export const findMarked = async (
  sql: Sql,
  alternatives: readonly (readonly Buffer[])[],
  size: number,
): Promise<PlayerId[]> => {
  if (alternatives.length === 0) return [];
  const has = alternatives.map((_marks, index) => `marks @> $${index + 2}::bytea[]`).join(' or ');
  const rows = await sql.rows<{ id: PlayerId }>(
    `with found as materialized (select player_id from search_marks where ${has})
     select player_id as id from found order by player_id desc limit $1`,
    [size, ...alternatives],
  );
  return rows.map(({ id }) => id);
};
