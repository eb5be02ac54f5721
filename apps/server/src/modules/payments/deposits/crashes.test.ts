import type { Checkout } from '@carmine/contract/checkout';
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

describe('what dies in between', () => {
  test('an event that was kept but not worked on is finished by the next worker', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    expect(await player.stateOf(id)).toBe('pending');
    cashier.work();
    await expectEnd(id, 'credited');
  });

  test('an event whose job was lost is found again', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run(`delete from jobs where kind like 'payments.confirm:%'`);
    await cashier.owner.run(`update gateway_events set received_at = now() - interval '5 minutes'`);
    await cashier.payments.reconcile();
    cashier.work();
    await expectEnd(id, 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('a payment that no notification tells of is found by asking', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run('delete from jobs');
    await cashier.owner.run('delete from gateway_events');
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('death between the gateway’s yes and our note of it: the payment is found by our own reference and credited', async () => {
    let checkout: Checkout | undefined;
    const dying = cashier.withGateway((honest) => ({
      placeDeposit: async (order) => {
        const placed = await honest.placeDeposit(order);
        checkout = placed.ok ? placed.checkout : undefined;
        throw new Error('the process dies here');
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

  test('death before the gateway ever heard of it: failed, and the limit is free again', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }),
    );
    const dying = cashier.withGateway(() => ({
      placeDeposit: async () => {
        throw new Error('the process dies here');
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

  test('a gateway that says no: failed at once, and the limit is free again', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }),
    );
    const refusing = cashier.withGateway(() => ({ placeDeposit: async () => ({ ok: false, reason: 'refused' }) }));
    expect(await refusing.startDeposit(request())).toEqual({ ok: false, reason: 'refused_by_gateway' });
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first).toMatchObject({ status: 'failed', reason: 'refused_by_gateway' });
    expect((await player.deposit()).status).toBe(201);
  });

  test('a gateway that does not answer: nothing is decided, and money that comes is still credited', async () => {
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

  test('death after a key was taken: the same key goes on where it stopped', async () => {
    const dying = cashier.withGateway(() => ({
      placeDeposit: async () => {
        throw new Error('the process dies here');
      },
    }));
    await expect(dying.startDeposit({ ...request(), idempotencyKey: 'again' })).rejects.toThrow();
    const again = await cashier.payments.startDeposit({ ...request(), idempotencyKey: 'again' });
    expect(again).toMatchObject({ ok: true, status: 'pending' });
  });

  test('a gateway that is down decides nothing: the job waits, then credits', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    const down = cashier.withGateway(() => ({ queryDeposit: async () => ({ ok: false, reason: 'unreachable' }) }));
    await expect(down.confirmNotified(cashier.numberOf(id))).rejects.toThrow();
    const overdue = `update deposits set expires_at = now() - interval '1 day', next_query_at = now() where id = $1`;
    await cashier.owner.run(overdue, [cashier.numberOf(id)]);
    await down.reconcile();
    expect(await player.stateOf(id)).toBe('pending');
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('nobody paid and nobody told: expired once the gateway has had its last word', async () => {
    const { id } = await player.started();
    await cashier.owner.run(`update deposits set expires_at = now() - interval '1 hour' where id = $1`, [
      cashier.numberOf(id),
    ]);
    await cashier.askAbout(id);
    expect(await player.stateOf(id)).toBe('expired');
  });
});

test('the books are sound after all of it', async () => {
  expect((await cashier.wallet.audit()).findings).toEqual([]);
});
