/** A gateway fails a leg and pays it after all: over HTTP, with and without a notification, before and after an operator acted. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCashier, type Cashier, type TestPlayer } from '../../../testing/cashier.ts';
import { lateLegs } from '../../../testing/late-legs.ts';
import { newPaymentsOperator } from '../../../testing/refused-money.ts';
import type { OperatorId } from '../../../platform/ids/ids.ts';
import type { CashOutId } from '../cash-outs/cash-out.ts';
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
  await cashier.owner.run('update cash_out_rules set automatic = true');
});

const { failedLeg, legsOf, late, hear, hearAll, events, bookings, settled, owed, withGateway, sound } = lateLegs(
  () => ({
    cashier,
    player,
  }),
);
const word = (id: CashOutId, leg = 2) => ({ id, leg, operatorId, reason: 'sent at the bank' });
const pay = (id: CashOutId, desk = cashier.desk) => desk.payByHand({ ...word(id), reference: 'SEPA 4711' });
const alarms = async () => {
  await cashier.coins.moveCashOuts();
  return cashier.alarms.get('legs_paid_late') ?? 0;
};
const queued = async () =>
  (await cashier.desk.cashOuts('twice', { page: 0, size: 50 })).items.map(({ cashOut }) => cashOut.id);

describe('a failed leg that is paid late', () => {
  test('is found by querying without a notification, is paid from the hold, and can no longer be paid by an operator', async () => {
    const { id, redirectUrl } = await failedLeg();
    await late(redirectUrl, 'pay-out-late-unnotified');
    await hearAll();
    expect(await legsOf(id)).toMatchObject([
      { method: theGateway.code, state: 'paid', lateWay: 'held', lateOwed: 0n },
      { method: 'MANUAL', state: 'failed', replaces: 1 },
    ]);
    expect(await pay(id)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    await settled(id, 'paid');
    expect(await bookings(id)).toEqual(['settle:1']);
    expect(await events(id)).toEqual(['cash_out.requested', 'cash_out.approved', 'cash_out.paid']);
    expect(await player.balance()).toEqual({ cash: 2_987n, locked: 0n });
    const shown = (await player.call('GET', `profile/withdraw/${cashier.http.ids.encode('wdr', id)}`)).body;
    const { code: method, name: methodName } = theGateway;
    expect(shown['legs']).toEqual([
      { method, methodName, target: 'back to the deposit', currency: 'EUR', amount: '20.13', status: 'paid' },
    ]);
    await sound();
  });

  test('is queried at once on a notification, and booked once, however many there are', async () => {
    const { id, redirectUrl } = await failedLeg();
    // Not due for some minutes.
    await hear();
    expect((await legsOf(id))[0]?.state).toBe('failed');
    await late(redirectUrl, 'pay-out-late');
    await hear();
    expect((await legsOf(id))[0]).toMatchObject({ state: 'paid', lateWay: 'held' });
    await late(redirectUrl, 'pay-out-late');
    await hear();
    expect(await bookings(id)).toEqual(['settle:1']);
    const payoutRef = `${cashier.http.ids.encode('wdr', id)}_1`;
    expect(await cashier.notifyPayout('evt_again', payoutRef)).toBe(200);
    expect(await cashier.notifyPayout('evt_again', payoutRef)).toBe(200);
    expect(await cashier.notifyPayout('evt_other', payoutRef)).toBe(200);
    await hearAll();
    expect(await bookings(id)).toEqual(['settle:1']);
    await sound();
  });

  test('after an operator’s bank transfer is taken from the wallet as far as possible, and the rest is owed', async () => {
    const { id, redirectUrl } = await failedLeg('45.13');
    expect(await pay(id)).toEqual({ ok: true });
    await settled(id, 'paid');
    const before = await alarms();
    await late(redirectUrl, 'pay-out-late');
    await hear();
    expect((await legsOf(id))[0]).toMatchObject({ state: 'paid', lateWay: 'player', lateOwed: 4_026n });
    expect(await bookings(id)).toEqual(['late:1', 'settle:2']);
    expect(await player.balance()).toEqual({ cash: 0n, locked: 0n });
    expect(await owed()).toBe(4_026n);
    expect(await cashier.wallet.debtMovements(player.playerId)).toMatchObject([
      { cause: 'paid_twice', amount: 4_026n, paymentId: id },
    ]);
    expect((await events(id)).slice(-2)).toEqual(['cash_out.leg_paid_late', 'cash_out.paid_twice']);
    const shown = (await player.call('GET', `profile/withdraw/${cashier.http.ids.encode('wdr', id)}`)).body;
    expect(shown['legs']).toMatchObject([{ twice: { taken: '4.87', owed: '40.26' } }, { method: 'MANUAL' }]);
    expect(await alarms()).toBe(before + 1);
    expect(await queued()).toContain(id);
    expect((await cashier.desk.counts()).twice).toBe(before + 1);
    expect(await cashier.desk.settleLateLeg(word(id, 1))).toEqual({ ok: true });
    expect(await cashier.desk.settleLateLeg(word(id, 1))).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await alarms()).toBe(before);
    expect(await queued()).not.toContain(id);
    await sound();
  });

  test('after the money was returned to the wallet is taken from there again', async () => {
    const { id, redirectUrl } = await failedLeg();
    await cashier.owner.transaction(async (sql) => {
      await sql.run(`update cash_out_legs set state = 'failed' where cash_out_id = $1 and leg = 2`, [id]);
      await sql.run(`update cash_outs set state = 'failed' where id = $1`, [id]);
      await cashier.wallet.returnCashOut(sql, { paymentId: id, bonus: 'restore' });
    });
    expect(await player.balance()).toMatchObject({ cash: 5_000n });
    await late(redirectUrl, 'pay-out-late-unnotified');
    await hearAll();
    expect(await player.balance()).toMatchObject({ cash: 2_987n });
    expect(await owed()).toBe(0n);
    expect(await bookings(id)).toEqual(['late:1']);
    const [event] = await cashier.owner.rows<{ payload: object }>(
      `select payload from outbox where key = $1 and topic = 'cash_out.paid_twice'`,
      [id.toString()],
    );
    expect(event?.payload).toMatchObject({ had: 'wallet', amount: '20.13' });
    await sound();
  });

  test('of an erased player is the house’s loss, and no mail is sent', async () => {
    const { id, redirectUrl } = await failedLeg();
    expect(await pay(id)).toEqual({ ok: true });
    await settled(id, 'paid');
    await cashier.owner.run(
      `insert into erasures (player_id, asked_at, due_at, erased_at) values ($1, now(), now(), now())`,
      [player.playerId],
    );
    await late(redirectUrl, 'pay-out-late-unnotified');
    await hearAll();
    expect((await legsOf(id))[0]).toMatchObject({ state: 'paid', lateWay: 'house', lateOwed: 0n });
    expect(await owed()).toBe(0n);
    expect(await bookings(id)).toEqual(['late:1', 'settle:2']);
    expect((await events(id)).filter((topic) => topic.includes('late') || topic.includes('twice'))).toEqual([
      'cash_out.leg_paid_late',
    ]);
    expect(await queued()).toContain(id);
    await sound();
  });

  test('counts as returned through its deposit: no later withdrawal uses the same amount', async () => {
    const { redirectUrl } = await failedLeg('45.13');
    const legs = async () => {
      const quote = await cashier.coins.fiatQuote(player.playerId, { currency: 'EUR', amount: '20.00' });
      return quote.ok ? quote.legs.map(({ method, amount }) => [method, amount]) : quote;
    };
    expect(await legs()).toEqual([[theGateway.code, 2_000n]]);
    await late(redirectUrl, 'pay-out-late');
    await hear();
    expect(await legs()).toEqual([
      [theGateway.code, 487n],
      ['MANUAL', 1_513n],
    ]);
  });
});

describe('before the sum of a failed leg is sent by bank', () => {
  test.each(['takeLeg', 'payByHand'] as const)('%s queries its gateway: what it has paid is not sent', async (call) => {
    const { id, redirectUrl } = await failedLeg();
    await late(redirectUrl, 'pay-out-late-unnotified');
    const asked = { ...word(id), reference: 'SEPA 4711' };
    expect(await cashier.desk[call](asked)).toEqual({ ok: false, reason: 'paid_by_gateway' });
    expect(await cashier.desk[call](asked)).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await bookings(id)).toEqual(['settle:1']);
    await settled(id, 'paid');
    await sound();
  });

  test.each([
    ['cannot be reached', { ok: false, reason: 'unreachable' }, 'gateway_unreachable'],
    ['answers nonsense', { ok: false, reason: 'answer_invalid' }, 'gateway_unreachable'],
    ['is paying it now', { ok: true, status: 'pending' }, 'gateway_pending'],
  ] as const)('a gateway that %s keeps it from being sent', async (_what, answer, reason) => {
    const { id } = await failedLeg();
    const { desk } = withGateway({ query: async () => answer });
    expect(await pay(id, desk)).toEqual({ ok: false, reason });
    expect(await desk.takeLeg(word(id))).toEqual({ ok: false, reason });
    expect((await legsOf(id))[1]).toMatchObject({ state: 'waiting', takenBy: undefined });
  });

  test('a gateway that never accepted the order, or was removed, does not block it', async () => {
    const [one, other] = [await failedLeg(), await failedLeg()];
    const never = withGateway({ query: async () => ({ ok: false, reason: 'payout_unknown' }) });
    expect(await pay(one.id, never.desk)).toEqual({ ok: true });
    expect(await pay(other.id, cashier.withoutGateways().desk)).toEqual({ ok: true });
  });
});

describe('a payment by its gateway while an operator is sending it', () => {
  const taken = async () => {
    const failed = await failedLeg();
    expect(await cashier.desk.takeLeg(word(failed.id))).toEqual({ ok: true });
    expect(await cashier.desk.takeLeg(word(failed.id))).toEqual({ ok: false, reason: 'not_to_be_paid' });
    const before = await alarms();
    await late(failed.redirectUrl, 'pay-out-late');
    await hear();
    await hearAll();
    expect((await legsOf(failed.id))[0]).toMatchObject({ state: 'failed', lateWay: undefined });
    expect(await bookings(failed.id)).toEqual([]);
    expect((await events(failed.id)).slice(-1)).toEqual(['cash_out.leg_paid_late']);
    expect(await alarms()).toBe(before + 1);
    return { ...failed, before };
  };

  test('is recorded with an alarm; if the transfer was not sent, the card’s payment counts', async () => {
    const { id, before } = await taken();
    expect(await cashier.desk.putLegBack(word(id))).toEqual({ ok: true });
    expect(await cashier.desk.putLegBack(word(id))).toEqual({ ok: false, reason: 'not_to_be_paid' });
    expect(await bookings(id)).toEqual(['settle:1']);
    expect(await alarms()).toBe(before);
    await settled(id, 'paid');
    await sound();
  });

  test('becomes the player’s debt once the transfer is booked', async () => {
    const { id, before } = await taken();
    expect(await pay(id)).toEqual({ ok: true });
    expect(await bookings(id)).toEqual(['late:1', 'settle:2']);
    expect((await legsOf(id))[0]).toMatchObject({ state: 'paid', lateWay: 'player' });
    expect(await player.balance()).toMatchObject({ cash: 974n });
    expect(await alarms()).toBe(before + 1);
    await settled(id, 'paid');
    await sound();
  });

  test('is booked directly if it was put back before', async () => {
    const { id, redirectUrl } = await failedLeg();
    await cashier.desk.takeLeg(word(id));
    expect(await cashier.desk.putLegBack(word(id))).toEqual({ ok: true });
    await late(redirectUrl, 'pay-out-late');
    await hear();
    expect(await bookings(id)).toEqual(['settle:1']);
  });
});
