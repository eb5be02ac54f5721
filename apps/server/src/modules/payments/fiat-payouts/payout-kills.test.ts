/** The death of the worker and of the gateway at each boundary of a payout, to a card and to an e-wallet, with several under way. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { coinsByHand } from '../../../testing/by-hand.ts';
import { Died, die, dyingDatabase } from '../../../testing/deaths.ts';
import { credited } from '../../../testing/payment-proof/deposit-cases.ts';
import { openGatewayHouse, type Place } from '../../../testing/payment-proof/gateway-house.ts';
import { gateways } from '../../../providers/payments/registry.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import { createCoins } from '../coins.ts';
import type { Payouts } from '../ports.ts';

const kinds = ['back to the deposit', 'e-wallet'] as const;
const paying = kinds.map((target) => {
  const found = gateways.find(
    ({ payoutTargets, rules }) => payoutTargets.includes(target) && rules.currencies.includes('EUR'),
  );
  if (found === undefined) throw new Error(`Nobody pays ${target}`);
  return found;
});
let house: Awaited<ReturnType<typeof openGatewayHouse>>;
beforeAll(async () => {
  house = await openGatewayHouse(paying);
  await house.cashier.owner.run(
    'update cash_out_rules set automatic = true, automatic_up_to = 40000, automatic_per_day = 10000000',
  );
});
afterAll(() => house.close());

const perKill = 2;
const sum = 2_000n;

/** Payouts as they were ordered at the gateway, by our reference. */
const watched = (payouts: Payouts, orders: string[]): Payouts => ({
  ...payouts,
  place: async (order) => {
    const placed = await payouts.place(order);
    if (placed.ok) orders.push(`${order.payoutRef} ${placed.reference}`);
    return placed;
  },
});

interface Worker {
  readonly db?: Parameters<typeof createCoins>[0]['db'];
  readonly change?: (honest: Payouts) => Partial<Payouts>;
}

const workerOf = (place: Place, orders: string[], { db, change }: Worker = {}) => {
  const { cashier, gateway } = place;
  if (gateway.payouts === undefined) throw new Error('It pays nothing out');
  const honest = watched(gateway.payouts, orders);
  const payouts = { ...honest, ...change?.(honest) };
  const others = cashier.deps.gateways.filter(({ code }) => code !== gateway.code);
  return coinsByHand(
    createCoins({
      ...cashier.coinDeps,
      ...(db === undefined ? {} : { db }),
      gateways: [{ ...gateway, payouts }, ...others],
    }),
  );
};

/** `dies`: ends the worker there. */
type Boundary = (place: Place, dies: () => never) => Worker;
const boundaries: readonly (readonly [string, Boundary])[] = [
  ['before the order is sent', (_place, dies) => ({ change: () => ({ place: async () => dies() }) })],
  [
    'after the gateway took it, before we know',
    (_place, dies) => ({ change: (honest) => ({ place: async (order) => (await honest.place(order), dies()) }) }),
  ],
  [
    'while it is written down',
    ({ cashier }, dies) => ({ db: dyingDatabase(cashier.db, 'update cash_out_legs set state', dies) }),
  ],
  ['while it is booked as paid', ({ cashier }, dies) => ({ db: dyingDatabase(cashier.db, 'settle_cash_out', dies) })],
];

/** A player with money of the gateway's deposits, played once. */
const asked = async (place: Place, count: number): Promise<CashOutId[]> => {
  const { cashier, player, currency } = place;
  await credited(place);
  await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
    player.playerId,
  ]);
  const ids: CashOutId[] = [];
  while (ids.length < count) {
    const answer = await cashier.coins.requestFiat({
      ...{ playerId: player.playerId, currency, amount: '20.00', steppedUpAt: new Date() },
    });
    if (!answer.ok) throw new Error(answer.reason);
    ids.push(answer.cashOut.id);
  }
  return ids;
};

const expectPaidOnce = async (place: Place, ids: readonly CashOutId[], orders: readonly string[]): Promise<void> => {
  const { cashier, player } = place;
  const worker = workerOf(place, [...orders]);
  const states = async () => {
    await worker.moveCashOuts();
    return Promise.all(ids.map(async (id) => (await cashier.coins.cashOut(player.playerId, id))?.state));
  };
  await expect.poll(states, { interval: 100, timeout: 20_000 }).toEqual(ids.map(() => 'paid'));
  const legs = await cashier.owner.rows<{ sum: bigint }>(
    `select sum(amount)::bigint as sum from cash_out_legs where cash_out_id = any($1) and state = 'paid' group by cash_out_id`,
    [ids],
  );
  expect(legs.map((leg) => leg.sum)).toEqual(ids.map(() => sum));
  // However often it was ordered, one reference is one payout there.
  const references = new Set(orders.map((order) => order.split(' ')[0]));
  expect(new Set(orders).size).toBe(references.size);
};

test.each(boundaries)('killed %s, every payout of a card and of an e-wallet is paid once', async (_where, worker) => {
  for (const place of house.places) {
    const ids = await asked(place, perKill);
    const orders: string[] = [];
    let isDead = false;
    const dying = workerOf(
      place,
      orders,
      worker(place, () => {
        isDead = true;
        return die();
      }),
    );
    const untilDead = async () => {
      // What one payout throws is logged, and the next one is tried.
      await dying.moveCashOuts().catch((error: unknown) => expect(error).toBeInstanceOf(Died));
      return isDead;
    };
    await expect.poll(untilDead, { interval: 50 }).toBe(true);
    await expectPaidOnce(place, ids, orders);
  }
  await expectLedgerSound(house.cashier.owner);
});

test('while the gateway is dead nothing is decided, and afterwards every payout is paid once', async () => {
  for (const place of house.places) {
    const ids = await asked(place, perKill);
    await place.line.during('down', () => workerOf(place, []).moveCashOuts());
    const states = ids.map(async (id) => (await house.cashier.coins.cashOut(place.player.playerId, id))?.state);
    expect(['submitting', 'submitted']).toEqual(expect.arrayContaining(await Promise.all(states)));
    await expectPaidOnce(place, ids, []);
  }
});
