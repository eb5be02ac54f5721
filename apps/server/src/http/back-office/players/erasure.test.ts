/** Erasure by staff; the player's own request is tested with the player's calls. */
import { getNotices } from '@carmine/contract/account/notices';
import { postErasure } from '@carmine/contract/account/own-data';
import { approveRequest, readPlayerApprovals } from '@carmine/contract/back-office/approvals';
import { readAuditLog } from '@carmine/contract/back-office/audit';
import { askErasure, dropErasure, readErasure } from '@carmine/contract/back-office/players/erasure';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newOperator } from '../../../testing/end-stop.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: Visitor;
let risk: Visitor;

beforeAll(async () => {
  server = await testServer();
  admin = await enrolOperator(server, 'admin');
  risk = await enrolOperator(server, 'risk');
});
afterAll(() => server.close());

const dataOf = <T>(result: { ok: true; data: T } | { ok: false; problem: { code: string } }): T => {
  if (!result.ok) throw new Error(result.problem.code);
  return result.data;
};
const numberOf = ({ userId }: SignedUp) => {
  const id = server.platform.ids.decode('usr', userId);
  if (id === undefined) throw new Error('No such player');
  return id;
};
const close = async (player: SignedUp) => {
  const word = { operatorId: await newOperator(server.database.db), reason: 'asked on the telephone' };
  return server.modules.protection.changeStatus({ ...word, playerId: numberOf(player), status: 'closed' });
};

test('takes two operators, and its player is notified when the second approves', async () => {
  const player = await server.signUp();
  const params = { id: player.userId };
  const body = { reason: 'Asked in a letter' };
  const ask = () => admin.call(askErasure, { params, body });
  expect(await ask()).toMatchObject({ status: 409, problem: { code: 'account_not_closed' } });
  await close(player);
  const { request, erasure } = dataOf(await ask());
  expect([erasure, request]).toMatchObject([null, { kind: 'erase_data', state: 'open', own: true, ...body }]);
  expect(await ask()).toMatchObject({ status: 409, problem: { code: 'already_asked' } });
  const approve = (operator: Visitor, id = request?.id ?? '') =>
    operator.call(approveRequest, { params: { id }, body: { reason: 'I read the letter' } });
  expect(await approve(admin)).toMatchObject({ status: 403, problem: { code: 'own_request' } });
  const other = await enrolOperator(server, 'admin');
  const words = await Promise.all([approve(risk), approve(other)]);
  expect(words.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 409]);
  expect(dataOf(await admin.call(readErasure, { params }))).toMatchObject({
    ...{ key: true, request: null, erasure: { askedBy: 'Olga Office', erasedAt: null } },
  });
  const notices = async () => dataOf(await player.call(getNotices, { query: {} })).items;
  await expect.poll(async () => (await notices()).map(({ kind }) => kind)).toContain('erasure_asked');
  const log = dataOf(await admin.call(readAuditLog, { query: { player: player.userId } }));
  expect(log.items.map(({ action }) => action)).toEqual(expect.arrayContaining(['approval.ask', 'approval.approve']));
  expect(await ask()).toMatchObject({ status: 409, problem: { code: 'erasure_asked' } });

  // After being withdrawn, a new request needs two operators again.
  expect((await admin.call(dropErasure, { params })).status).toBe(204);
  const again = dataOf(await ask());
  expect(again.erasure).toBeNull();
  // The player requested it first: the second approval changes nothing.
  dataOf(await player.call(postErasure, {}));
  expect(await approve(risk, again.request?.id)).toMatchObject({ status: 409, problem: { code: 'erasure_asked' } });
  expect(dataOf(await risk.call(readPlayerApprovals, { params })).items).toMatchObject([
    ...[{ state: 'open', approvedBy: null }, { state: 'done' }],
  ]);
});

test('is written by no program for one operator alone, nor twice for one agreement', async () => {
  const player = await server.signUp();
  await close(player);
  const { app } = server.database;
  const write = () =>
    app.run(
      `insert into erasures (player_id, asked_by, due_at)
       select $1, id, now() from operators where role = 'admin' order by id limit 1`,
      [numberOf(player)],
    );
  const params = { id: player.userId };
  const refused = 'needs two operators';
  await expect(write()).rejects.toThrow(refused);
  const { request } = dataOf(await admin.call(askErasure, { params, body: { reason: 'Asked in a letter' } }));
  await expect(write()).rejects.toThrow(refused);
  dataOf(await risk.call(approveRequest, { params: { id: request?.id ?? '' }, body: { reason: 'I read it' } }));
  expect((await admin.call(dropErasure, { params })).status).toBe(204);
  await expect(write()).rejects.toThrow(refused);
});
