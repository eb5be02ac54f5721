/** Simulates what takes days or an operator for one player's account, by changing the database. */
import type { Page } from 'playwright';
import { inDatabase } from './later.ts';
import { ofPlayer } from './session-of.ts';

const change =
  (statement: string) =>
  (session: Buffer, ...values: readonly (string | number)[]): Promise<void> =>
    inDatabase((client) => client.query(statement, [session, ...values]));

/** Ages the step-up beyond a quarter of an hour. */
export const ageProof = change(
  `update sessions set stepped_up_at = now() - interval '16 minutes' where token_hash = $1`,
);

export const lockAccount = change(`update players set status = 'locked' where id = ${ofPlayer}`);
export const unlockAccount = change(`update players set status = 'active' where id = ${ofPlayer}`);

/** The looser limits that wait have waited for their day. */
export const ageLimitRequests = change(
  `update limit_requests set holds_from = now() - interval '1 minute' where player_id = ${ofPlayer}`,
);

/**
 * Simulates playing time in the page's game frame. Not in the database, because moves that do not match their seeds would be found
 * within seconds and stop withdrawals.
 */
export const sitFor = async (page: Page, seconds: number): Promise<void> => {
  await page.route('**/play/v1/session', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { sitting?: object };
    await route.fulfill({ response, json: { ...answer, sitting: { ...answer.sitting, seconds } } });
  });
};

/** Ends the three days in which a player can cancel the removal of a second factor, and makes the worker's minutely job due. */
export const ageRemoval = (session: Buffer): Promise<void> =>
  inDatabase(async (client) => {
    // Bypasses the rules about those days in one transaction: the request and everything it refers to become older.
    await client.query('begin');
    await client.query(`set local session_replication_role = 'replica'`);
    for (const [table, columns] of [
      ['approval_requests', ['asked_at', 'approved_at', 'due_at']],
      ['totp_secrets', ['confirmed_at', 'last_used_at']],
      ['passkeys', ['created_at', 'last_used_at']],
    ] as const) {
      const back = columns.map((name) => `${name} = ${name} - interval '72 hours'`).join(', ');
      await client.query(`update ${table} set ${back} where player_id = ${ofPlayer}`, [session]);
    }
    await client.query('commit');
    await client.query(`update job_schedules set next_at = now() where kind = 'staff.approvals'`);
  });

/** Blocks a domain after a registration with it. */
export const blockDomain = (domain: string): Promise<void> =>
  inDatabase((client) => client.query('insert into blocked_domains (domain) values ($1)', [domain]));
