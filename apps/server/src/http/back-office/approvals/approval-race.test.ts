/** An account that changes during the approval of a request about it. */
import { deleteProfile } from '@carmine/contract/account/protection';
import * as office from '@carmine/contract/back-office/approvals';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const waitsForLock = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;

test('an approval that loses against a change of the account is refused as changed, and nothing is written', async () => {
  const [support, risk] = [await enrolOperator(server, 'support'), await enrolOperator(server, 'risk')];
  const player = await server.signUp();
  await player.call(deleteProfile, { body: { reason: 'service' } });
  const params = { id: player.userId };
  const reason = 'shown a passport in a video call';
  const asked = await support.call(office.askApproval, { params, body: { kind: 'reopen_account', reason } });
  if (!asked.ok) throw new Error(asked.problem.code);
  const { db } = server.database;
  const number = server.platform.ids.decode('usr', player.userId);
  const approval = await db.transaction(async (sql) => {
    await sql.run(`update players set status = 'locked' where id = $1`, [number]);
    const approved = risk.call(office.approveRequest, {
      params: { id: asked.data.id },
      body: { reason: 'I saw it too' },
    });
    await vi.waitUntil(async () => (await db.rows(waitsForLock)).length > 0, { timeout: 60_000, interval: 20 });
    return { approved };
  });
  expect(await approval.approved).toMatchObject({ ok: false, problem: { code: 'values_changed' } });
  expect(await db.one('select state, approved_by from approval_requests where player_id = $1', [number])).toEqual({
    ...{ state: 'open', approved_by: null },
  });
});
