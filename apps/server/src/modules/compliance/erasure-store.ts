/** Who is to be erased, and when. The erasing itself is one function of the database. */
import type { Sql } from '../../database/database.ts';
import type { OperatorId, PlayerId } from '../../platform/ids.ts';

export interface ErasureRow {
  asked_at: Date;
  due_at: Date;
  erased_at: Date | null;
}

export const findErasure = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<ErasureRow>('select asked_at, due_at, erased_at from erasures where player_id = $1', [playerId]);

/** 0 where it is asked for already. */
export const insertErasure = (sql: Sql, playerId: PlayerId, by: OperatorId | undefined, dueAt: Date) =>
  sql.run('insert into erasures (player_id, asked_by, due_at) values ($1, $2, $3) on conflict (player_id) do nothing', [
    playerId,
    by ?? null,
    dueAt,
  ]);

export const deleteErasure = (sql: Sql, playerId: PlayerId) =>
  sql.run('delete from erasures where player_id = $1 and erased_at is null', [playerId]);

export const dueErasures = async (sql: Sql, now: Date): Promise<PlayerId[]> => {
  const rows = await sql.rows<{ player_id: PlayerId }>(
    'select player_id from erasures where erased_at is null and due_at <= $1 order by due_at limit 200',
    [now],
  );
  return rows.map(({ player_id: playerId }) => playerId);
};

export type Erased = 'erased' | 'not_due' | 'account_not_closed' | 'money_left';

export const erase = async (sql: Sql, playerId: PlayerId, now: Date): Promise<Erased> => {
  const { outcome } = await sql.one<{ outcome: Erased }>('select erase_player($1, $2) as outcome', [playerId, now]);
  return outcome;
};

/** Whether the law asks to keep who this was: money moved. */
export const hasMovedMoney = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe('select 1 from transfers where player_id = $1 and payment_id is not null limit 1', [playerId])) !==
  undefined;
