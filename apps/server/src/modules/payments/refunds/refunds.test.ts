import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { newPaymentsOperator, refusedMoney } from '../../../testing/refused-money.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/deposit.ts';
import { theGateway } from '../../../testing/the-gateway.ts';

let cashier: Cashier;
let player: TestPlayer;
let operatorId: OperatorId;
beforeAll(async () => {
  cashier = await openCashier();
  operatorId = await newPaymentsOperator(cashier);
});
afterAll(() => cashier.close());
beforeEach(async () => {
  player = await cashier.newPlayer();
});

const { refused, refundOf, due, turn, take, events, withPayouts } = refusedMoney(() => ({
  cashier,
  player,
  operatorId,
}));
const shown = async (id: DepositId) =>
  (await player.call('GET', `profile/deposit/${cashier.http.ids.encode('dep', id)}`)).body;
const ends = (id: DepositId, state: string, payments = cashier.payments) =>
  expect.poll(async () => (await turn(payments), (await refundOf(id))?.state), { interval: 100 }).toBe(state);

describe('refused money', () => {
  test('is refunded through its gateway automatically, exactly the received amount, and the player is notified at start and end', async () => {
    const id = await refused();
    expect(await shown(id)).toMatchObject({ status: 'refunded', legs: [{ method: theGateway.code, amount: '49.00' }] });
    await ends(id, 'paid');
    expect(await shown(id)).toMatchObject({ status: 'refunded', legs: [{ amount: '49.00', status: 'paid' }] });
    expect(await events(id)).toEqual(['deposit.review', 'deposit.refused', 'deposit.given_back']);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
  });

  test('is ordered again under the same reference while unknown, and is refunded once when the answer is late', async () => {
    const id = await refused();
    let silent = true;
    const { payments, orders } = withPayouts((honest) => ({
      // The order arrives, but its answer is lost.
      place: async (order) => {
        const placed = await honest.place(order);
        return silent ? { ok: false, reason: 'unknown' } : placed;
      },
      query: async (payoutRef) => (silent ? { ok: false, reason: 'unreachable' } : honest.query(payoutRef)),
    }));
    await turn(payments);
    await turn(payments);
    expect((await refundOf(id))?.state).toBe('waiting');
    silent = false;
    await ends(id, 'paid', payments);
    expect(new Set(orders).size).toBe(1);
    expect(await events(id)).toEqual(['deposit.review', 'deposit.refused', 'deposit.given_back']);
  });

  test('is ordered under another reference only after a certain failure', async () => {
    const id = await refused();
    let failures = 1;
    const { payments, orders } = withPayouts((honest) => ({
      query: async (payoutRef) => {
        if (failures === 0) return honest.query(payoutRef);
        failures -= 1;
        return { ok: true, status: 'failed' };
      },
      // The failed one paid nothing and does not count against the payment's amount.
      place: async (order) => (order.payoutRef.endsWith('_r1') ? { ok: true, reference: 'ko_1' } : honest.place(order)),
    }));
    await ends(id, 'paid', payments);
    const ref = cashier.http.ids.encode('dep', id);
    expect(orders).toEqual([`${ref}_r1`, `${ref}_r2`]);
  });

  test('refused by a closed card is sent by an operator and booked once', async () => {
    const id = await refused('50.13');
    await ends(id, 'by_hand');
    expect(await refundOf(id)).toMatchObject({ attempt: 3 });
    expect((await cashier.desk.counts()).refunds).toBeGreaterThan(0);
    expect(
      (await cashier.desk.deposits('refunds', { page: 0, size: 50 })).items.map(({ deposit }) => deposit.id),
    ).toContain(id);
    expect(await shown(id)).toMatchObject({ legs: [{ method: 'MANUAL', status: 'waiting' }] });
    const book = () => cashier.desk.bookRefund({ id, operatorId, reference: 'SEPA 4711', reason: 'sent' });
    expect(await book()).toEqual({ ok: false, reason: 'not_to_be_paid' });
    const taken = await Promise.all([take(id), take(id), take(id)]);
    expect(taken.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await shown(id)).toMatchObject({ legs: [{ method: 'MANUAL', status: 'waiting' }] });
    const booked = await Promise.all([book(), book(), book()]);
    expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await refundOf(id)).toMatchObject({ state: 'paid', reference: 'SEPA 4711' });
    expect(await shown(id)).toMatchObject({ legs: [{ method: 'MANUAL', status: 'paid' }] });
    expect((await events(id)).filter((topic) => topic === 'deposit.given_back')).toHaveLength(1);
    await turn();
    expect(await refundOf(id)).toMatchObject({ state: 'paid', reference: 'SEPA 4711' });
  });

  test('is ordered once by two concurrent workers', async () => {
    const id = await refused();
    const { payments, orders } = withPayouts(() => ({}));
    await due();
    await Promise.all([payments.sendRefunds(), payments.sendRefunds(), payments.sendRefunds()]);
    expect(orders).toHaveLength(1);
    await ends(id, 'paid', payments);
    expect(orders).toHaveLength(1);
  });

  test('is not refunded twice if the card holder has charged it back meanwhile', async () => {
    const id = await refused();
    const gateway = cashier.deps.gateways.find(({ code }) => code === theGateway.code);
    const { payments, orders } = withPayouts(() => ({ place: async () => ({ ok: false, reason: 'refused' }) }), {
      queryDeposit: async (by) => {
        const answer = await gateway?.queryDeposit(by);
        if (answer?.ok !== true) throw new Error('The sandbox does not answer');
        return { ok: true, report: { ...answer.report, status: 'charged_back' } };
      },
    });
    await turn(payments);
    expect(await refundOf(id)).toMatchObject({ state: 'paid', attempt: 1 });
    expect(orders).toHaveLength(1);
  });

  test('is left to an operator at once if the amount is unreadable or no gateway can pay it', async () => {
    const { id: text, redirectUrl } = await player.started('50.00');
    await cashier.world.act(redirectUrl, 'approve');
    const id = cashier.numberOf(text);
    const strange = cashier.withGateway((honest) => ({
      queryDeposit: async (by) => {
        const answer = await honest.queryDeposit(by);
        return answer.ok ? { ok: true, report: { ...answer.report, paid: undefined } } : answer;
      },
    }));
    await strange.confirmNotified(id);
    await cashier.desk.refuseDeposit({ id, operatorId, code: 'rules_broken', reason: 'nobody knows' });
    expect(await refundOf(id)).toMatchObject({ state: 'by_hand', amount: undefined });
    expect(await shown(id)).not.toHaveProperty('legs');
  });

  test.each(['waiting', 'sent'] as const)(
    'that is %s at a gateway whose adapter was taken away is shown to a person, who books it once',
    async (state) => {
      const id = await refused();
      const { payments, orders } = withPayouts((honest) => ({
        query: async () => ({ ok: false, reason: 'unreachable' }),
        place: async (order) => (state === 'sent' ? honest.place(order) : { ok: false, reason: 'unknown' }),
      }));
      await ends(id, state, payments);
      const book = (desk = cashier.desk) => desk.bookRefund({ id, operatorId, reference: 'SEPA 815', reason: 'sent' });
      // Its gateway can still be queried about it.
      expect(await book()).toEqual({ ok: false, reason: 'not_to_be_paid' });
      const known = await cashier.desk.counts();
      const { payments: bare, coins, desk } = cashier.withoutGateways();
      await turn(bare);
      expect((await desk.deposit(id))?.refund).toMatchObject({ state, stranded: true });
      expect((await desk.counts()).refunds).toBeGreaterThan(known.refunds);
      await coins.moveCashOuts();
      expect(cashier.alarms.get('payouts_stranded')).toBeGreaterThan(0);
      expect(await take(id, desk)).toEqual({ ok: true });
      const booked = await Promise.all([book(desk), book(desk), book(desk)]);
      expect(booked.filter(({ ok }) => ok)).toHaveLength(1);
      expect(await refundOf(id)).toMatchObject({ state: 'paid', reference: 'SEPA 815', stranded: false });
      expect((await events(id)).filter((topic) => topic === 'deposit.given_back')).toHaveLength(1);
      // When the adapter returns, it is not ordered again.
      const asked = orders.length;
      await turn(payments);
      expect(orders).toHaveLength(asked);
    },
  );

  test('is never more than received, never rewritten, and never paid without an operator, even by direct database access', async () => {
    const id = await refused();
    const write = (set: string) => cashier.owner.run(`update deposit_refunds set ${set} where deposit_id = $1`, [id]);
    await expect(write('amount = 9000')).rejects.toThrow(/never changes/);
    await expect(write('attempt = 3')).rejects.toThrow(/cannot go/);
    await write(`state = 'by_hand', next_at = null`);
    const byBank = `state = 'paid', way = 'bank', paid_by = ${operatorId}`;
    await expect(write(`${byBank}, reference = 'SEPA 1', taken_by = ${operatorId}, taken_at = now()`)).rejects.toThrow(
      /one way only/,
    );
    await expect(write(`state = 'waiting', next_at = now()`)).rejects.toThrow(/cannot go/);
    await write(`state = 'taken', taken_by = ${operatorId}, taken_at = now()`);
    await expect(write(byBank)).rejects.toThrow(/deposit_refunds_by_bank/);
    await expect(write(`state = 'paid', way = 'bank', reference = 'SEPA 1'`)).rejects.toThrow(
      /deposit_refunds_by_bank/,
    );
    await expect(write(`state = 'paid', way = 'gateway'`)).rejects.toThrow(/one way only/);
    await write(`${byBank}, reference = 'SEPA 1'`);
    for (const set of [`way = 'gateway', paid_by = null`, `reference = 'SEPA 2'`, `state = 'taken', way = null`])
      await expect(write(set)).rejects.toThrow(/never changes|cannot go/);
    const { id: other } = await player.started('20.00');
    const insert = (number: DepositId, amount: number) =>
      cashier.db.run(
        `insert into deposit_refunds (deposit_id, currency, amount, next_at) values ($1, 'EUR', $2, now())`,
        [number, amount],
      );
    await expect(insert(cashier.numberOf(other), 2_000)).rejects.toThrow(/nothing to refund/);
  });
});
