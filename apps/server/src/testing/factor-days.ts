/** Simulates elapsed time for second factors, as the owner and without triggers, in a separate transaction. */
import type { Sql } from '../database/database.ts';
import type { PlayerId } from '../platform/ids/ids.ts';

const pastTheRules = (sql: Sql) => sql.run(`set local session_replication_role = 'replica'`);

/** Ages everything about the player's second factor. `span`: an interval. */
export const letFactorDaysPass = async (sql: Sql, playerId: PlayerId, span: string): Promise<void> => {
  await pastTheRules(sql);
  const back = (columns: readonly string[]) => columns.map((name) => `${name} = ${name} - $2::interval`).join(', ');
  for (const [table, columns] of [
    ['approval_requests', ['asked_at', 'approved_at', 'due_at', 'ended_at']],
    ['totp_secrets', ['created_at', 'confirmed_at', 'last_used_at']],
    ['passkeys', ['created_at', 'last_used_at']],
    ['recovery_codes', ['created_at', 'used_at']],
  ] as const)
    await sql.run(`update ${table} set ${back(columns)} where player_id = $1`, [playerId, span]);
};

/** As if the authenticator app had been set up long ago, so that the next code counts as a later use. */
export const forgetStep = async (sql: Sql, playerId: PlayerId): Promise<void> => {
  await pastTheRules(sql);
  await sql.run('update totp_secrets set last_step = 1 where player_id = $1', [playerId]);
};
