/** A gateway that is away, slow or lying: at the order, at the query, and at its notification. */
import { expect } from 'vitest';
import type { Column } from './columns.ts';
import { expectBooks, type Case } from './deposit-cases.ts';
import type { Fault, Lie } from './faulty-line.ts';
import { asked, type Place } from './gateway-house.ts';

/** Another amount, in units or in subunits, as a text or a number. */
const otherAmount: Lie = { from: /\b50(?=\.00\b|00\b|,|})/g, to: '5' };
const otherCurrency: Lie = { from: /\b(EUR|CAD)\b/g, to: 'USD' };

/** As the worker asks by itself; another run may be asking already. */
const asking = (place: Place, id: string, ends: readonly string[]): Promise<void> =>
  expect
    .poll(async () => (await place.cashier.askAbout(id), ends.includes(await place.stateOf(id))), { interval: 50 })
    .toBe(true);

/** The order while the gateway fails, and what becomes of it once it is honest. */
const atCreate =
  (fault: Fault, ends: readonly string[]): Case =>
  async (place) => {
    const { status, body } = await place.line.during(fault, place.order);
    // The player may be told to wait or to try again, never that it is paid.
    expect([201, 202, 502, 503, 504]).toContain(status);
    const { id } = await place.cashier.owner.one<{ id: bigint }>(
      'select id from deposits where player_id = $1 order by id desc limit 1',
      [place.player.playerId],
    );
    const named = place.cashier.http.ids.encode('dep', id as never);
    if (body['id'] !== undefined) expect(body['id']).toBe(named);
    await expectBooks(place, named, 'created', 0n).catch(() => expectBooks(place, named, 'pending', 0n));
    await asking(place, named, ends);
    expect(await place.bookedFor(named)).toBe(0n);
  };

/** Paid and told; the query fails, and the next one does not. */
const atQuery =
  (fault: Fault, during: (place: Place, id: string) => Promise<void>): Case =>
  async (place) => {
    const { id, shown } = await place.start();
    await place.act(shown, 'approve');
    await place.line.during(fault, async () => {
      for (const notice of place.noticesOf(id)) expect(await place.deliver(notice)).toBe(200);
      await during(place, id);
    });
  };

const failsThenPays: (place: Place, id: string) => Promise<void> = async (place, id) => {
  await expect(place.cashier.confirm(id)).rejects.toThrow('No answer');
  await expectBooks(place, id, 'pending', 0n);
};

const thenCredited =
  (fault: Fault): Case =>
  async (place) => {
    let paid = '';
    await atQuery(fault, async (at, id) => {
      paid = id;
      await failsThenPays(at, id);
    })(place);
    await place.cashier.confirm(paid);
    await place.cashier.confirm(paid);
    await expectBooks(place, paid, 'credited', asked);
  };

/** Whatever it lies, nothing is credited on it. */
const believesNot = (lie: Lie): Case =>
  atQuery(lie, async (place, id) => {
    await place.cashier.confirm(id).catch(() => undefined);
    expect(await place.bookedFor(id)).toBe(0n);
    expect(['pending', 'review']).toContain(await place.stateOf(id));
  });

const unnotified = async (place: Place) => {
  const { id, shown } = await place.start();
  await place.act(shown, 'approve');
  await expectBooks(place, id, 'pending', 0n);
  await asking(place, id, ['credited']);
  await expectBooks(place, id, 'credited', asked);
  return id;
};

export const faultCases: Readonly<Partial<Record<Column, Case>>> = {
  'wrong currency': believesNot(otherCurrency),
  'down at create': atCreate('down', ['failed']),
  'slow at create': atCreate('slow', ['failed']),
  'lying at create': atCreate(otherAmount, ['created', 'pending']),
  'down at query': thenCredited('down'),
  'slow at query': thenCredited('slow'),
  'lying at query': believesNot(otherAmount),
  'down at notification': async (place) => void (await unnotified(place)),
  'slow at notification': async (place) => {
    const id = await unnotified(place);
    await place.hear(id);
    await expectBooks(place, id, 'credited', asked);
  },
  'lying at notification': async (place) => {
    const [mine, other] = [await place.start(), await place.start()];
    await place.act(mine.shown, 'approve');
    const [notice] = place.noticesOf(mine.id);
    if (notice === undefined) throw new Error('Not told');
    const about = notice.rawBody.toString('utf8').replaceAll(mine.id, other.id);
    const query = Object.fromEntries(
      Object.entries(notice.query).map(([name, value]) => [name, value.replaceAll(mine.id, other.id)]),
    );
    const lie = { ...notice, rawBody: Buffer.from(about), query };
    // Where one secret address vouches for all payments, it is heard, and the query decides.
    expect(place.data.isUnsigned ? [200, 401] : [400, 401]).toContain(await place.deliver(lie));
    // Some know of nothing before the player has arrived there.
    await place.cashier.confirm(other.id).catch(() => undefined);
    await expectBooks(place, other.id, 'pending', 0n);
  },
};
