/** A process whose clock is off, the web's or the worker's, changes nothing at a table: what is taken, paid and counted down is the database's time. */
import type { LiveTableAnswer } from '@carmine/contract/games/live-tables';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { setClockOff } from '../../../testing/off-clock.ts';
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts';
import { createLiveWorld, tableId, winOf, type LiveWorld } from '../testing/live-world.ts';
import * as flights from './flight-store.ts';
import * as store from './live-store.ts';

let world: LiveWorld;
let comet: FlightWorld;
beforeAll(async () => {
  [world, comet] = await Promise.all([createLiveWorld(), createFlightWorld()]);
});
afterAll(() => Promise.all([world.close(), comet.close()]));
afterEach(() => {
  vi.unstubAllGlobals();
});

/** By the database's clock: in three seconds, or just now. */
const close = (isOver: boolean) =>
  world.database.db.run(
    `with given as (select id, case when $1 then opened_at + interval '1 microsecond' else clock_timestamp() + interval '3 seconds' end as at
       from live_rounds where phase = 'betting')
     update live_rounds r set closes_at = g.at, due_at = g.at from given g where r.id = g.id`,
    [isOver],
  );

const told = async (path: string): Promise<number> => {
  const { body } = await world.get(path);
  return Date.parse(((Array.isArray(body) ? body[0] : body) as LiveTableAnswer).now);
};

describe.each([-5_000, 5_000, 3_600_000])('%i ms off', (off) => {
  it('a bet is taken and taken back until betting closes, refused after, and paid as the link says', async () => {
    const held = await world.nextRound();
    const seat = await world.seat();
    setClockOff(off);
    await close(false);
    const [kept, other] = [await world.place(seat), await world.place(seat)];
    expect([kept.status, other.status]).toEqual([201, 201]);
    expect(await world.undo(seat, other.body.id, `undo ${off}`)).toMatchObject({ status: 200 });
    await close(true);
    expect(await world.place(seat)).toMatchObject({ status: 409, code: 'round_closed' });
    expect(await world.undo(seat, kept.body.id, `late ${off}`)).toMatchObject({ status: 409, code: 'round_closed' });
    const round = await world.until(held, 'settled');
    expect(await world.cash(seat)).toBe(9_600n + winOf(round));
  });

  it.each([`/play/v1/tables/${tableId}`, '/game-service/api/v1/tables'])(
    'what %s says the time is, is the database’s: a countdown is right',
    async (path) => {
      await world.nextRound();
      setClockOff(off);
      // The lobby's list may have been read up to a second ago.
      for (let asked = 0; asked < 2; asked += 1) {
        const before = (await store.databaseTime(world.database.db)).getTime();
        const now = await told(path);
        const after = (await store.databaseTime(world.database.db)).getTime();
        expect(now).toBeGreaterThanOrEqual(before - 20);
        expect(now).toBeLessThanOrEqual(after + 20);
      }
    },
  );

  it('a flight is left at the multiplier that it has by the database’s clock', async () => {
    await comet.open(2_000, 40_000);
    const seat = await comet.seat();
    setClockOff(off);
    const id = await comet.on(seat, {});
    await comet.fly(231);
    const [{ id: round }] = (await store.lastRounds(comet.database.db, 'comet', 1)) as [store.LiveRound];
    const now = async () => (await flights.flightNow(comet.database.app, round)) ?? 0;
    const before = await now();
    const left = await comet.cashOut(seat, id, `out ${off}`);
    const after = await now();
    expect(left.status).toBe(200);
    const at = Math.round(Number(left.body.cashedOutAt) * 100);
    expect([before <= at, at <= after]).toEqual([true, true]);
    expect(await comet.cash(seat)).toBe(9_000n + BigInt(at) * 10n);
    await comet.end();
    expect(await comet.cash(seat)).toBe(9_000n + BigInt(at) * 10n);
  });
});
