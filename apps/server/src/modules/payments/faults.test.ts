import { createHmac } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPayments, type PaymentsDeps } from './index.ts';
import { openCashier, type Cashier, type TestPlayer } from '../../testing/cashier.ts';

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

const started = async (amount = '50.00') => {
  const { body } = await player.deposit(amount);
  return { id: body['id'] ?? '', redirectUrl: body['redirectUrl'] ?? '' };
};
const numberOf = (id: string): bigint => cashier.floor.ids.decode('dep', id) ?? 0n;
const expectEnd = (id: string, state: string) =>
  vi.waitFor(async () => expect(await player.stateOf(id)).toBe(state), { timeout: 5_000, interval: 20 });
/** Makes the reconciliation due now. */
const askNow = async (): Promise<void> => {
  await cashier.owner.run('update deposits set next_query_at = now() where next_query_at is not null');
  await cashier.payments.reconcile();
};

/** A notification with the gateway's real key. */
const notify = async (eventId: string, paymentRef: string, type = 'payment.paid', at = new Date()) => {
  const body = JSON.stringify({ id: eventId, type, payment: { merchant_reference: paymentRef } });
  const key = createHmac('sha256', cashier.world.secret).update('kluwp:webhook').digest('hex');
  const seconds = Math.floor(at.getTime() / 1000);
  const signature = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  const response = await fetch(`${cashier.origin()}/payments/v1/kluwp/notifications`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'kluwp-signature': `t=${seconds},v1=${signature}` },
    body,
  });
  return response.status;
};

const brokenGateway = (change: Partial<PaymentsDeps['gateways'][number]>) => {
  const [kluwp] = cashier.deps.gateways;
  if (kluwp === undefined) throw new Error('No gateway');
  return createPayments({ ...cashier.deps, gateways: [{ ...kluwp, ...change }] });
};

const request = () => ({
  playerId: player.playerId,
  gateway: 'KLUWP',
  amount: '50.00',
  currency: 'EUR' as const,
  addressCountry: 'MT',
});

