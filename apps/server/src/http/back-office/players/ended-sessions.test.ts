import { operatorSignOut } from '@carmine/contract/back-office/operators';
import { askErasure } from '@carmine/contract/back-office/players/erasure';
import { listNewestPlayers } from '@carmine/contract/back-office/players/search';
import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ worker: false });
});
afterAll(() => server.close());

/** An operator, an attacker with a copied cookie, and the audit entries of the attacker's calls. */
const copied = async () => {
  const operator = await enrolOperator(server, 'admin');
  const [name = '', token = ''] = operator.cookie().split('=');
  const session = await server.database.db.one<{ id: bigint; operator: bigint }>(
    'select id, operator_id as operator from operator_sessions where token_hash = $1',
    [createHash('sha256').update(token).digest()],
  );
  const entries = async () =>
    (
      await server.database.db.rows<{ details: Record<string, unknown> }>(
        `select details from audit_log where operator_id = $1 and action = 'call.refused' order by id`,
        [session.operator],
      )
    ).map(({ details }) => details);
  return { operator, name, session, entries, thief: server.officeVisitor({ cookie: `${name}=${token}` }) };
};
const look = (visitor: Visitor) => visitor.call(listNewestPlayers, {});
const length = async () =>
  (await server.database.db.one<{ length: bigint }>('select count(*) as length from audit_log')).length;

test('a call with the cookie of a session that is over is written down, once for each call and hour', async () => {
  const { operator, session, entries, thief } = await copied();
  expect((await look(thief)).status).toBe(200);
  expect((await operator.call(operatorSignOut, {})).status).toBe(204);
  expect(await Promise.all([look(thief), look(thief), look(thief)])).toMatchObject(
    Array.from({ length: 3 }, () => ({ status: 401, problem: { code: 'unauthenticated' } })),
  );
  const entry = { reason: 'session_ended', status: 401, session: session.id.toString(), end: 'signed_out' };
  expect(await entries()).toMatchObject([{ call: 'listNewestPlayers', ...entry, ip: expect.any(String) as string }]);
  const params = { id: 'usr_00000000000000000000000000' };
  expect((await thief.call(askErasure, { params, body: { reason: 'gone with it' } })).status).toBe(401);
  expect((await entries()).map(({ call }) => call)).toEqual(['listNewestPlayers', 'askErasure']);
  const { db } = server.database;
  await db.run(
    `update ended_session_calls set noted_at = noted_at - interval '1 hour' where call = 'listNewestPlayers'`,
  );
  await Promise.all([look(thief), look(thief)]);
  expect((await entries()).map(({ call }) => call)).toEqual(['listNewestPlayers', 'askErasure', 'listNewestPlayers']);
  await db.run(`update ended_session_calls set noted_at = noted_at - interval '1 hour'`);
  await server.modules.staff.pruneEndedCalls();
  expect(await db.rows('select 1 from ended_session_calls')).toEqual([]);
});

test.each([
  ['expired', `expires_at = now() - interval '1 minute'`],
  ['idle', `last_seen_at = now() - interval '31 minutes'`],
  ['locked', `ended_at = now(), end_reason = 'locked'`],
])('a session that is over because it is %s says so', async (end, set) => {
  const { session, entries, thief } = await copied();
  await server.database.db.run(`update operator_sessions set ${set} where id = $1`, [session.id]);
  expect((await look(thief)).status).toBe(401);
  expect(await entries()).toMatchObject([{ call: 'listNewestPlayers', end }]);
});

test('an unknown cookie leaves no entry', async () => {
  const { name } = await copied();
  const before = await length();
  for (const cookie of [
    `${name}=${randomBytes(32).toString('base64url')}`,
    `${name}=`,
    `${name}=${'x'.repeat(200)}`,
    '',
  ])
    expect((await look(server.officeVisitor({ cookie }))).status).toBe(401);
  expect(await length()).toBe(before);
});
