/** The only SQL of the tokens in mails: hashed, single use; using one invalidates others of its purpose. */
import type { Sql } from '../../../database/database.ts';
import type { PlayerId } from '../../../platform/ids/ids.ts';

export type TokenPurpose = 'confirm' | 'reset' | 'browser';

export const insertToken = (
  sql: Sql,
  token: { playerId: PlayerId; purpose: TokenPurpose; tokenHash: Buffer; hours: number },
) =>
  sql.run(
    `insert into mail_tokens (player_id, purpose, token_hash, expires_at)
     values ($1, $2, $3, now() + $4 * interval '1 hour')`,
    [token.playerId, token.purpose, token.tokenHash, token.hours],
  );

const good = 'purpose = $2 and used_at is null and expires_at > now()';

export const findToken = (sql: Sql, tokenHash: Buffer, purpose: TokenPurpose) =>
  sql.maybe<{ player_id: PlayerId }>(`select player_id from mail_tokens where token_hash = $1 and ${good}`, [
    tokenHash,
    purpose,
  ]);

/** Returns the player to exactly one caller; of two concurrent calls the second gets undefined. */
export const takeToken = async (sql: Sql, tokenHash: Buffer, purpose: TokenPurpose): Promise<PlayerId | undefined> => {
  const taken = await sql.maybe<{ player_id: PlayerId }>(
    `update mail_tokens set used_at = now() where token_hash = $1 and ${good} returning player_id`,
    [tokenHash, purpose],
  );
  if (taken === undefined) return undefined;
  await sql.run('update mail_tokens set used_at = now() where player_id = $1 and purpose = $2 and used_at is null', [
    taken.player_id,
    purpose,
  ]);
  return taken.player_id;
};
