import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { newPaymentsOperator, refusedMoney } from '../../../testing/refused-money.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { DepositId } from '../deposits/deposit.ts';
import { createDesk } from '../index.ts';

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

const { refused, refundOf, turn, take, events, withPayouts } = refusedMoney(() => ({ cashier, player, operatorId }));

describe('a refund that its gateway pays after it was left to an operator', () => {
  /** No order was accepted, and later one turns out to have been paid. */
  const late = async () => {
    const id = await refused();
    await cashier.owner.run(`update deposit_refunds set state = 'by_hand' where deposit_id = $1`, [id]);
    let paid = false;
    const { payments, orders } = withPayouts((honest) => ({
      query: async (payoutRef) =>
        paid && payoutRef.endsWith('_r1') ? { ok: true, status: 'paid' } : honest.query(payoutRef),
    }));
    const gateways = cashier.deps.gateways.map((gateway) =>
      gateway.payouts === undefined
        ? gateway
        : { ...gateway, payouts: { ...gateway.payouts, query: async () => ({ ok: true, status: 'paid' }) as const } },
    );
    const paidDesk = createDesk({
      payments: { ...cashier.deps, gateways },
      coins: cashier.coinDeps,
      wallet: cashier.wallet,
    });
    return { id, payments, orders, paidDesk, pays: () => void (paid = true) };
  };
  const book = (id: DepositId) => cashier.desk.bookRefund({ id, operatorId, reference: 'SEPA 5005', reason: 'sent' });
  const alarms = async () => {
    await cashier.coins.moveCashOuts();
    return cashier.alarms.get('refunds_twice');
  };

  test('is complete if nobody has taken it, and can no longer be taken', async () => {
    const { id, payments, pays } = await late();
    pays();
    await turn(payments);
    expect(await refundOf(id)).toMatchObject({ state: 'paid', way: 'gateway' });
    expect(await take(id)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await book(id)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect((await events(id)).filter((topic) => topic === 'deposit.given_back')).toHaveLength(1);
  });

  test('is queried before it is taken: what was returned is not sent again', async () => {
    const { id, paidDesk } = await late();
    expect(await take(id, paidDesk)).toEqual({ ok: false, reason: 'given_back' });
    expect(await refundOf(id)).toMatchObject({ state: 'paid', way: 'gateway' });
  });

  test('is recorded with an alarm while taken; if the operator releases it unsent, it was paid once', async () => {
    const { id, payments, orders, pays } = await late();
    expect(await take(id)).toEqual({ ok: true });
    const before = (await alarms()) ?? 0;
    pays();
    await turn(payments);
    expect(await refundOf(id)).toMatchObject({
      state: 'taken',
      way: undefined,
      gatewayPaidAt: expect.any(Date) as Date,
    });
    expect(await alarms()).toBe(before + 1);
    expect(await cashier.desk.letRefundGo({ id, operatorId, reason: 'not sent' })).toEqual({ ok: true });
    expect(await refundOf(id)).toMatchObject({ state: 'paid', way: 'gateway' });
    expect(await book(id)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await alarms()).toBe(before);
    expect(orders).toEqual([]);
    expect((await events(id)).filter((topic) => topic === 'deposit.given_back')).toHaveLength(1);
  });

  test('raises an alarm until an operator has handled it if the bank has paid it too', async () => {
    const { id, payments, pays } = await late();
    await take(id);
    expect(await book(id)).toEqual({ ok: true });
    const before = (await alarms()) ?? 0;
    pays();
    await turn(payments);
    await turn(payments);
    expect(await refundOf(id)).toMatchObject({ state: 'paid', way: 'bank', reference: 'SEPA 5005' });
    expect(await alarms()).toBe(before + 1);
    expect(
      (await cashier.desk.deposits('refunds', { page: 0, size: 50 })).items.map(({ deposit }) => deposit.id),
    ).toContain(id);
    expect(await cashier.desk.settleTwice({ id, operatorId, reason: 'not sent' })).toEqual({ ok: true });
    expect(await cashier.desk.settleTwice({ id, operatorId, reason: 'not sent' })).toEqual({
      ok: false,
      reason: 'not_to_be_paid',
    });
    expect(await alarms()).toBe(before);
    expect((await events(id)).filter((topic) => topic === 'deposit.given_back')).toHaveLength(1);
  });

  test('does not complete it while an operator has it, even by direct database access', async () => {
    const { id } = await late();
    await take(id);
    const write = (set: string) => cashier.db.run(`update deposit_refunds set ${set} where deposit_id = $1`, [id]);
    await expect(write(`state = 'paid', way = 'gateway', next_at = null`)).rejects.toThrow(/one way/);
    await write('gateway_paid_at = now()');
    await expect(write(`state = 'by_hand'`)).rejects.toThrow(/one way/);
  });

  test('and a concurrent report of the operator end in one consistent state', async () => {
    const outcomes = new Set<string>();
    for (let round = 0; round < 6; round += 1) {
      const { id, payments, orders, pays } = await late();
      pays();
      const [taken] = await Promise.all([take(id), turn(payments)]);
      const refund = await refundOf(id);
      // The bank transfer is not sent if it is known to be paid, and a taken refund is never completed by its gateway.
      if (taken.ok) expect(refund).toMatchObject({ state: 'taken', way: undefined });
      else expect(refund).toMatchObject({ state: 'paid', way: 'gateway' });
      await turn(payments);
      const after = await refundOf(id);
      expect(after?.state === 'paid' ? after.way : after?.gatewayPaidAt).toBeTruthy();
      expect(orders).toEqual([]);
      outcomes.add(refund?.state ?? '');
    }
    expect(outcomes.size).toBeGreaterThan(0);
  });

  test.each(['the gateway’s word', 'the person’s word'])(
    'waits for the other where %s is being written',
    async (first) => {
      const { id } = await late();
      const byGateway = `update deposit_refunds set state = 'paid', way = 'gateway', next_at = null
      where deposit_id = $1 and state = 'by_hand'`;
      const byPerson = `update deposit_refunds set state = 'taken', taken_by = ${operatorId}, taken_at = now()
      where deposit_id = $1 and state = 'by_hand'`;
      const [one, other] = first.startsWith('the g') ? [byGateway, byPerson] : [byPerson, byGateway];
      let second: Promise<number> = Promise.resolve(-1);
      await cashier.db.transaction(async (sql) => {
        expect(await sql.run(one, [id])).toBe(1);
        second = cashier.db.run(other, [id]);
        await expect
          .poll(
            async () =>
              (
                await cashier.owner.rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
          and datname = current_database()`)
              ).length,
          )
          .toBeGreaterThan(0);
      });
      expect(await second).toBe(0);
      expect((await refundOf(id))?.state).toBe(first.startsWith('the g') ? 'paid' : 'taken');
    },
  );
});
