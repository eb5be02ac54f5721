import { readAuditLog } from '@carmine/contract/back-office/audit';
import { readPlayerConsents } from '@carmine/contract/back-office/players/consents';
import { putReceiveEmail } from '@carmine/contract/account/profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let support: Visitor;

beforeAll(async () => {
  server = await testServer({ worker: false });
  support = await enrolOperator(server, 'support');
});
afterAll(() => server.close());

const consents = async (id: string, query = {}) => {
  const read = await support.call(readPlayerConsents, { params: { id }, query });
  if (!read.ok) throw new Error(read.problem.code);
  return read.data;
};

test('what a player agreed to is shown with its text and its time, the address only by its beginning', async () => {
  const player = await server.signUp();
  await player.call(putReceiveEmail, { body: { receiveEmailPromo: true } });
  const { items, total } = await consents(player.userId);
  expect(items.map(({ kind, given }) => [kind, given])).toEqual([
    ['email_promotions', true],
    ['email_promotions', false],
    ['terms', true],
  ]);
  const rows = await server.database.db.rows<{ text_version: string; at: Date }>(
    `select text_version, at from consents where player_id = $1 order by id desc`,
    [server.platform.ids.decode('usr', player.userId)],
  );
  expect(items.map(({ textVersion, at }) => [textVersion, at])).toEqual(
    rows.map(({ text_version: text, at }) => [text, at.toISOString()]),
  );
  expect(items.map(({ address }) => address)).toEqual(['127.0.•••', '127.0.•••', '127.0.•••']);
  expect(await consents(player.userId, { page: 1, size: 2 })).toMatchObject({ items: [{ kind: 'terms' }], total });
});

test('a view is audited; for an unknown player there is none', async () => {
  const player = await server.signUp();
  await consents(player.userId);
  const risk = await enrolOperator(server, 'risk');
  const log = await risk.call(readAuditLog, { query: { player: player.userId } });
  expect(log).toMatchObject({ data: { items: [{ action: 'player.read_consents', operator: 'Olga Office' }] } });
  const nobody = server.platform.ids.encode('usr', 999_999n as never);
  for (const id of [nobody, 'usr_x'])
    expect(await support.call(readPlayerConsents, { params: { id }, query: {} })).toMatchObject({ status: 404 });
});

test('once a player is erased they are still shown, without an address', async () => {
  const player = await server.signUp();
  const playerId = server.platform.ids.decode('usr', player.userId);
  await server.database.db.run('delete from player_keys where player_id = $1', [playerId]);
  const { items } = await consents(player.userId);
  expect(items.map(({ kind, address }) => [kind, address])).toEqual([
    ['email_promotions', null],
    ['terms', null],
  ]);
});
