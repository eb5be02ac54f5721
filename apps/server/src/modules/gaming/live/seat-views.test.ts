/** What only one seat may see of a table reaches the player of that seat, for as long as that player sits there, and nobody else. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSeatWorld, type Guest, type SeatWorld } from '../testing/seat-world.ts';
import type { Held } from './live-store.ts';

let world: SeatWorld;
let held: Held;
let round: bigint;
let guests: [Guest, Guest];
beforeAll(async () => {
  world = await createSeatWorld();
});
afterAll(() => world.close());
afterEach(() => world.clear());
/** Two at the table, each with a card. */
beforeEach(async () => {
  guests = [await world.guest(), await world.guest()];
  for (const [n, guest] of guests.entries()) await world.sit(guest, { seat: n + 1 });
  held = await world.hold();
  round = await world.openRound(held);
  await world.deal(held, round, [1, 2]);
  await world.say(held, round, { street: 'deal' }, { 1: { cards: 'SPADE' }, 2: { cards: 'HEART' } });
});

const secrets = ['SPADE', 'HEART'];
/** Which of the cards are in an answer, wherever. */
const seenIn = (answer: unknown): string[] => secrets.filter((card) => JSON.stringify(answer).includes(card));

/** Both answers of a table, as whoever has this token, or none, gets them. */
const answersFor = async (headers: Record<string, string>) => {
  const read = (path: string) => world.call({ method: 'GET', url: `/play/v1/tables/felt${path}`, headers });
  const [snapshot, events] = await Promise.all([read(''), read('/events?after=0')]);
  expect([snapshot.status, events.status]).toEqual([200, 200]);
  return { snapshot: snapshot.body, events: events.body as { kind: string; own?: unknown; data: unknown }[] };
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe('what a seat alone sees', () => {
  it('is in its player’s own events and snapshot, and in no other seat’s', async () => {
    for (const [n, guest] of guests.entries()) {
      const own = { cards: secrets[n] };
      const { snapshot, events } = await answersFor(bearer(guest.token));
      expect(events.at(-1)).toMatchObject({ kind: 'hand', own, data: { street: 'deal' } });
      expect(snapshot.seats).toEqual({
        ...{ count: 6, currency: 'EUR' },
        taken: [1, 2].map((seat) => ({ seat, subunits: '2000' })),
        own: { seat: n + 1, seen: [{ seq: snapshot.seq, own }] },
      });
      expect(seenIn([snapshot, events])).toEqual([secrets[n]]);
    }
  });

  it('is for nobody who only looks: without a token, with play money, from the site, at another table, after the launch', async () => {
    const [sitting] = guests;
    const watching = await world.guest();
    const elsewhere = await world.guest();
    await world.sit(elsewhere, { table: 'oak', seat: 1 });
    const demo = await world.launch(undefined, 'fortune-wheel-50');
    const cookie = await world.player(10_000n);
    const lookers = [
      {},
      bearer(demo),
      bearer(watching.token),
      bearer(elsewhere.token),
      bearer('made-up-token-of-nobody'),
      { cookie: `session=${cookie.cookie}` },
    ];
    for (const headers of lookers) {
      const { snapshot, events } = await answersFor(headers);
      expect(events.at(-1)).toMatchObject({ kind: 'hand', data: { street: 'deal' } });
      expect(snapshot.seats.taken).toHaveLength(2);
      expect(seenIn([snapshot, events])).toEqual([]);
    }
    expect(seenIn(await answersFor(bearer(sitting.token)))).toEqual(['SPADE']);
    await world.database.db.run('update play_sessions set ended_at = now() where id = $1', [sitting.playSessionId]);
    expect(seenIn(await answersFor(bearer(sitting.token)))).toEqual([]);
  });

  it('is not for whoever takes the seat later, nor for the same player in another seat, and ends with leaving', async () => {
    const [first, second] = guests;
    await world.endVoid(held, round);
    await world.leave(first, 'out');
    expect(seenIn(await answersFor(bearer(first.token)))).toEqual([]);
    const next = await world.guest();
    expect(await world.sit(next, { seat: 1 })).toMatchObject({ repeated: false });
    expect(seenIn(await answersFor(bearer(next.token)))).toEqual([]);
    await world.leave(second, 'out');
    expect(await world.sit(first, { seat: 2 })).toMatchObject({ repeated: false });
    expect(seenIn(await answersFor(bearer(first.token)))).toEqual([]);
  });

  it('is never pushed on /live, which tells everybody that something was said', async () => {
    const { db } = world.database;
    await db.run(`update live_tables set lease_until = '-infinity' where id = 'felt'`);
    const runner = world.gaming.liveTables.run({ leaseMs: 60_000 });
    try {
      const fence = async () =>
        (await db.one<{ fence: bigint }>(`select fence from live_tables where id = 'felt'`)).fence;
      await expect.poll(fence).toBeGreaterThan(held.fence);
      const taken = { tableId: 'felt', fence: await fence() };
      // Whoever holds the table goes on with the hand, and shows what is said in it.
      expect(await world.say(taken, round, { street: 'river' }, { 1: { cards: 'SPADE' } })).toBe(true);
      await expect.poll(() => JSON.stringify(world.pushed)).toContain('river');
    } finally {
      await runner.stop();
    }
    expect(seenIn(world.pushed)).toEqual([]);
  });

  it('is only said to seats of the hand', async () => {
    for (const own of [{ 3: { cards: 'CLUB' } }, { all: { cards: 'CLUB' } }, { 1: 'CLUB' }])
      await expect(world.say(held, round, {}, own)).rejects.toThrow('only a seat of the hand');
    await world.endVoid(held, round);
    expect(await world.say(held, round, {}, { 1: { cards: 'CLUB' } })).toBe(false);
  });
});

describe('the servers’ role', () => {
  it('cannot read what seats alone see but through the functions that ask for whom', async () => {
    const { app } = world.database;
    for (const columns of ['private', '*', 'e', 'seq, private -> $$1$$', 'to_jsonb(e)'])
      await expect(app.rows(`select ${columns} from live_events e`)).rejects.toThrow('permission denied');
    for (const call of [`say_live_event('felt', 1, 'hand', '{}', '{"1": {}}')`, `live_seats_shown('felt')`])
      await expect(app.rows(`select ${call}`)).rejects.toThrow('permission denied');
    await expect(app.run(`update live_events set private = null`)).rejects.toThrow('permission denied');
    const rows = await app.rows(`select table_id, seq, live_round_id, kind, data, at from live_events`);
    expect(rows.length).toBeGreaterThan(0);
    const { readable } = await app.one<{ readable: string[] }>(
      `select array_agg(column_name::text order by column_name) as readable from information_schema.columns
       where table_name = 'live_events' and has_column_privilege('carmine_app', 'live_events', column_name, 'select')`,
    );
    expect(readable).toEqual(['at', 'data', 'kind', 'live_round_id', 'seq', 'table_id']);
    const events = (player: bigint | null) =>
      app.rows('select * from live_events_seen($1, 0, 100, $2)', ['felt', player]);
    expect(
      seenIn(
        JSON.parse(JSON.stringify(await events(guests[1].playerId), (_k, v) => (typeof v === 'bigint' ? `${v}` : v))),
      ),
    ).toEqual(['HEART']);
  });
});
