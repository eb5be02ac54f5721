import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { refusedNoticeHeaders, theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
beforeAll(async () => {
  cashier = await openCashier();
  cashier.work();
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const ended = async (id: string, state: string) => {
  await expect.poll(() => player.stateOf(id), { interval: 20 }).toBe(state);
};

const events = async (id: bigint) =>
  (
    await cashier.owner.rows<{ topic: string }>('select topic from outbox where key = $1 order by id', [id.toString()])
  ).map(({ topic }) => topic);

describe('every outcome of a card payment', () => {
  test('approve: credited once, with an event', async () => {
    const { id, redirectUrl } = await player.started();
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    const back = await cashier.world.act(redirectUrl, 'approve');
    expect(back.headers.get('location')).toBe(`${cashier.origin()}/wallet/deposit?deposit=${id}`);
    await ended(id, 'credited');
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
    expect(await events(cashier.numberOf(id))).toEqual(['deposit.credited']);
    await vi.waitFor(
      () => {
        const mine = cashier.pushed.filter(
          ({ audience }) => audience !== 'public' && audience.playerId === player.playerId,
        );
        expect(mine).toContainEqual(
          expect.objectContaining({ topic: 'payment', data: { id, direction: 'deposit', status: 'credited' } }),
        );
        expect(mine).toContainEqual(
          expect.objectContaining({
            topic: 'balance',
            data: { currency: 'EUR', balance: '50.00', bonusBalance: '0.00' },
          }),
        );
      },
      { timeout: 60_000 },
    );
  });

  test('approve-twice: three notifications, one credit', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve-twice');
    await ended(id, 'credited');
    await cashier.quiet();
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
    expect(await events(cashier.numberOf(id))).toEqual(['deposit.credited']);
    const { count } = await cashier.owner.one<{ count: bigint }>(
      'select count(*) as count from gateway_events where deposit_id = $1 and processed_at is not null',
      [cashier.numberOf(id)],
    );
    expect(count).toBe(2n);
  });

  test('approve-late: expired first, then credited, once', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve-late');
    // The expired state only lasts a moment, so the events are checked afterwards.
    await ended(id, 'credited');
    await cashier.quiet();
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
    expect(await events(cashier.numberOf(id))).toEqual(['deposit.failed', 'deposit.credited']);
  });

  test.each([
    ['decline', 'failed'],
    ['expire', 'expired'],
    ['cancel', 'cancelled'],
    ['wrong-amount', 'review'],
  ])('%s: %s, nothing credited', async (outcome, state) => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, outcome);
    await ended(id, state);
    await cashier.quiet();
    expect(await player.stateOf(id)).toBe(state);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });

  test('wrong-amount reports the reason and the received amount', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'wrong-amount');
    await ended(id, 'review');
    expect((await player.call('GET', `profile/deposit/${id}`)).body['reason']).toBe('amount_differs');
    const row = await cashier.owner.one('select paid_amount, paid_currency from deposits where id = $1', [
      cashier.numberOf(id),
    ]);
    expect(row).toEqual({ paid_amount: 4_900n, paid_currency: 'EUR' });
  });

  test('bad-signature: answered 401, pending until the gateway reports otherwise when queried', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'bad-signature');
    expect(await (await fetch(redirectUrl)).text()).toContain('Waiting for payment');
    await cashier.quiet();
    expect(await player.stateOf(id)).toBe('pending');
    expect((await player.balance()).cash).toBe(0n);
    const { count } = await cashier.owner.one<{ count: bigint }>(
      'select count(*) as count from gateway_events where deposit_id = $1',
      [cashier.numberOf(id)],
    );
    expect(count).toBe(0n);
    await cashier.world.act(redirectUrl, 'approve');
    await ended(id, 'credited');
  });

  test.each([
    ['refund', 'refunded'],
    ['chargeback', 'charged_back'],
  ])('a %s afterwards takes the money back', async (outcome, state) => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await ended(id, 'credited');
    await cashier.world.act(redirectUrl, outcome);
    await ended(id, state);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    expect((await player.call('GET', 'profile/payment/total-deposits')).body['deposits']).toMatchObject([
      { id, status: state },
    ]);
  });

  test('a forged notification is answered 401', async () => {
    const answers = await Promise.all(
      refusedNoticeHeaders(new Date()).map((headers) =>
        fetch(`${cashier.origin()}/payments/v1/${theGateway.path}/notifications`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: '{}',
        }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    const nobody = await fetch(`${cashier.origin()}/payments/v1/nobody/notifications`, { method: 'POST', body: '{}' });
    expect(nobody.status).toBe(404);
  });
});

test('the ledger is sound afterwards', async () => {
  const report = await cashier.wallet.audit();
  expect(report.findings).toEqual([]);
  const { wrong } = await cashier.owner.one<{ wrong: bigint }>(
    `select count(*) as wrong from deposits d where (d.state = 'credited') <> (
       select coalesce(sum(case when t.kind like 'deposit_reversed' or t.kind = 'receivable' then -t.amount else t.amount end), 0) = coalesce(d.credited_amount, d.amount)
       from transfers t where t.payment_id = d.id)`,
  );
  expect(wrong).toBe(0n);
});
