import { readAuditLog } from '@carmine/contract/back-office/audit';
import { readPlayerConsents } from '@carmine/contract/back-office/players/consents';
import { readErasure } from '@carmine/contract/back-office/players/erasure';
import {
  readPlayer,
  readPlayerPayments,
  readPlayerRounds,
  revealPlayerDetails,
} from '@carmine/contract/back-office/players/players';
import { searchOffice } from '@carmine/contract/back-office/players/search';
import { readPlayerProtection } from '@carmine/contract/back-office/protection';
import { readPlayerRisk } from '@carmine/contract/back-office/risk';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DepositId } from '../../../modules/payments/index.ts';
import { enrolOperator } from '../../../testing/operators.ts';
import { testServer, type SignedUp, type TestServer, type Visitor } from '../../../testing/test-server.ts';
import { noticeHeaders, notices, theGateway } from '../../../testing/the-gateway.ts';

let server: TestServer;
let admin: Visitor;
let player: SignedUp;
let deposit: { id: bigint };

const fields = { holder: 'Vera Vanish', note: 'of vera.vanish@gone.example' };
/** A personal coupon. */
const coupon = 'FOR VERA VANISH';
const shown = { presentation: 'form', formUrl: 'https://pay.example', formFields: fields };

/** A started payment, with a notification of its gateway. */
const beginDeposit = async (playerId: bigint | undefined): Promise<void> => {
  const { db } = server.database;
  deposit = await db.one<{ id: bigint }>(
    `insert into deposits (player_id, gateway, currency, amount, eur_cents, eur_rate, country, expires_at, checkout, coupon)
     values ($1, $2, 'EUR', 5000, 5000, 1, 'MT', now(), $3, $4) returning id`,
    [playerId, theGateway.code, shown, coupon],
  );
  await db.run(`insert into chains (code, xpub, house_address, height, block_hash) values ('TST', 'x', 'y', 1, 'z')`);
  await db.run(
    `insert into deposit_addresses (player_id, chain, address, address_index, country, coupon)
     values ($1, 'TST', 'an address', 1, 'MT', $2)`,
    [playerId, coupon],
  );
  expect(await hear('evt_before')).toBe(200);
};

const hear = async (eventId: string): Promise<number> => {
  const of = server.platform.ids.encode('dep', deposit.id as DepositId);
  const body = JSON.stringify({ ...notices.payment(eventId, of), holder: 'Vera Vanish' });
  const response = await server.doors.site.inject({
    ...{ method: 'POST', url: `/payments/v1/${theGateway.path}/notifications`, body },
    headers: { 'content-type': 'application/json', ...noticeHeaders(server.outside.secret, body, new Date()) },
  });
  return response.statusCode;
};

/** The deposit's checkout and coupon, and the stored notifications. */
const kept = async () => ({
  ...(await server.database.db.one<{ checkout: unknown; page: string | null; id: bigint; codes: (string | null)[] }>(
    `select id, checkout, redirect_url as page,
       array[coupon, (select a.coupon from deposit_addresses a where a.player_id = d.player_id)] as codes
     from deposits d where id = $1`,
    [deposit.id],
  )),
  words: (
    await server.database.db.rows<{ body: Buffer }>('select body from gateway_events where deposit_id = $1', [
      deposit.id,
    ])
  ).map(({ body }) => body.toString()),
});

let before: Awaited<ReturnType<typeof kept>>;
beforeAll(async () => {
  server = await testServer({ worker: false });
  admin = await enrolOperator(server, 'admin');
  player = await server.signUp({ fullName: 'Vera Vanish', email: 'vera.vanish@gone.example' });
  const { db } = server.database;
  const playerId = server.platform.ids.decode('usr', player.userId);
  await beginDeposit(playerId);
  before = await kept();
  await db.run(`update players set status = 'closed' where id = $1`, [playerId]);
  await db.run(
    `insert into erasures (player_id, asked_at, due_at) values ($1, now() - interval '2 days', now() - interval '1 day')`,
    [playerId],
  );
  await server.modules.ownData.eraseDue();
});
afterAll(() => server.close());

test('an erased player is shown as erased, with ids and sums and without a personal value', async () => {
  const read = await admin.call(readPlayer, { params: { id: player.userId } });
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

test('keeps a deposit without checkout, bonus code and gateway notifications, whatever arrives later', async () => {
  expect(before).toMatchObject({
    ...{ checkout: shown, codes: [coupon, coupon], words: [expect.stringContaining('Vera Vanish')] },
  });
  const nothing = { id: deposit.id, checkout: null, page: null, codes: [null, null], words: [''] };
  expect(await kept()).toEqual(nothing);
  expect(await hear('evt_after')).toBe(200);
  // As a late report of a gateway would be stored.
  await server.database.db.run('update deposits set checkout = $2, redirect_url = $3, coupon = $4 where id = $1', [
    ...[deposit.id, shown, 'https://pay.example/vera-vanish', coupon],
  ]);
  expect(await kept()).toEqual({ ...nothing, words: ['', ''] });
});

test('is found by the id, and has nothing to reveal', async () => {
  const found = await admin.call(searchOffice, { body: { query: player.userId } });
  expect(found).toMatchObject({ data: { players: [{ id: player.userId, name: '–', email: '–' }] } });
  const reveal = await admin.call(revealPlayerDetails, {
    ...{ params: { id: player.userId }, body: { reason: 'A look at nothing' } },
  });
  expect(reveal).toMatchObject({ status: 404, problem: { code: 'player_not_found' } });
});

test('opens every other part of the page too', async () => {
  const params = { id: player.userId };
  const statuses = await Promise.all([
    ...[readPlayerPayments, readPlayerRounds, readPlayerConsents].map((part) =>
      admin.call(part, { params, query: {} }),
    ),
    ...[readPlayerProtection, readPlayerRisk, readErasure].map((part) =>
      admin.call(part as typeof readPlayerRisk, { params }),
    ),
    admin.call(readAuditLog, { query: { player: player.userId } }),
  ]);
  expect(statuses.map(({ status }) => status)).toEqual(Array.from({ length: 7 }, () => 200));
});
