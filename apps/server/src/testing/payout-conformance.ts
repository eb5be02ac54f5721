/** Refunds and withdrawals by a gateway: part of the conformance suite. */
import { expect, test } from 'vitest';
import type { DepositorTarget } from '../modules/payments/ports.ts';
import type { ConformanceSubject, On } from './gateway-stage.ts';
import { listen } from './http-listener.ts';

/** A paid payment, and the payouts to return money through it. */
const paidOn = async (on: On) => {
  const { reference } = await on().afterOutcome('approve');
  const { payouts } = on().gateway;
  if (payouts === undefined) throw new Error('No payouts');
  return { payouts, reference };
};

const toldAt = (on: On) => ({ notificationUrl: on().notificationUrl });

const describePayouts = (on: On, target: DepositorTarget): void => {
  const paid = () => paidOn(on);
  const cents = (subunits: bigint) => on().amountOf(subunits);
  const told = () => toldAt(on);
  let numbers = 0;
  const ref = () => `wdr_${target.replaceAll(/\W/g, '')}${(numbers += 1)}_1`;

  test('one order sent twice is one payout, and it is paid in time', async () => {
    const { payouts, reference } = await paid();
    const order = { ...told(), payoutRef: ref(), target, depositReference: reference, amount: cents(3_000n) };
    expect(await payouts.place(order)).toEqual(await payouts.place(order));
    await expect.poll(() => payouts.query(order.payoutRef), { timeout: 5_000 }).toEqual({ ok: true, status: 'paid' });
  });

  test.runIf(target === 'back to the deposit')('never more than the payment brought goes back', async () => {
    const { payouts, reference } = await paid();
    const order = { ...told(), payoutRef: ref(), target, depositReference: reference, amount: cents(4_000n) };
    expect(await payouts.place(order)).toMatchObject({ ok: true });
    expect(await payouts.place({ ...order, payoutRef: ref(), amount: cents(1_001n) })).toEqual({
      ok: false,
      reason: 'refused',
    });
    expect(await payouts.place({ ...order, payoutRef: ref(), amount: cents(1_000n) })).toMatchObject({ ok: true });
  });

  test('one reference never stands for two sums', async () => {
    const { payouts, reference } = await paid();
    const order = { ...told(), payoutRef: ref(), target, depositReference: reference, amount: cents(4_000n) };
    expect(await payouts.place(order)).toMatchObject({ ok: true });
    expect(await payouts.place({ ...order, amount: cents(1_000n) })).toEqual({ ok: false, reason: 'unknown' });
  });

  test('is sure about a payout that never was, and about a payment that was never paid', async () => {
    const { payouts } = await paid();
    expect(await payouts.query('wdr_nosuchpayout_1')).toEqual({ ok: false, reason: 'payout_unknown' });
    const { reference } = await on().place();
    const order = { ...told(), payoutRef: ref(), target, depositReference: reference, amount: cents(100n) };
    expect(await payouts.place(order)).toEqual({ ok: false, reason: 'refused' });
  });

  test('what cannot be heard is unknown, never refused', async () => {
    const { reference } = await paid();
    const deaf = await listen((_request, response) => void response.writeHead(500).end());
    const order = { ...told(), payoutRef: ref(), target, depositReference: reference, amount: cents(100n) };
    const gateway = on().against(deaf.origin);
    expect(await gateway.payouts?.place(order)).toEqual({ ok: false, reason: 'unknown' });
    expect(await gateway.payouts?.query(order.payoutRef)).toEqual({ ok: false, reason: 'unreachable' });
    await deaf.close();
  });
};

/** Payouts to an account, and notifications of each kind. */
const describeOtherPayouts = (on: On, target: DepositorTarget, notifies: boolean): void => {
  test.runIf(notifies)('a payout that is paid is told, however often under the events it has', async () => {
    const { payouts, reference } = await paidOn(on);
    const payoutRef = `wdr_notified${target.replaceAll(/\W/g, '')}_1`;
    await payouts.place({
      ...{ ...toldAt(on), payoutRef, target, depositReference: reference },
      amount: on().amountOf(2_000n),
    });
    await expect.poll(() => on().notificationsOfPayout(payoutRef), { timeout: 5_000 }).toHaveLength(2);
    expect(
      new Set(
        on()
          .notificationsOfPayout(payoutRef)
          .map((event) => event.ok && event.eventId),
      ).size,
    ).toBe(on().payoutEvents);
    expect(await payouts.query(payoutRef)).toEqual({ ok: true, status: 'paid' });
  });

  test.runIf(target === 'e-wallet')('more than the payment brought goes to the account that paid', async () => {
    const { payouts, reference } = await paidOn(on);
    const order = {
      ...toldAt(on),
      payoutRef: 'wdr_much_1',
      target,
      depositReference: reference,
      amount: on().amountOf(90_000n),
    };
    expect(await payouts.place(order)).toMatchObject({ ok: true });
  });
};

/** A failed payout may be paid later: then queries say so, and the notification names our order. */
const describeLatePayouts = (on: On, target: DepositorTarget, cents: bigint): void => {
  test.each([
    ['pay-out-late', 2],
    ['pay-out-late-unnotified', 0],
  ])('a payout that failed says paid after %s, and is told %i times, if any are', async (outcome, copies) => {
    const { reference, checkout: shown } = await on().afterOutcome('approve');
    const { payouts } = on().gateway;
    const payoutRef = `wdr_late${target.replaceAll(/\W/g, '')}${copies}_1`;
    await payouts?.place({
      ...toldAt(on),
      payoutRef,
      target,
      depositReference: reference,
      amount: on().amountOf(cents),
    });
    await expect.poll(() => payouts?.query(payoutRef), { timeout: 5_000 }).toEqual({ ok: true, status: 'failed' });
    await on().party.act(shown, outcome);
    expect(await payouts?.query(payoutRef)).toEqual({ ok: true, status: 'paid' });
    const read = on().notificationsOfPayout(payoutRef);
    const told = on().isSilentOnPayouts ? 0 : copies;
    expect(read).toHaveLength(told);
    expect(new Set(read.map((event) => event.ok && event.eventId)).size).toBe(Math.min(told, on().payoutEvents));
  });
};

/** Gateways that send no money back have nothing to test. */
export const describeAllPayouts = (
  on: On,
  {
    gateway,
    notifiesPayouts,
    refusedPayout,
  }: Pick<ConformanceSubject, 'gateway' | 'notifiesPayouts' | 'refusedPayout'>,
): void => {
  const { payoutTargets, refundTarget } = gateway;
  for (const target of new Set([...payoutTargets, ...(refundTarget === undefined ? [] : [refundTarget])])) {
    if (target === 'bank') continue;
    describePayouts(on, target);
    describeOtherPayouts(on, target, notifiesPayouts === true);
    if (refusedPayout !== undefined) describeLatePayouts(on, target, refusedPayout);
  }
};
