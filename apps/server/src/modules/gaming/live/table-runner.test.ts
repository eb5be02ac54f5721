/** Whoever runs a table, and whenever he dies: its round ends by the published rules, and two never run one. */
import { tableEvent } from '@carmine/contract/live';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, tableId, winOf, type LiveWorld, type Seat } from '../testing/live-world.ts';
import * as store from './live-store.ts';
import type { Held } from './live-store.ts';
import { stepTable } from './run-table.ts';
import { startTables } from './table-runner.ts';

let world: LiveWorld;
let held: Held;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const bet = (seat: Seat, stake?: string, params?: object, key?: string) => world.place(seat, stake, params, key);
const betting = async (): Promise<void> => {
  held = await world.nextRound();
};

describe('a worker that dies', () => {
  it.each(['betting', 'closed', 'running'] as const)(
    'in %s leaves a round that another one ends by the rules, and writes nothing more itself',
    async (phase) => {
      await betting();
      const seat = await world.seat();
      expect((await bet(seat)).status).toBe(201);
      const dead = held;
      const { id } = await world.until(dead, phase);
      held = await world.take();
      const { app } = world.database;
      const writes = [
        store.holdTable(app, dead, 60_000),
        store.closeRound(app, dead, id, 0),
        store.shareBets(app, dead, id),
        store.openLink(app, dead, id).then((link) => link !== undefined),
        store.revealRound(app, dead, id, { link: 'ab'.repeat(32), result: {}, runningMs: 0 }),
        store.endRound(app, dead, id, 0),
        store.beginRound(app, dead, { mathVersion: 'x', bettingMs: 1 }),
      ];
      expect(await Promise.all(writes)).toEqual(writes.map(() => false));
      const round = await world.until(held, 'settled');
      expect(round.id).toBe(id);
      expect(await world.cash(seat)).toBe(9_600n + winOf(round));
    },
  );

  it('between two batches of payments pays nobody twice and leaves nobody out', async () => {
    await betting();
    const seats = await Promise.all(Array.from({ length: 4 }, () => world.seat()));
    // Two bets each: the second is of another batch.
    for (const seat of [...seats, ...seats]) await bet(seat);
    const { id } = await world.until(held, 'running');
    const [early, late] = [held, await world.take()];
    await Promise.all(
      [stepTable(world.deps, early), stepTable(world.deps, late), stepTable(world.deps, late)].map((step) =>
        step.catch(() => 0),
      ),
    );
    held = late;
    const round = await world.until(held, 'settled');
    expect(round.id).toBe(id);
    for (const seat of seats) expect(await world.cash(seat)).toBe(10_000n + 2n * (winOf(round) - 400n));
  });

  it('loses its table to another within three seconds; two that live never run one', async () => {
    const times: number[] = [];
    // A busy machine only makes it longer: one of a few deaths has to show it.
    do times.push(await death(`${times.length}`));
    while (times.length < 5 && Math.min(...times) >= 3_000);
    expect(Math.min(...times)).toBeLessThan(3_000);
  });
});

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const holder = () =>
  world.database.db.one<{ holder: string; fence: bigint }>('select holder, fence from live_tables where id = $1', [
    tableId,
  ]);
const isHeldBy = (name: string) => expect.poll(async () => (await holder()).holder, { interval: 20 }).toBe(name);

/** A worker dies beside one that lives: until that one has the table, in milliseconds. */
const death = async (name: string): Promise<number> => {
  await world.database.db.run(`update live_tables set lease_until = '-infinity'`);
  let isDead = false;
  const failing: typeof world.deps.db = new Proxy(world.database.app, {
    get: (target, property) =>
      isDead && property !== 'close'
        ? async () => Promise.reject(new Error('killed'))
        : (Reflect.get(target, property) as unknown),
  });
  const first = startTables({ ...world.deps, db: failing, holder: `first ${name}`, log: quiet, show: () => undefined });
  await isHeldBy(`first ${name}`);
  world.pushed.length = 0;
  const second = world.gaming.liveTables.run({ holder: `second ${name}` });
  const before = await holder();
  isDead = true;
  const died = Date.now();
  await isHeldBy(`second ${name}`);
  const stoodMs = Date.now() - died;
  expect((await holder()).fence).toBe(before.fence + (before.holder === `first ${name}` ? 1n : 0n));
  await world.makeDue();
  const shown = () => world.pushed.filter(({ topic }) => topic === 'tables').map(({ data }) => tableEvent.parse(data));
  await expect.poll(() => shown().length, { interval: 20 }).toBeGreaterThan(0);
  expect(shown()[0]).toMatchObject({ table: tableId, seq: expect.any(Number) });
  await Promise.all([first.stop(), second.stop()]);
  return stoodMs;
};
