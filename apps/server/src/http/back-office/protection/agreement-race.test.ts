/** An account that becomes another one between the look at a request and the agreement to it. */
import { deleteProfile } from '@carmine/contract/protection';
import * as office from '@carmine/contract/back-office';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const waitsForLock = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('an agreement that loses against a change of the account is refused as changed, and nothing is written', async () => {
  const [support, risk] = [await enrolOperator(server, 'support'), await enrolOperator(server, 'risk')];
  const player = await server.signUp();
  await player.call(deleteProfile, { body: { reason: 'service' } });
  const params = { id: player.userId };
  const reason = 'shown a passport in a video call';
  const asked = await support.call(office.askMatter, { params, body: { kind: 'reopen_account', reason } });
  if (!asked.ok) throw new Error(asked.problem.code);
  const { db } = server.database;
  // The agreement has looked at the account, and has not yet been written.
  await db.run(`create function wait_a_moment() returns trigger language plpgsql as
    $$ begin perform pg_advisory_xact_lock(4711); return new; end $$`);
  await db.run(
    `create trigger a_moment before update on account_matters for each row execute function wait_a_moment()`,
  );
  const agreement = await db.transaction(async (sql) => {
    await sql.run('select pg_advisory_xact_lock(4711)');
    const agreed = risk.call(office.agreeMatter, { params: { id: asked.data.id }, body: { reason: 'I saw it too' } });
    await vi.waitUntil(async () => (await db.rows(waitsForLock)).length > 0, { timeout: 10_000, interval: 20 });
    await db.run(`update players set status = 'locked' where id = $1`, [
      server.platform.ids.decode('usr', player.userId),
    ]);
    return { agreed };
  });
  expect(await agreement.agreed).toMatchObject({ ok: false, problem: { code: 'matter_changed' } });
  const id = server.platform.ids.decode('mat', asked.data.id);
  expect(await db.one('select agreed_by from account_matters where id = $1', [id])).toEqual({ agreed_by: null });
});
