import type { Checkout } from '@carmine/contract/payments/checkout';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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
afterEach(() => cashier.rest());

const expectEnd = (id: string, state: string) => expect.poll(() => player.stateOf(id), { interval: 20 }).toBe(state);

const request = () => ({
  playerId: player.playerId,
  gateway: theGateway.code,
  amount: '50.00',
  currency: 'EUR' as const,
  addressCountry: 'MT',
});

describe('crashes', () => {
  test('an event that was stored but not processed is completed by the next worker', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    expect(await player.stateOf(id)).toBe('pending');
    cashier.work();
    await expectEnd(id, 'credited');
  });

  test('an event whose job was lost is recovered', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run(`delete from jobs where kind like 'payments.confirm:%'`);
    await cashier.owner.run(`update gateway_events set received_at = now() - interval '5 minutes'`);
    await cashier.payments.queryOpen();
    cashier.work();
    await expectEnd(id, 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('a payment without a notification is found by querying', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run('delete from jobs');
    await cashier.owner.run('delete from gateway_events');
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('a crash between the gateway’s acceptance and storing it: the payment is found by our reference and credited', async () => {
    let checkout: Checkout | undefined;
    const dying = cashier.withGateway((honest) => ({
      placeDeposit: async (order) => {
        const placed = await honest.placeDeposit(order);
        checkout = placed.ok ? placed.checkout : undefined;
        throw new Error('simulated crash');
      },
    }));
    await expect(dying.startDeposit(request())).rejects.toThrow();
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first?.['status']).toBe('created');
    await cashier.world.act(checkout ?? '', 'approve');
    await cashier.owner.run('delete from jobs');
    await cashier.askAbout(first?.['id'] ?? '');
    expect(await player.stateOf(first?.['id'] ?? '')).toBe('credited');
  });

  test('a crash before the gateway received it: failed, and the limit is released', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }),
    );
    const dying = cashier.withGateway(() => ({
      placeDeposit: async () => {
        throw new Error('simulated crash');
      },
    }));
    await expect(dying.startDeposit(request())).rejects.toThrow();
    expect((await player.deposit()).body['code']).toBe('limit_reached');
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    await cashier.askAbout(first?.['id'] ?? '');
    const after = (await player.call('GET', `profile/deposit/${first?.['id'] ?? ''}`)).body;
    expect(after).toMatchObject({ status: 'failed', reason: 'never_reached_gateway' });
    expect((await player.deposit()).status).toBe(201);
  });

  test('a refusal by the gateway: failed at once, and the limit is released', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }),
    );
    const refusing = cashier.withGateway(() => ({ placeDeposit: async () => ({ ok: false, reason: 'refused' }) }));
    expect(await refusing.startDeposit(request())).toEqual({ ok: false, reason: 'refused_by_gateway' });
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first).toMatchObject({ status: 'failed', reason: 'refused_by_gateway' });
    expect((await player.deposit()).status).toBe(201);
  });

  test('an unresponsive gateway: nothing is decided, and received money is still credited', async () => {
    let checkout: Checkout | undefined;
    const silent = cashier.withGateway((honest) => ({
      placeDeposit: async (order) => {
        const placed = await honest.placeDeposit(order);
        checkout = placed.ok ? placed.checkout : undefined;
        return { ok: false, reason: 'unknown' };
      },
    }));
    expect(await silent.startDeposit(request())).toEqual({ ok: false, reason: 'gateway_unavailable' });
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first?.['status']).toBe('created');
    await cashier.world.act(checkout ?? '', 'approve');
    cashier.work();
    await expectEnd(first?.['id'] ?? '', 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('a crash after a key was stored: the same key continues where it stopped', async () => {
    const dying = cashier.withGateway(() => ({
      placeDeposit: async () => {
        throw new Error('simulated crash');
      },
    }));
    await expect(dying.startDeposit({ ...request(), idempotencyKey: 'again' })).rejects.toThrow();
    const again = await cashier.payments.startDeposit({ ...request(), idempotencyKey: 'again' });
    expect(again).toMatchObject({ ok: true, status: 'pending' });
  });

  test('a gateway outage decides nothing: the job waits, then credits', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    const down = cashier.withGateway(() => ({ queryDeposit: async () => ({ ok: false, reason: 'unreachable' }) }));
    await expect(down.confirmNotified(cashier.numberOf(id))).rejects.toThrow();
    const overdue = `update deposits set expires_at = now() - interval '1 day', next_query_at = now() where id = $1`;
    await cashier.owner.run(overdue, [cashier.numberOf(id)]);
    await down.queryOpen();
    expect(await player.stateOf(id)).toBe('pending');
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('neither payment nor notification: expired after the gateway’s final answer', async () => {
    const { id } = await player.started();
    await cashier.owner.run(`update deposits set expires_at = now() - interval '1 hour' where id = $1`, [
      cashier.numberOf(id),
    ]);
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('expired');
  });
});

test('the ledger is sound afterwards', async () => {
  expect((await cashier.wallet.audit()).findings).toEqual([]);
});
