/** The only SQL of players' bank accounts; values stay sealed. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export interface AccountRow {
  readonly id: bigint;
  readonly playerId: PlayerId;
  readonly sealed: Buffer;
  readonly mark: Buffer;
  readonly createdAt: Date;
  readonly refusedAt: Date | null;
}

const columns = `id, player_id as "playerId", details_sealed as sealed, mark, created_at as "createdAt", refused_at as "refusedAt"`;

/** The current one of each. */
export const readAccounts = async (sql: Sql, players: readonly PlayerId[]): Promise<Map<PlayerId, AccountRow>> =>
  new Map(
    (
      await sql.rows<AccountRow & Record<string, unknown>>(
        `select ${columns} from bank_accounts where player_id = any($1) and replaced_at is null`,
        [players],
      )
    ).map((row) => [row.playerId, row]),
  );

/** Locks the player first, so that of two concurrent calls one replaces the other's. */
export const replaceAccount = async (
  sql: Sql,
  { playerId, sealed, mark }: Pick<AccountRow, 'playerId' | 'sealed' | 'mark'>,
): Promise<void> => {
  await sql.run('select 1 from players where id = $1 for no key update', [playerId]);
  await sql.run(
    'update bank_accounts set replaced_at = clock_timestamp() where player_id = $1 and replaced_at is null',
    [playerId],
  );
  await sql.run('insert into bank_accounts (player_id, details_sealed, mark) values ($1, $2, $3)', [
    ...[playerId, sealed, mark],
  ]);
};

/** Whether one is no longer its player's current one, or the bank has refused it; who replaces one waits until the transaction ends. */
export const isAccountOver = async (sql: Sql, ids: readonly bigint[]): Promise<boolean> =>
  (
    await sql.rows<{ over: boolean }>(
      `select replaced_at is not null or refused_at is not null as over from bank_accounts
       where id = any($1) order by id for share`,
      [ids],
    )
  ).some(({ over }) => over);

/** The bank refused a transfer because of it. */
export const markRefused = (sql: Sql, id: bigint) =>
  sql.run('update bank_accounts set refused_at = clock_timestamp() where id = $1 and refused_at is null', [id]);

/** Players whose current or former account has the same IBAN as one of this player's. */
export const sameAccount =
  (sql: Sql) =>
  async (playerId: PlayerId): Promise<PlayerId[]> =>
    (
      await sql.rows<{ other: PlayerId }>(
        `select distinct other.player_id as other from bank_accounts own
         join bank_accounts other on other.mark = own.mark and other.player_id <> own.player_id
         where own.player_id = $1 order by 1 limit 20`,
        [playerId],
      )
    ).map(({ other }) => other);

/** Whether part of a withdrawal waits to be sent by bank. */
export const isAccountNeeded = async (sql: Sql, playerId: PlayerId): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from cash_out_legs l join cash_outs c on c.id = l.cash_out_id
     where l.player_id = $1 and l.method = 'MANUAL' and l.state = 'waiting'
       and c.state in ('requested', 'review', 'approved', 'submitting', 'submitted') limit 1`,
    [playerId],
  )) !== undefined;
