/** What a payment may come to, and what is said about it: through the product, with real signatures. */
import { expect } from 'vitest';
import type { Column } from './columns.ts';
import { asked, type Place } from './gateway-house.ts';

export type Case = (place: Place) => Promise<void>;

/** Started, and brought to an outcome at the gateway. */
const after = async (place: Place, outcome: string) => {
  const started = await place.start();
  await place.act(started.shown, outcome);
  return started;
};

export const credited = async (place: Place) => {
  const started = await after(place, 'approve');
  await place.hear(started.id);
  await expectBooks(place, started.id, 'credited', asked);
  return started;
};

export const expectBooks = async (place: Place, id: string, state: string, sum: bigint): Promise<void> =>
  expect({ state: await place.stateOf(id), sum: await place.bookedFor(id) }).toEqual({ state, sum });

/** The names that a later dispute may have on its page. */
const partly = /^(partial-refund|refund-part\w*)$/;
const wonBack = /won|reversal/;
export const pressFor = (column: Column, presses: readonly string[]): string | undefined =>
  presses.find((press) =>
    column === 'refund'
      ? press === 'refund'
      : column === 'charge-back'
        ? press === 'chargeback'
        : column === 'partial refund'
          ? partly.test(press)
          : column === 'won back' && wonBack.test(press),
  );

const comesTo =
  (outcome: string, state: string): Case =>
  async (place) => {
    const { id } = await after(place, outcome);
    await place.hear(id);
    await expectBooks(place, id, place.data.says?.[outcome] ?? state, 0n);
  };

const takenBack =
  (press: string, state: string): Case =>
  async (place) => {
    const { id, shown } = await credited(place);
    await place.act(shown, press);
    await place.hear(id);
    await expectBooks(place, id, state, 0n);
  };

const minutes = (count: number): Date => new Date(Date.now() + count * 60_000);

export const depositCases: Readonly<Partial<Record<Column, Case>>> = {
  decline: comesTo('decline', 'failed'),
  expiry: comesTo('expire', 'expired'),
  'wrong amount': async (place) => {
    const { id } = await after(place, 'wrong-amount');
    await place.hear(id);
    await expectBooks(place, id, 'review', 0n);
  },
  'duplicate, same id': async (place) => {
    const { id } = await credited(place);
    const [notice] = place.noticesOf(id);
    if (notice === undefined) throw new Error('Not told');
    expect(await Promise.all([place.deliver(notice), place.deliver(notice)])).toEqual([200, 200]);
    await place.cashier.confirm(id);
    expect(await place.eventsOf(id)).toBe(1);
    await expectBooks(place, id, 'credited', asked);
  },
  'duplicate, new id': async (place) => {
    const { id } = await after(place, 'approve-twice');
    expect(place.noticesOf(id)).toHaveLength(3);
    for (const notice of place.noticesOf(id)) {
      expect(await place.deliver(notice)).toBe(200);
      await place.cashier.confirm(id);
    }
    // Without ids of its own, what says the same is the same.
    expect(await place.eventsOf(id)).toBe(place.data.isUnsigned || place.data.isTimeless ? 1 : 2);
    await expectBooks(place, id, 'credited', asked);
  },
  late: async (place) => {
    const { id } = await after(place, 'approve-late');
    await place.hear(id);
    // It may have been paid before it was asked.
    expect(['credited', place.data.says?.['expire'] ?? 'expired']).toContain(await place.stateOf(id));
    await expect
      .poll(async () => (await place.cashier.confirm(id), place.stateOf(id)), { interval: 50 })
      .toBe('credited');
    await expectBooks(place, id, 'credited', asked);
  },
  'out of order': async (place) => {
    const { id, shown } = await after(place, 'approve-twice');
    const first = place.noticesOf(id);
    await place.cashier.confirm(id);
    if (pressFor('refund', place.known) !== undefined) await place.act(shown, 'refund');
    for (const notice of [...place.noticesOf(id).slice(first.length), ...first.toReversed()]) {
      expect(await place.deliver(notice)).toBe(200);
      await place.cashier.confirm(id);
    }
    const isBack = place.noticesOf(id).length > first.length;
    await expectBooks(place, id, isBack ? 'refunded' : 'credited', isBack ? 0n : asked);
  },
  'bad signature': async (place) => {
    const before = place.inbox.length;
    const { id } = await after(place, 'bad-signature');
    const forged = place.inbox.slice(before).filter(({ path }) => path.includes(`/${place.gateway.path}/`));
    expect(forged.length).toBeGreaterThan(0);
    for (const notice of forged) if (!place.read(notice).ok) expect(await place.deliver(notice)).toBe(401);
    expect(place.noticesOf(id)).toEqual([]);
    await place.cashier.confirm(id);
    await expectBooks(place, id, 'pending', 0n);
  },
  'stale time': async (place) => {
    const { id } = await after(place, 'approve');
    const [notice] = place.noticesOf(id);
    if (notice === undefined) throw new Error('Not told');
    expect([4, 6, -6].map((count) => place.read(notice, minutes(count)))).toMatchObject([
      { ok: true },
      { ok: false, reason: 'stale' },
      { ok: false, reason: 'stale' },
    ]);
  },
  'replayed nonce': async (place) => {
    const { id, shown } = await credited(place);
    const old = place.noticesOf(id);
    const press = ['refund', 'charge-back'].map((column) => pressFor(column as Column, place.known)).find(Boolean);
    if (press !== undefined) {
      await place.act(shown, press);
      await place.hear(id);
    }
    const before = { state: await place.stateOf(id), sum: await place.bookedFor(id) };
    for (const notice of old) expect(await place.deliver(notice)).toBe(200);
    await place.cashier.confirm(id);
    expect({ state: await place.stateOf(id), sum: await place.bookedFor(id) }).toEqual(before);
  },
  refund: takenBack('refund', 'refunded'),
  'charge-back': takenBack('chargeback', 'charged_back'),
  'partial refund': async (place) => {
    const { id, shown } = await credited(place);
    await place.act(shown, pressFor('partial refund', place.known) ?? '');
    await place.hear(id);
    const left = await place.bookedFor(id);
    expect(left > 0n && left < asked).toBe(true);
  },
  'won back': async (place) => {
    const { id, shown } = await credited(place);
    await place.act(shown, 'chargeback');
    await place.hear(id);
    expect(await place.bookedFor(id)).toBe(0n);
    await place.act(shown, pressFor('won back', place.known) ?? '');
    await place.hear(id);
    expect(await place.bookedFor(id)).toBe(asked);
  },
};
