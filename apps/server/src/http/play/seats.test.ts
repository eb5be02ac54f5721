/** A player's money at a table as the product shows it, and what becomes of it when its player may not play any more. */
import { getExportState, postExport } from '@carmine/contract/account/own-data';
import { joinTable } from '@carmine/contract/games/live-tables';
import { putSelfExclude } from '@carmine/contract/account/protection';
import { getWithdrawable } from '@carmine/contract/payments/wallet';
import * as office from '@carmine/contract/back-office/players/players';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PaymentId } from '../../modules/wallet/index.ts';
import type { PlayerId } from '../../platform/ids/ids.ts';
import { enrolOperator } from '../../testing/operators.ts';
import { fileOf, unzip } from '../../testing/own-data-stage.ts';
import { testServer, type SignedUp, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let player: SignedUp;
let playerId: PlayerId;
let payment = 9_500_000n;

beforeAll(async () => {
  server = await testServer();
  await server.database.db.run(
    `insert into live_tables (id, game_id, open, seats, currency, buy_in_least, buy_in_most)
     values ('felt', 'fortune-wheel-50', true, 6, 'EUR', 1000, 10000)`,
  );
});
afterAll(() => server.close());

/** A player with 100 euros, 20 of them at the table. */
beforeEach(async () => {
  const { db, app } = server.database;
  player = await server.signUp();
  const id = server.platform.ids.decode('usr', player.userId);
  if (id === undefined) throw new Error('No such player');
  playerId = id;
  await server.modules.wallet.creditDeposit(db, {
    ...{ playerId, paymentId: (payment += 1n) as PaymentId, provider: 'test', currency: 'EUR' },
    ...{ amount: 10_000n, to: 'cash', eurRate: 10n ** 18n },
  });
  await player.call(joinTable, { params: { id: 'felt' } });
  await app.one(
    `select take_live_seat($1, (select max(id) from play_sessions where player_id = $1), 'MT', 'felt',
       (select count(*)::integer + 1 from live_seats), 2000, 1, 'sit') as reply`,
    [playerId],
  );
});

const money = async () => {
  const [held] = await server.modules.wallet.wallets(playerId);
  return { cash: held?.cash, atTables: held?.atTables };
};

it('is no money to withdraw, for a reason, and operators see where it lies', async () => {
  const withdrawable = await player.call(getWithdrawable, {});
  expect(withdrawable).toMatchObject({
    data: { perCurrency: [{ apart: [{ purse: 'tables', amount: '20.00', reason: 'leave_table_first' }] }] },
  });
  const operator = await enrolOperator(server, 'support');
  const seen = await operator.call(office.readPlayer, { params: { id: player.userId } });
  expect(seen).toMatchObject({ data: { wallets: [{ cash: '80.00', atTables: '20.00' }] } });
});

it('is in the copy of the player’s own data, with seat and transfer', async () => {
  expect((await player.call(postExport, {})).status).toBe(202);
  const state = async () => {
    const answer = await player.call(getExportState, {});
    return answer.ok ? answer.data : undefined;
  };
  await expect.poll(async () => (await state())?.state).toBe('ready');
  const files = unzip((await fileOf(server, player, (await state())?.id ?? '')).bytes);
  expect(JSON.parse(files.get('data.json')?.toString() ?? '{}')).toMatchObject({
    'table-stacks': [{ table_id: 'felt', currency: 'EUR', amount: '20.00' }],
    'live-seats': [{ table_id: 'felt' }],
    transfers: expect.arrayContaining([
      expect.objectContaining({ kind: 'table_brought', from: 'your cash', to: 'your table', amount: '20.00' }),
    ]),
  });
});

it.each(['exclusion', 'lock', 'closing'] as const)('goes back by itself on %s', async (how) => {
  expect(await money()).toEqual({ cash: 8_000n, atTables: 2_000n });
  if (how === 'exclusion')
    expect((await player.call(putSelfExclude, { body: { selfExcludePeriod: '7d' } })).status).toBe(204);
  else await server.modules.identity.setPlayerStatus(playerId, how === 'lock' ? 'locked' : 'closed');
  await expect.poll(money).toEqual({ cash: 10_000n, atTables: 0n });
});
