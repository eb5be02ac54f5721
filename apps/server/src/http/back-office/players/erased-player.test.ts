import * as office from '@carmine/contract/back-office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';

let server: TestServer;
let admin: Visitor;
let player: SignedUp;

beforeAll(async () => {
  server = await testServer({ worker: false });
  admin = await enrolOperator(server, 'admin');
  player = await server.signUp({ fullName: 'Vera Vanish', email: 'vera.vanish@gone.example' });
  const { db } = server.database;
  const playerId = server.platform.ids.decode('usr', player.userId);
  await db.run(`update players set status = 'closed' where id = $1`, [playerId]);
  await db.run(
    `insert into erasures (player_id, asked_at, due_at) values ($1, now() - interval '2 days', now() - interval '1 day')`,
    [playerId],
  );
  await server.modules.ownData.eraseDue();
});
afterAll(() => server.close());

test('an erased player is shown as erased, with ids and sums and without a personal value', async () => {
  const read = await admin.call(office.readPlayer, { params: { id: player.userId } });
  expect(read).toMatchObject({
    ok: true,
    data: {
      ...{ id: player.userId, name: '–', email: '–', country: null, status: 'closed' },
      erased: { at: expect.stringContaining('T') },
      wallets: [{ currency: 'EUR', cash: '0.00' }],
      totals: { depositedEur: '0.00', deposits: 0 },
      details: { phone: '–', address: '–', dateOfBirth: '–' },
    },
  });
  expect(JSON.stringify(read)).not.toMatch(/vera|vanish|gone\.example/i);
});

test('is found by the id, and has nothing to reveal', async () => {
  const found = await admin.call(office.searchOffice, { body: { query: player.userId } });
  expect(found).toMatchObject({ data: { players: [{ id: player.userId, name: '–', email: '–' }] } });
  const reveal = await admin.call(office.revealPlayerDetails, {
    ...{ params: { id: player.userId }, body: { reason: 'A look at nothing' } },
  });
  expect(reveal).toMatchObject({ status: 404, problem: { code: 'player_not_found' } });
});

test('opens every other part of the page too', async () => {
  const params = { id: player.userId };
  const statuses = await Promise.all([
    ...[office.readPlayerPayments, office.readPlayerRounds, office.readPlayerConsents].map((part) =>
      admin.call(part, { params, query: {} }),
    ),
    ...[office.readPlayerProtection, office.readPlayerRisk, office.readErasure].map((part) =>
      admin.call(part as typeof office.readPlayerRisk, { params }),
    ),
    admin.call(office.readAuditLog, { query: { player: player.userId } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
});
