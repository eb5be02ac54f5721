import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { PlayerId } from '../../../platform/ids/ids.ts';
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

describe('concurrent calls', () => {
  test('20 copies of one event and 20 events of one payment credit it once', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    cashier.work();
    const same = Array.from({ length: 20 }, () => cashier.notify('evt_same', id));
    const different = Array.from({ length: 20 }, (_, index) => cashier.notify(`evt_${index}`, id));
    expect(new Set(await Promise.all([...same, ...different]))).toEqual(new Set([200]));
    await expectEnd(id, 'credited');
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('20 concurrent confirmations credit once', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    const number = cashier.numberOf(id);
    await Promise.all(Array.from({ length: 20 }, () => cashier.payments.confirmNotified(number)));
    expect((await player.balance()).cash).toBe(5_000n);
  });

  test('ten requests with one key create one deposit and get the same answer', async () => {
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

describe('attacks from outside', () => {
  test('a report about another’s payment or player goes to review, not to the balance', async () => {
    for (const lie of [{ playerRef: 'usr_other' }, { paymentRef: 'dep_other' }]) {
      const { id, redirectUrl } = await player.started();
      await cashier.world.act(redirectUrl, 'approve');
      const lying = cashier.withGateway((honest) => ({
        queryDeposit: async (by) => {
          const answer = await honest.queryDeposit(by);
          return answer.ok ? { ok: true, report: { ...answer.report, ...lie } } : { ok: false, reason: 'unreachable' };
        },
      }));
      await lying.confirmNotified(cashier.numberOf(id));
      expect((await player.call('GET', `profile/deposit/${id}`)).body).toMatchObject({
        status: 'review',
        reason: 'reference_differs',
      });
      expect((await player.balance()).cash).toBe(0n);
    }
  });

  test('a signed claim of payment moves nothing while the gateway says otherwise', async () => {
    const { id } = await player.started();
    expect(await cashier.notify('evt_claim', id)).toBe(200);
    cashier.work();
    await cashier.quiet();
    expect(await player.stateOf(id)).toBe('pending');
  });

  test('a genuine notification is rejected when replayed later', async () => {
    const { id } = await player.started();
    expect(await cashier.notify('evt_old', id, 'payment.paid', new Date(Date.now() - 6 * 60_000))).toBe(401);
    expect(await cashier.notify('evt_new', id, 'payment.paid', new Date(Date.now() + 6 * 60_000))).toBe(401);
  });

  test('notifications out of order end in the gateway’s state', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    cashier.work();
    await expectEnd(id, 'credited');
    await cashier.notify('evt_late_pending', id, 'payment.open');
    await cashier.notify('evt_late_decline', id, 'payment.declined');
    await cashier.quiet();
    expect(await player.stateOf(id)).toBe('credited');
  });

  test('an event about an unknown payment is stored and acknowledged, and breaks nothing', async () => {
    expect(await cashier.notify('evt_foreign', 'dep_00000000000000000000000000')).toBe(200);
    expect(await cashier.notify('evt_foreign2', '../../etc')).toBe(200);
    const { id } = await player.started();
    expect(await cashier.notify('x'.repeat(300), id)).toBe(422);
    expect(await cashier.notify('evt with \u0000', id)).toBe(422);
  });
});

describe('withdrawals', () => {
  /** A deposit that is credited and played once. */
  const paid = async () => {
    const { id, redirectUrl } = await player.started();
    // Two tabs with one order.
    await Promise.all([1, 2].map(() => cashier.world.act(redirectUrl, 'approve')));
    await cashier.confirm(id);
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
    await cashier.owner.run(`update accounts set unstaked = 0 where owner_id = $1 and owner_kind = 'player'`, [
      player.playerId,
    ]);
    return { id, redirectUrl };
  };

  test('asked for while its deposit is taken back: whichever comes first, the money leaves once, by the bank', async () => {
    for (let round = 0; round < 3; round += 1) {
      player = await cashier.newPlayer();
      const { playerId } = player;
      const { id, redirectUrl } = await paid();
      await cashier.world.act(redirectUrl, 'chargeback');
      const ask = () =>
        cashier.coins.requestFiat({ playerId, currency: 'EUR', amount: '50.00', steppedUpAt: new Date() });
      const [first, , last] = await Promise.all([ask(), cashier.confirm(id), ask()]);
      await cashier.coins.moveCashOuts();
      await cashier.coins.moveCashOuts();
      expect(await player.stateOf(id)).toBe('charged_back');
      const asked = [first, last].filter(({ ok }) => ok);
      const { owed, let_go: sent } = await cashier.owner.one<{ owed: bigint; let_go: bigint }>(
        `select coalesce((select sum(owed) from player_debts where player_id = $1), 0)::bigint as owed,
           (select count(*) from cash_out_legs where player_id = $1 and let_go_at is not null) as let_go`,
        [playerId],
      );
      expect({ asked: asked.length, owed, sent }).toEqual({ asked: Number(owed / 5_000n), owed, sent: 0n });
      expect((await player.balance()).cash).toBe(0n);
    }
  });

  test('of an amount that is none are refused as such, and take nothing', async () => {
    await paid();
    const amounts = ['-20.00', '+20', '2e1', ' 20', '20,00', '0x14', 'NaN', '20.001', '9'.repeat(40), 20, null, ['20']];
    const bodies = amounts.map((amount) => ({ amount, currency: 'EUR' }));
    const calls = [
      ...bodies.map((body) => ['fiat', body] as const),
      ...bodies.map((body) => ['crypto', { ...body, currency: 'BTC', address: 'nowhere' }] as const),
      ['fiat', { amount: '20.00', currency: 'QQQ' }] as const,
      ['fiat', { amount: '20.00', currency: 'EUR', playerId: '1' }] as const,
    ];
    const answers = await Promise.all(calls.map(([way, body]) => player.call('POST', `profile/${way}/withdraw`, body)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
    expect(await player.balance()).toEqual({ cash: 5_000n, locked: 0n });
  });
});

describe('what the database refuses', () => {
  test('credits without their deposit: an id alone, an open deposit, another player’s, another amount', async () => {
    const open = cashier.numberOf((await player.started()).id);
    const paid = await player.started();
    await cashier.world.act(paid.redirectUrl, 'approve');
    const other = await cashier.newPlayer();
    const credit = (playerId: PlayerId, paymentId: bigint, amount: bigint, more = '') =>
      cashier.db.transaction(async (sql) => {
        await sql.run(`select credit_deposit($1, $2, 'provider', '${theGateway.code}', 'EUR', $3, 'cash', 1)`, [
          ...[playerId, paymentId, amount],
        ]);
        if (more !== '') await sql.run(more, [paymentId]);
      });
    const { id: alone } = await cashier.owner.one<{ id: bigint }>(`select nextval('payment_ids') as id`);
    for (const [playerId, paymentId, amount] of [
      [player.playerId, alone, 5_000n],
      [player.playerId, open, 5_000n],
      [other.playerId, cashier.numberOf(paid.id), 5_000n],
      [player.playerId, cashier.numberOf(paid.id), 5_001n],
    ] as const) {
      await expect(credit(playerId, paymentId, amount)).rejects.toThrow('only a deposit is credited');
      // Nor with the columns of a credited deposit, if the amounts are not its own.
      const said = `update deposits set state = 'credited', credited_at = now() where id = $1 and amount <> ${amount}`;
      await expect(credit(playerId, paymentId, amount, said)).rejects.toThrow(/only a deposit|its booking/);
    }
    expect([await player.balance(), await other.balance()]).toEqual([
      { cash: 0n, locked: 0n },
      { cash: 0n, locked: 0n },
    ]);
    await cashier.confirm(paid.id);
    expect(await player.balance()).toMatchObject({ cash: 5_000n });
  });

  test('a state backwards, a changed sum, a deleted deposit, a forged history', async () => {
    const { id, redirectUrl } = await player.started();
    await cashier.world.act(redirectUrl, 'approve');
    await cashier.payments.confirmNotified(cashier.numberOf(id));
    const values = [cashier.numberOf(id)];
    for (const attempt of [
      `update deposits set state = 'refunded' where id = $1`,
      `update deposits set state = 'charged_back' where id = $1`,
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

test('the ledger is sound afterwards', async () => {
  expect((await cashier.wallet.audit()).findings).toEqual([]);
});
