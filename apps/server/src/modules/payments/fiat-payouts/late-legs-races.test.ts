/** A late payment of a leg, concurrent with other actions: it is booked once, one way, whoever is first. */
import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import type { AuditLog } from '../../../platform/audit/audit-log.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
import type { PayoutAnswer } from '../ports.ts';

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
  await cashier.owner.run('update cash_out_rules set automatic = true');
});

const stage = lateLegs(() => ({ cashier, player }));
const { legsOf, bookings, sound, settled } = stage;
/** A house whose gateway accepts no order, and reports each payout as the test says. */
const house = (audit?: AuditLog) => {
  let answer: PayoutAnswer = { ok: true, status: 'failed' };
  const made = stage.withGateway(
    { place: async () => ({ ok: false, reason: 'refused' }), query: async () => answer },
    audit,
  );
  return { ...made, says: (status: 'paid' | 'failed') => void (answer = { ok: true, status }) };
};
const refOf = (id: CashOutId) => `${cashier.http.ids.encode('wdr', id)}_1`;
const word = (id: CashOutId, leg = 2) => ({ id, leg, operatorId, reason: 'sent at the bank' });
const due = (id: CashOutId, ago = '0 days') =>
  cashier.owner.run(
    `update cash_out_legs set next_at = now(), failed_at = now() - $2::interval where cash_out_id = $1 and leg = 1
       and paid_late_at is null`,
    [id, ago],
  );
const nextIn = async (id: CashOutId) =>
  (
    await cashier.owner.one<{ seconds: number | null }>(
      `select extract(epoch from next_at - now())::int as seconds from cash_out_legs where cash_out_id = $1 and leg = 1`,
      [id],
    )
  ).seconds;

