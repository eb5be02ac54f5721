/** The book of solved challenges: each opens one door, once. */
import type { Sql } from '../../../database/database.ts';

/** True for the first caller only. */
export const useChallenge = async (sql: Sql, nonce: Buffer, expiresAt: Date): Promise<boolean> =>
  (await sql.run('insert into captcha_used (nonce, expires_at) values ($1, $2) on conflict do nothing', [
    nonce,
    expiresAt,
  ])) === 1;

/** An hour after its end no clock can be so wrong that a challenge would be taken again. */
export const pruneChallenges = (sql: Sql) =>
  sql.run(`delete from captcha_used where expires_at < now() - interval '1 hour'`);
