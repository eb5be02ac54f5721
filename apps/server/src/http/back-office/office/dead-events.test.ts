import * as office from '@carmine/contract/back-office/events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: Visitor;
beforeAll(async () => {
  server = await testServer();
  admin = await enrolOperator(server, 'admin');
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const list = async (name: 'dead' | 'discarded' = 'dead') =>
  dataOf(await admin.call(office.listDeadEvents, { query: { list: name } })).items;
/** Publishes an event with an invalid player id, like a buggy application. */
const died = async (key: string) => {
  await server.database.db.run(`select publish_event('player.confirmed', 1, $1, '{"playerId": 7}')`, [key]);
  await expect.poll(async () => (await list()).map((one) => one.key)).toContain(key);
  const found = (await list()).find((one) => one.key === key);
  if (found === undefined) throw new Error('It has not died');
  return found;
};
const acts = async () =>
  (
    await server.database.db.rows<{ action: string; details: { reason?: string } }>(
      `select action, details from audit_log where action ~ '^event[.](retry|discard)$' order by id`,
    )
  ).map(({ action, details }) => [action, details.reason]);

test('a dead event is shown with its problem, and can be retried: it dies again, or is delivered once it is valid', async () => {
  const { id, problem } = await died('mended');
  expect(problem).toContain('playerId');
  const params = { id };
  expect(dataOf(await admin.call(office.readDeadEvent, { params })).payload).toBe('{\n    "playerId": 7\n}');
  expect((await admin.call(office.retryDeadEvent, { params })).status).toBe(204);
  await died('mended too');
  expect((await list()).map((one) => one.key)).toContain('mended');
  const { userId } = await server.signUp();
  const playerId = server.platform.ids.decode('usr', userId)?.toString();
  await server.database.db.run(`update outbox set payload = $1 where key = 'mended'`, [JSON.stringify({ playerId })]);
  expect((await admin.call(office.retryDeadEvent, { params })).status).toBe(204);
  const delivered = () =>
    server.database.db.one(`select dispatched_at is not null as out from outbox where key = 'mended'`);
  await expect.poll(delivered).toEqual({ out: true });
  expect((await admin.call(office.retryDeadEvent, { params })).status).toBe(404);
  expect(await acts()).toEqual([
    ['event.retry', undefined],
    ['event.retry', undefined],
  ]);
});

test('an unneeded one is discarded with a reason, by one of several concurrent calls, and deleted after a week', async () => {
  const params = { id: (await died('useless')).id };
  expect((await admin.call(office.discardDeadEvent, { params, body: { reason: '' } })).status).toBe(422);
  const discard = () => admin.call(office.discardDeadEvent, { params, body: { reason: 'told by phone' } });
  const words = await Promise.all([discard(), discard(), discard()]);
  expect(words.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await admin.call(office.retryDeadEvent, { params })).status).toBe(404);
  expect((await list()).map((one) => one.key)).not.toContain('useless');
  expect(await list('discarded')).toMatchObject([{ key: 'useless', discardedAt: expect.any(String) }]);
  expect((await acts()).at(-1)).toEqual(['event.discard', 'told by phone']);
  await server.database.db.run(`update outbox set discarded_at = now() - interval '8 days' where key = 'useless'`);
  await server.platform.events.prune();
  expect(await list('discarded')).toEqual([]);
});

test('is for who may, and the program writes no event past the one way in', async () => {
  const risk = await enrolOperator(server, 'risk');
  expect((await risk.call(office.listDeadEvents, {})).status).toBe(403);
  await expect(
    server.database.app.run(
      `insert into outbox (topic, version, key, payload) values ('player.registered', 1, 'x', '{}')`,
    ),
  ).rejects.toThrow('permission denied');
});