describe('a leg paid late', () => {
  test('is booked once among repeated notifications, the worker, and operators who pay, take and put back', async () => {
    const ends = new Set<string>();
    for (let round = 0; round < 10; round += 1) {
      const { coins, desk, says } = house();
      const { id } = await stage.failedLeg('20.00', { coins });
      const paying = () => desk.payByHand({ ...word(id), reference: `SEPA ${round}` });
      if (round % 2 === 0) says('paid');
      const taking = round % 3 === 0 ? desk.takeLeg(word(id)) : paying();
      const pays = [taking, paying()];
      says('paid');
      await Promise.all([
        ...pays,
        cashier.notifyPayout(`evt_${round}`, refOf(id)),
        cashier.notifyPayout(`evt_${round}`, refOf(id)),
        due(id).then(() => coins.hearLateLegs()),
        coins.hearLateLegs(),
        coins.moveCashOuts(),
        desk.putLegBack(word(id)),
      ]);
      // The operator who has taken it reports what was done.
      if ((await legsOf(id))[1]?.takenBy !== undefined) await (round % 2 === 0 ? paying() : desk.putLegBack(word(id)));
      await due(id);
      await Promise.all([coins.hearLateLegs(), coins.hearLateLegs()]);
      const booked = await bookings(id);
      const byHand = (await legsOf(id))[1]?.state === 'paid';
      expect(booked).toEqual(byHand ? ['late:1', 'settle:2'] : ['settle:1']);
      expect((await legsOf(id))[0]).toMatchObject({ state: 'paid', lateWay: byHand ? 'player' : 'held' });
      await settled(id, 'paid');
      ends.add(booked.join());
    }
    expect(ends.size).toBeGreaterThan(0);
    await sound();
  });

  test.each(['its gateway', 'the person'] as const)('waits while %s is being written', async (first) => {
    const { coins, desk } = house();
    const { id } = await stage.failedLeg('20.00', { coins });
    const person = () => desk.payByHand({ ...word(id), reference: 'SEPA 1' });
    const gateway = () =>
      cashier.db.transaction((sql) => cashier.wallet.bookLatePayout(sql, { paymentId: id, leg: 1 }));
    let second: Promise<unknown> = Promise.resolve();
    const waits = () =>
      expect
        .poll(
          async () =>
            (
              await cashier.owner.rows(`select 1 from pg_stat_activity where wait_event_type = 'Lock'
              and datname = current_database()`)
            ).length,
        )
        .toBeGreaterThan(0);
    if (first === 'its gateway') {
      await cashier.db.transaction(async (sql) => {
        await cashier.wallet.bookLatePayout(sql, { paymentId: id, leg: 1 });
        second = person();
        await waits();
      });
      expect(await second).toEqual({ ok: false, reason: 'not_to_be_paid' });
      expect(await bookings(id)).toEqual(['settle:1']);
    } else {
      // Runs inside the operator's transaction.
      const record = async () => {
        second = gateway();
        await waits();
      };
      const slow = house({ record }).desk;
      expect(await slow.payByHand({ ...word(id), reference: 'SEPA 1' })).toEqual({ ok: true });
      expect(await second).toMatchObject({ way: 'player', repeated: false });
      expect(await bookings(id)).toEqual(['late:1', 'settle:2']);
    }
    await sound();
  });

  test('is booked once, only by the database function', async () => {
    const { coins } = house();
    const { id } = await stage.failedLeg('20.00', { coins });
    const write = (set: string, by = cashier.db, leg = 1) =>
      by.run(`update cash_out_legs set ${set} where cash_out_id = $1 and leg = ${leg}`, [id]);
    await expect(write(`late_way = 'held'`)).rejects.toThrow(/permission denied/);
    await expect(write(`paid_late_at = now()`)).rejects.toThrow(/permission denied/);
    await expect(write(`state = 'paid'`)).rejects.toThrow(/cannot go from failed to paid/);
    await expect(write(`squared_at = now(), squared_by = ${operatorId}`)).rejects.toThrow(/cash_out_legs_squared/);
    await expect(write(`taken_by = ${operatorId}, taken_at = now()`)).rejects.toThrow(/cash_out_legs_taken/);
    const book = (leg: number) => cashier.wallet.bookLatePayout(cashier.db, { paymentId: id, leg });
    expect(await book(2)).toMatchObject({ way: 'open' });
    const booked = await Promise.all(Array.from({ length: 8 }, () => book(1)));
    expect(booked.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect(booked.every(({ way }) => way === 'held')).toBe(true);
    expect(await bookings(id)).toEqual(['settle:1']);
    await expect(write(`late_way = 'player'`, cashier.owner)).rejects.toThrow(/never changes/);
    await expect(write(`paid_late_at = now()`, cashier.owner)).rejects.toThrow(/never changes/);
  });
});

describe('a failed leg', () => {
  test('from before this was recorded is matched with the leg that replaces it, and queried', async () => {
    const { coins } = house();
    const { id } = await stage.failedLeg('70.00', { coins }, 2);
    const replaced = async () => (await legsOf(id)).map(({ amount, replaces }) => [amount, replaces]);
    const expected = await replaced();
    expect(expected.map(([amount]) => amount)).toEqual([5_000n, 2_000n, 5_000n, 2_000n]);
    expect(expected.slice(2).map(([, replaces]) => replaces)).toEqual([1, 2]);
    const file = new URL('../../../database/testing/migrations-before-baseline/325-late-legs.sql', import.meta.url);
    const text = await readFile(file, 'utf8');
    const [match = '', remember = ''] = text.slice(text.indexOf('with failures as')).split(';');
    await cashier.owner.run('update cash_out_legs set replaces = null, failed_at = null, next_at = null');
    await cashier.owner.run(match);
    await cashier.owner.run(remember);
    expect(await replaced()).toEqual(expected);
    expect(await nextIn(id)).toBe(0);
    await cashier.owner.run('update cash_out_legs set next_at = null');
  });

  test('is queried at growing intervals for two months, and after that only on a notification', async () => {
    const { coins, says } = house();
    const { id } = await stage.failedLeg('20.00', { coins });
    const after = async (ago: string) => {
      await due(id, ago);
      expect(await coins.hearLateLegs()).toBe(1);
      return nextIn(id);
    };
    const minute = 60;
    expect(await nextIn(id)).toBeGreaterThan(4 * minute);
    expect(await after('0 days')).toBeLessThanOrEqual(5 * minute);
    const hours = (await after('8 hours')) ?? 0;
    expect(hours).toBeGreaterThan(60 * minute);
    expect(hours).toBeLessThan(70 * minute);
    expect(await after('30 days')).toBeGreaterThan(23 * 60 * minute);
    expect(await after('63 days')).toBeNull();
    expect(await coins.hearLateLegs()).toBe(0);
    says('paid');
    await cashier.notifyPayout('evt_months', refOf(id));
    expect(await coins.hearLateLegs()).toBe(1);
    expect(await bookings(id)).toEqual(['settle:1']);
  });

  test('with a notification during the worker’s query is queried again at once', async () => {
    const { coins } = house();
    const { id } = await stage.failedLeg('20.00', { coins });
    const slow = stage.withGateway({
      query: async () => {
        await cashier.notifyPayout('evt_meanwhile', refOf(id));
        return { ok: true, status: 'failed' };
      },
    });
    await due(id);
    await slow.coins.hearLateLegs();
    expect(await nextIn(id)).toBeLessThanOrEqual(0);
  });

  test('a notification about an unknown payment, or about a refund, moves no leg', async () => {
    const { coins } = house();
    const { id } = await stage.failedLeg('20.00', { coins });
    for (const ref of ['wdr_nosuch_1', 'nonsense', `${cashier.http.ids.encode('wdr', id)}_2`])
      expect(await cashier.notifyPayout(`evt_${ref}`, ref)).toBe(200);
    expect(await nextIn(id)).toBeGreaterThan(4 * 60);
  });
});
