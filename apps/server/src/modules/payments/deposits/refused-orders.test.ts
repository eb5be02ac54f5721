/** An order that its gateway refuses books nothing; its player is told, and can use another method at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

/** The sandbox refuses orders of this amount. */
const refused = '50.31';
const answer = {
  ...{ status: 422 },
  body: {
    code: 'refused_by_gateway',
    message:
      'This payment method did not accept the payment. Nothing was charged. Please choose another one, or another amount.',
  },
};

test('is reported, books nothing and leaves the limit unchanged', async () => {
  await cashier.db.transaction((sql) =>
    cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_031n } }),
  );
  expect(await player.deposit(refused)).toMatchObject(answer);
  const items = (await player.call('GET', 'profile/fiat/deposit')).body.items;
  expect(items).toMatchObject([{ status: 'failed', reason: 'refused_by_gateway', amount: refused }]);
  expect(await player.balance()).toMatchObject({ cash: 0n });
  expect(
    await cashier.owner.rows(
      `select t.id from transfers t join deposits d on d.id = t.payment_id where d.player_id = $1`,
      [player.playerId],
    ),
  ).toEqual([]);
  expect((await player.deposit('50.30')).status).toBe(201);
});

test('gives the same answer to the same key, even if the first was lost, and is one deposit', async () => {
  expect(await player.deposit(refused, 'again')).toMatchObject(answer);
  expect(await player.deposit(refused, 'again')).toMatchObject(answer);
  expect((await player.call('GET', 'profile/fiat/deposit')).body.items).toHaveLength(1);
});

test('is not reported if another copy of the order was accepted', async () => {
  const racing = cashier.withGateway((honest) => ({
    placeDeposit: async (order) => {
      await honest.placeDeposit(order);
      await cashier.owner.run(`update deposits set state = 'pending' where player_id = $1`, [player.playerId]);
      return { ok: false, reason: 'refused' };
    },
  }));
  const order = { gateway: theGateway.code, amount: '50.00', currency: 'EUR', addressCountry: 'MT' } as const;
  const answered = await racing.startDeposit({ playerId: player.playerId, ...order });
  expect(answered).toEqual({ ok: false, reason: 'gateway_unavailable' });
  expect((await player.call('GET', 'profile/fiat/deposit')).body.items).toMatchObject([{ status: 'pending' }]);
});
