/** The only SQL of failure counters. A window starts with its first failure. */
import type { Sql } from '../../../database/database.ts';

export interface Attempts {
  failures: number;
  secondsLeft: number;
}

export const windowMinutes = 15;

/** Increments and returns the counter in one statement, so that parallel guesses see different numbers. */
export const countAttempt = (sql: Sql, subject: Buffer) =>
  sql.one<Attempts & { [column: string]: unknown }>(
    `insert into login_attempts as a (subject, failures, window_start) values ($1, 1, now())
     on conflict (subject) do update set
       failures = case when a.window_start < now() - $2 * interval '1 minute' then 1 else a.failures + 1 end,
       window_start = case when a.window_start < now() - $2 * interval '1 minute' then now() else a.window_start end
     returning failures,
       greatest(1, ceil(extract(epoch from window_start + $2 * interval '1 minute' - now())))::int as "secondsLeft"`,
    [subject, windowMinutes],
  );

export const failuresOf = async (sql: Sql, subject: Buffer): Promise<number> => {
  const row = await sql.maybe<{ failures: number }>(
    `select failures from login_attempts where subject = $1 and window_start >= now() - $2 * interval '1 minute'`,
    [subject, windowMinutes],
  );
  return row?.failures ?? 0;
};

export const forgetAttempts = (sql: Sql, subjects: readonly Buffer[]) =>
  sql.run('delete from login_attempts where subject = any($1)', [[...subjects]]);

/** Reverts the count of a successful attempt. */
export const discountAttempt = (sql: Sql, subject: Buffer) =>
  sql.run('update login_attempts set failures = greatest(0, failures - 1) where subject = $1', [subject]);

/** For an hour after a password reset by mail, failed guesses do not lock out the owner. */
const resetHours = 1;

export const wasReset = async (sql: Sql, emailHash: Buffer): Promise<boolean> =>
  (await sql.maybe(
    `select 1 from mail_tokens t join players p on p.id = t.player_id
     where p.email_hash = $1 and t.purpose = 'reset' and t.used_at > now() - $2 * interval '1 hour' limit 1`,
    [emailHash, resetHours],
  )) !== undefined;

export const pruneAttempts = (sql: Sql) =>
  sql.run(`delete from login_attempts where window_start < now() - $1 * interval '1 minute'`, [windowMinutes]);
