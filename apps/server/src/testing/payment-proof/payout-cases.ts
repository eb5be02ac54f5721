/** What may become of a payout, at the gateway’s adapter; what the product makes of it is proven with one of them. */
import { money } from '@carmine/money';
import { expect } from 'vitest';
import type { DepositorTarget, PayoutOrder, Payouts } from '../../modules/payments/ports.ts';
import type { Column } from './columns.ts';
import { credited, type Case } from './deposit-cases.ts';
import type { Place } from './gateway-house.ts';

/** Where it pays to; undefined if it sends nothing back, or only by an operator. */
export const targetOf = ({ gateway: { payoutTargets, refundTarget } }: Place): DepositorTarget | undefined =>
  payoutTargets.find((target) => target !== 'bank') ?? refundTarget;

let numbers = 0;

const orderAt = async (place: Place, subunits: bigint) => {
  const { id, shown } = await credited(place);
  const target = targetOf(place);
  const { payouts } = place.gateway;
  const row = await place.cashier.owner.one<{ reference: string }>(
    'select provider_reference as reference from deposits where id = $1',
    [place.cashier.numberOf(id)],
  );
  if (target === undefined || payouts === undefined) throw new Error('It pays nothing out');
  const order: PayoutOrder = {
    ...{ target, payoutRef: `wdr_proof${place.gateway.path.replaceAll('-', '')}${(numbers += 1)}_1` },
    ...{ depositReference: row.reference, amount: money(place.currency, subunits) },
    notificationUrl: `${place.cashier.deps.publicUrl}/payments/v1/${place.gateway.path}/notifications`,
  };
  return { shown, payouts, order };
};

const ends = (payouts: Payouts, ref: string, status: string): Promise<void> =>
  expect.poll(() => payouts.query(ref), { interval: 50, timeout: 5_000 }).toEqual({ ok: true, status });

const refused = async (place: Place) => {
  const { payouts, order, shown } = await orderAt(place, place.data.refusedPayout ?? 1_013n);
  await payouts.place(order);
  await ends(payouts, order.payoutRef, 'failed');
  return { payouts, order, shown };
};

export const payoutCases: Readonly<Partial<Record<Column, Case>>> = {
  'payout refused': async (place) => void (await refused(place)),
  'payout unknown': async (place) => {
    const { payouts, order } = await orderAt(place, 1_000n);
    const lost = await place.line.during('down', () => payouts.place(order));
    expect(lost).toEqual({ ok: false, reason: 'unknown' });
    expect(await place.line.during('down', () => payouts.query(order.payoutRef))).toEqual({
      ok: false,
      reason: 'unreachable',
    });
    expect(await payouts.query(order.payoutRef)).toEqual({ ok: false, reason: 'payout_unknown' });
    expect(await payouts.place(order)).toEqual(await payouts.place(order));
    await ends(payouts, order.payoutRef, 'paid');
  },
  'payout late': async (place) => {
    const { payouts, order, shown } = await refused(place);
    await place.act(shown, 'pay-out-late');
    expect(await payouts.query(order.payoutRef)).toEqual({ ok: true, status: 'paid' });
  },
};
