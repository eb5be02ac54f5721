import { afterEach, beforeEach, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { paymentsByHand, type PaymentsByHand } from '../../../testing/by-hand.ts';
import { theGateway } from '../../../testing/the-gateway.ts';
import { createPayments, watchGateway, type DepositGateway } from '../index.ts';
import type { PayoutOrder, Payouts } from '../ports.ts';
import { slowMinutes } from './slow.ts';

let cashier: Cashier;
/** What the gateway does instead of its work. */
let outage: Partial<Pick<DepositGateway, 'placeDeposit' | 'queryDeposit'>> & { payouts?: Partial<Payouts> };
let watched: DepositGateway;
let payments: PaymentsByHand;
let player: TestPlayer;
const downs: [string, boolean][] = [];

const silent = async () => ({ ok: false, reason: 'unreachable' }) as const;
const paysNothing: Payouts = {
  place: async () => ({ ok: false, reason: 'refused' }),
  query: async () => ({ ok: false, reason: 'payout_unknown' }),
};
const lost = async () => ({ ok: false, reason: 'unknown' }) as const;

beforeEach(async () => {
  cashier = await openCashier();
  outage = {};
  downs.length = 0;
  const { deps } = cashier;
  const [honest] = deps.gateways;
  if (honest === undefined) throw new Error('No gateway');
  const gateway: DepositGateway = {
    ...honest,
    placeDeposit: (order) => (outage.placeDeposit ?? honest.placeDeposit)(order),
    queryDeposit: (by) => (outage.queryDeposit ?? honest.queryDeposit)(by),
    payouts: {
      place: (order) => (outage.payouts?.place ?? paysNothing.place)(order),
      query: (payoutRef) => (outage.payouts?.query ?? paysNothing.query)(payoutRef),
    },
  };
  watched = watchGateway(deps)(gateway);
  const nothing = () => undefined;
  payments = paymentsByHand(
    createPayments({
      ...deps,
      publicUrl: cashier.origin(),
      gateways: [watched],
      stats: {
        ...{ moved: nothing, noticeRefused: nothing, gatewayFailed: nothing },
        down: (code, isDown) => void downs.push([code, isDown]),
      },
    }),
  );
  player = await cashier.newPlayer();
});
afterEach(() => cashier.close());

const listed = async (): Promise<string[]> =>
  (await payments.gateways({ playerId: player.playerId, addressCountry: 'MT', currency: 'EUR' })).map(
    ({ gateway }) => gateway.code,
  );
const start = () =>
  payments.startDeposit({
    ...{ playerId: player.playerId, gateway: theGateway.code, amount: '50.00' },
    ...{ currency: 'EUR', addressCountry: 'MT' },
  });
/** The worker's job, as often as said. */
const probe = async (times: number): Promise<void> => {
  for (let n = 0; n < times; n += 1) await payments.probeGateways();
};
const health = () =>
  cashier.owner.one<{ failed_queries: number; failed_orders: number; failing_since: Date | null }>(
    'select failed_queries, failed_orders, failing_since from gateway_health',
  );

test('a gateway that stops answering leaves the list after three tries, takes no order, and comes back by itself', async () => {
  await probe(1);
  expect(await listed()).toEqual([theGateway.code]);
  outage = { queryDeposit: silent };
  // It answered a moment ago.
  await probe(2);
  expect((await health()).failed_queries).toBe(0);
  await cashier.owner.run(`update gateway_health set answered_at = now() - interval '61 seconds'`);
  await probe(2);
  expect(await listed()).toEqual([theGateway.code]);
  await probe(1);
  expect(await listed()).toEqual([]);
  expect(downs.at(-1)).toEqual([theGateway.code, true]);
  expect(await start()).toEqual({ ok: false, reason: 'gateway_unavailable' });
  expect(await cashier.owner.rows('select id from deposits')).toEqual([]);

  outage = {};
  await probe(1);
  expect(await listed()).toEqual([theGateway.code]);
  expect(downs.at(-1)).toEqual([theGateway.code, false]);
  expect(await start()).toMatchObject({ ok: true });
});

test('a gateway that hangs is down before its calls time out', async () => {
  let release: () => void = () => undefined;
  const end = new Promise<void>((resolve) => (release = resolve));
  outage = { queryDeposit: () => end.then(silent) };
  await cashier.owner.run(`insert into gateway_health (gateway, failed_queries, failing_since) values ($1, 2, now())`, [
    theGateway.code,
  ]);
  await probe(1);
  expect(await listed()).toEqual([]);
  expect(await cashier.owner.one('select failure from gateway_health')).toEqual({ failure: 'slow' });
  release();
});

test('a gateway that answers queries but no orders pauses after five, then is tried again by one order', async () => {
  outage = { placeDeposit: lost };
  for (let n = 0; n < 4; n += 1) await start();
  await probe(1);
  // Answered queries say nothing about orders.
  expect(await health()).toMatchObject({ failed_orders: 4, failed_queries: 0 });
  expect(await listed()).toEqual([theGateway.code]);
  await start();
  expect(await listed()).toEqual([]);
  const orders = async () => (await cashier.owner.rows('select id from deposits')).length;
  expect(await orders()).toBe(5);
  await start();
  expect(await orders()).toBe(5);

  const pauseEnds = () =>
    cashier.owner.run(`update gateway_health set orders_paused_until = now() - interval '1 second'`);
  await pauseEnds();
  expect(await listed()).toEqual([theGateway.code]);
  await start();
  expect(await listed()).toEqual([]);
  await pauseEnds();
  outage = {};
  expect(await start()).toMatchObject({ ok: true });
  expect(await health()).toEqual({ failed_queries: 0, failed_orders: 0, failing_since: null });
});

test('an order that the gateway refuses, and a payment that it does not know, are answers', async () => {
  outage = { placeDeposit: async () => ({ ok: false, reason: 'refused' }) };
  for (let n = 0; n < 6; n += 1) await start();
  await probe(1);
  expect(await health()).toEqual({ failed_queries: 0, failed_orders: 0, failing_since: null });
  expect(await listed()).toEqual([theGateway.code]);
});

test('while a gateway is down, what was paid there before is credited as soon as it answers', async () => {
  const started = await start();
  if (!started.ok) throw new Error(started.reason);
  await cashier.world.act(started.checkout, 'approve');
  outage = { queryDeposit: silent };
  await cashier.owner.run(`update gateway_health set failed_queries = 9, failing_since = now()`);
  await expect(payments.confirmNotified(cashier.numberOf(started.id))).rejects.toThrow('unreachable');
  outage = {};
  await payments.confirmNotified(cashier.numberOf(started.id));
  expect((await player.balance()).cash).toBe(5_000n);
  expect(await listed()).toEqual([theGateway.code]);
});

test('a gateway that answers no payout is down, for deposits too, until it answers again', async () => {
  const payOut = async (times: number) => {
    for (let n = 0; n < times; n += 1) await watched.payouts?.place({ payoutRef: 'wdr_1_1' } as PayoutOrder);
  };
  // One order that it neither takes nor refuses, while it answers questions, says nothing about it.
  outage = { payouts: { place: lost } };
  await payOut(6);
  expect(await listed()).toEqual([theGateway.code]);
  // It refuses our login.
  outage = { payouts: { place: lost, query: async () => ({ ok: false, reason: 'answer_invalid' }) } };
  await payOut(4);
  await probe(1);
  expect(await listed()).toEqual([]);
  expect(downs.at(-1)).toEqual([theGateway.code, true]);
  expect((await cashier.desk.settings()).gateways[0]?.health).toMatchObject({
    isDown: true,
    failure: 'payout_answer_invalid',
    failingSince: expect.any(Date),
  });
  expect(await start()).toEqual({ ok: false, reason: 'gateway_unavailable' });
  // Answers about deposits do not show that it pays out; the probe does.
  await watched.queryDeposit({ paymentRef: 'any' });
  expect(await listed()).toEqual([]);
  outage = {};
  await probe(1);
  expect(await listed()).toEqual([theGateway.code]);
});

test('calls at the same time count each failure once', async () => {
  outage = { queryDeposit: silent };
  await Promise.all(Array.from({ length: 8 }, () => probe(1)));
  expect((await health()).failed_queries).toBe(8);
});

test('operators see the deposits of a day; players see when a gateway is slower than it says', async () => {
  const pay = async (minutes: number, outcome: 'approve' | 'decline') => {
    const started = await start();
    if (!started.ok) throw new Error(started.reason);
    await cashier.world.act(started.checkout, outcome);
    const id = cashier.numberOf(started.id);
    await payments.confirmNotified(id);
    // As if it had been started earlier, which no statement of the product can say.
    await cashier.owner.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run('update deposits set created_at = created_at - make_interval(mins => $2) where id = $1', [
        id,
        minutes,
      ]);
    });
  };
  const measured = async () => {
    await cashier.owner.run('update gateway_health set measured_at = null');
    await probe(1);
    const [seen] = (await cashier.desk.settings()).gateways;
    return seen?.health;
  };
  const slow = async () =>
    (await payments.gateways({ playerId: player.playerId, addressCountry: 'MT' }))[0]?.slowMinutes;
  await pay(9, 'approve');
  await pay(10, 'approve');
  await pay(1, 'decline');
  expect(await measured()).toMatchObject({ isDown: false, ended: 3, credited: 2, hourSeconds: undefined });
  // Two are too few to say anything about its speed.
  expect(await slow()).toBeUndefined();
  await pay(11, 'approve');
  expect((await measured())?.daySeconds).toBeGreaterThanOrEqual(600);
  expect(await slow()).toBe(10);
});

test('slow is clearly more than usual', () => {
  expect(slowMinutes({ minutes: 0 }, { hourSeconds: 300 })).toBeUndefined();
  expect(slowMinutes({ minutes: 0 }, { hourSeconds: 331 })).toBe(6);
  expect(slowMinutes({ minutes: 10 }, { hourSeconds: 900 })).toBeUndefined();
  expect(slowMinutes({ minutes: 10 }, undefined)).toBeUndefined();
});
