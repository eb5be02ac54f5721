/** The only SQL of solved challenges: each is accepted once. */
import type { Sql } from '../../../database/database.ts';

/** Returns true only to the first caller. */
export const useChallenge = async (sql: Sql, nonce: Buffer, expiresAt: Date): Promise<boolean> =>
  (await sql.run('insert into captcha_used (nonce, expires_at) values ($1, $2) on conflict do nothing', [
    nonce,
    expiresAt,
  ])) === 1;

/** Kept for an hour after expiry, as a margin for clock skew. */
export const pruneChallenges = (sql: Sql) =>
  sql.run(`delete from captcha_used where expires_at < now() - interval '1 hour'`);
