/** The only SQL of requested erasures. The erasure itself is one database function. */
import type { Sql } from '../../../database/database.ts';
import type { OperatorId, PlayerId } from '../../../platform/ids/ids.ts';

export interface ErasureRow {
  playerId: PlayerId;
  askedAt: Date;
  /** Null: requested by the player. */
  askedBy: OperatorId | null;
  dueAt: Date;
  erasedAt: Date | null;
}

const columns = `player_id as "playerId", asked_at as "askedAt", asked_by as "askedBy", due_at as "dueAt",
  erased_at as "erasedAt"`;

export const findErasure = (sql: Sql, playerId: PlayerId) =>
  sql.maybe<ErasureRow>(`select ${columns} from erasures where player_id = $1`, [playerId]);

/** Waiting ones, next first; or completed ones, newest first. */
export const listErasures = async (
  sql: Sql,
  { erased, offset, size }: { erased: boolean; offset: number; size: number },
): Promise<{ items: ErasureRow[]; total: number }> => {
  const where = erased ? 'erased_at is not null' : 'erased_at is null';
  const items = await sql.rows<ErasureRow>(
    `select ${columns} from erasures where ${where}
     order by ${erased ? 'erased_at desc' : 'due_at'}, player_id offset $1 limit $2`,
    [offset, size],
  );
  const { total } = await sql.one<{ total: number }>(`select count(*)::int as total from erasures where ${where}`);
  return { items, total };
};

/** Whether the player's key still exists. */
export const hasKey = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe('select 1 from player_keys where player_id = $1', [playerId])) !== undefined;

/** Money that the owner can still withdraw; the erasure waits for it. */
export const hasMoneyLeft = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from accounts where owner_kind = 'player' and owner_id = $1 and balance > 0
       and kind in ('cash', 'locked', 'cashout_pending', 'table') limit 1`,
    [playerId],
  )) !== undefined;

/** 0 if it is requested already. */
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

export type Erased = 'erased' | 'not_due' | 'not_agreed' | 'account_not_closed' | 'money_left';

export const erase = async (sql: Sql, playerId: PlayerId, now: Date): Promise<Erased> => {
  const { outcome } = await sql.one<{ outcome: Erased }>('select erase_player($1, $2) as outcome', [playerId, now]);
  return outcome;
};

/** Whether money moved, so that the law requires keeping the identity. */
export const hasMovedMoney = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe('select 1 from transfers where player_id = $1 and payment_id is not null limit 1', [playerId])) !==
  undefined;