describe('many at once', () => {
  test('20 copies of one event and 20 events of one payment credit it once', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    cashier.work();
    const same = Array.from({ length: 20 }, () => notify('evt_same', id));
    const different = Array.from({ length: 20 }, (_, index) => notify(`evt_${index}`, id));
    expect(new Set(await Promise.all([...same, ...different]))).toEqual(new Set([200]));
    await expectEnd(id, 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('20 confirmations side by side credit once', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    const number = numberOf(id) as never;
    await Promise.all(Array.from({ length: 20 }, () => cashier.payments.confirmNotified(number)));
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('ten requests under one key are one deposit, and all get its answer', async () => {
    const replies = await Promise.all(Array.from({ length: 10 }, () => player.deposit('50.00', 'one-key')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    const { count } = await cashier.owner.one<{ count: bigint }>(
      'select count(*) as count from deposits where player_id = $1',
      [player.playerId],
    );
    expect(count).toBe(1n);
  });
});

describe('what dies in between', () => {
  test('an event that was kept but not worked on is finished by the next worker', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    expect(await player.stateOf(id)).toBe('pending');
    cashier.work();
    await expectEnd(id, 'credited');
  });

  test('an event whose job was lost is found again', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run(`delete from jobs where kind = 'payments.confirm'`);
    await cashier.owner.run(`update gateway_events set received_at = now() - interval '5 minutes'`);
    await cashier.payments.reconcile();
    cashier.work();
    await expectEnd(id, 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('a payment that no notification tells of is found by asking', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run('delete from jobs');
    await cashier.owner.run('delete from gateway_events');
    await askNow();
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('death between the gateway’s yes and our note of it: the payment is found by our own reference and credited', async () => {
    const [kluwp] = cashier.deps.gateways;
    let redirectUrl = '';
    const dying = brokenGateway({
      placeDeposit: async (order) => {
        const placed = await kluwp?.placeDeposit(order);
        redirectUrl = placed?.ok === true ? placed.redirectUrl : '';
        throw new Error('the process dies here');
      },
    });
    await expect(dying.startDeposit(request())).rejects.toThrow();
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first?.['status']).toBe('created');
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.owner.run('delete from jobs');
    await askNow();
    expect(await player.stateOf(first?.['id'] ?? '')).toBe('credited');
  });

  test('death before the gateway ever heard of it: failed, and the limit is free again', async () => {
    await cashier.db.transaction((sql) =>
      cashier.wallet.setGate(sql, player.playerId, { depositLimit: { day: 5_000n } }),
    );
    const dying = brokenGateway({
      placeDeposit: async () => {
        throw new Error('the process dies here');
      },
    });
    await expect(dying.startDeposit(request())).rejects.toThrow();
    expect((await player.deposit()).body['code']).toBe('limit_reached');
    await askNow();
    const [first] = (await player.call('GET', 'profile/fiat/deposit')).body.items ?? [];
    expect(first).toMatchObject({ status: 'failed', reason: 'never_reached_gateway' });
    expect((await player.deposit()).status).toBe(201);
  });

  test('death after a key was taken: the same key goes on where it stopped', async () => {
    const dying = brokenGateway({
      placeDeposit: async () => {
        throw new Error('the process dies here');
      },
    });
    await expect(dying.startDeposit({ ...request(), idempotencyKey: 'again' })).rejects.toThrow();
    const again = await cashier.payments.startDeposit({ ...request(), idempotencyKey: 'again' });
    expect(again).toMatchObject({ ok: true, status: 'pending' });
  });

  test('a gateway that is down decides nothing: the job waits, then credits', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    const down = brokenGateway({ queryDeposit: async () => ({ ok: false, reason: 'unreachable' }) });
    await expect(down.confirmNotified(numberOf(id) as never)).rejects.toThrow();
    const overdue = `update deposits set expires_at = now() - interval '1 day', next_query_at = now() where id = $1`;
    await cashier.owner.run(overdue, [numberOf(id)]);
    await down.reconcile();
    expect(await player.stateOf(id)).toBe('pending');
    await askNow();
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('nobody paid and nobody told: expired once the gateway has had its last word', async () => {
    const { id } = await started();
    await cashier.owner.run(`update deposits set expires_at = now() - interval '1 hour' where id = $1`, [numberOf(id)]);
    await askNow();
    expect(await player.stateOf(id)).toBe('expired');
  });
});

describe('what the outside may try', () => {
  test('a report about another’s payment or player goes to review, not to the balance', async () => {
    for (const lie of [{ playerRef: 'usr_other' }, { paymentRef: 'dep_other' }]) {
      const { id, redirectUrl } = await started();
      await cashier.world.act(redirectUrl, 'approve');
      const [kluwp] = cashier.deps.gateways;
      const lying = brokenGateway({
        queryDeposit: async (by) => {
          const answer = await kluwp?.queryDeposit(by);
          return answer?.ok === true
            ? { ok: true, report: { ...answer.report, ...lie } }
            : { ok: false, reason: 'unreachable' };
        },
      });
      await lying.confirmNotified(numberOf(id) as never);
      expect((await player.call('GET', `profile/deposit/${id}`)).body).toMatchObject({
        status: 'review',
        reason: 'reference_differs',
      });
      expect((await player.balance()).cash).toBe(0n);
    }
  });

  test('a signed claim of payment moves nothing while the gateway says otherwise', async () => {
    const { id } = await started();
    expect(await notify('evt_claim', id)).toBe(200);
    cashier.work();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await player.stateOf(id)).toBe('pending');
  });

  test('a true notification is no longer good when it is sent again later', async () => {
    const { id } = await started();
    expect(await notify('evt_old', id, 'payment.paid', new Date(Date.now() - 6 * 60_000))).toBe(401);
    expect(await notify('evt_new', id, 'payment.paid', new Date(Date.now() + 6 * 60_000))).toBe(401);
  });

  test('news out of order ends where the gateway is', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    cashier.work();
    await expectEnd(id, 'credited');
    await notify('evt_late_pending', id, 'payment.open');
    await notify('evt_late_decline', id, 'payment.declined');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('an event about nothing of ours is kept and answered, and breaks nothing', async () => {
    expect(await notify('evt_foreign', 'dep_00000000000000000000000000')).toBe(200);
    expect(await notify('evt_foreign2', '../../etc')).toBe(200);
    const { id } = await started();
    expect(await notify('x'.repeat(300), id)).toBe(422);
    expect(await notify('evt with \u0000', id)).toBe(422);
  });
});

describe('what the database itself refuses', () => {
  test('a state backwards, a changed sum, a deleted deposit, a forged history', async () => {
    const { id, redirectUrl } = await started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.payments.confirmNotified(numberOf(id) as never);
    const values = [numberOf(id)];
    for (const attempt of [
      `update deposits set state = 'pending' where id = $1`,
      `update deposits set state = 'failed' where id = $1`,
      `update deposits set credited_at = now() + interval '1 day' where id = $1`,
      `update deposits set provider_reference = 'other' where id = $1`,
      `update deposits set amount = amount + 1 where id = $1`,
      `delete from deposits where id = $1`,
      `delete from gateway_events where deposit_id = $1`,
      `update deposit_steps set to_state = 'failed' where deposit_id = $1`,
      `insert into deposit_steps (deposit_id, to_state) values ($1, 'credited')`,
    ]) {
      await expect(cashier.db.run(attempt, values)).rejects.toThrow();
    }
    await expect(cashier.owner.run('update deposits set amount = amount + 1 where id = $1', values)).rejects.toThrow();
    const steps = await cashier.db.rows('select to_state from deposit_steps where deposit_id = $1 order by id', values);
    expect(steps).toEqual([{ to_state: 'created' }, { to_state: 'pending' }, { to_state: 'credited' }]);
  });
});

test('the books are sound after all of it', async () => {
  expect((await cashier.wallet.audit()).findings).toEqual([]);
});
