/** A hand moves money between its seats and the house's rake, once, by whoever holds the table, and never more than a seat has. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { auditLedger } from '../../wallet/audit/check-store.ts';
import { createSeatWorld, type Guest, type HandEnd, type SeatWorld } from '../testing/seat-world.ts';

let world: SeatWorld;
beforeAll(async () => {
  world = await createSeatWorld();
});
afterAll(() => world.close());
afterEach(() => world.clear());

const there = async (guest: Guest) => (await world.money(guest))[1];
const rake = async (): Promise<bigint> =>
  (
    await world.database.db.maybe<{ balance: bigint }>(
      `select balance::bigint as balance from derived_balances where kind = 'rake' and currency = 'EUR'`,
    )
  )?.balance ?? 0n;
/** So many at the table, each with 20 euros, and a hand dealt to all of them. */
const dealt = async (count = 3) => {
  const guests: Guest[] = [];
  for (let seat = 1; seat <= count; seat += 1) {
    const guest = await world.guest();
    await world.sit(guest, { seat });
    guests.push(guest);
  }
  const held = await world.hold();
  const round = await world.openRound(held);
  const seats = guests.map((_guest, n) => n + 1);
  expect(await world.deal(held, round, seats)).toEqual(seats);
  return { guests: guests as [Guest, Guest, Guest], held, round };
};

const hand: HandEnd = { seats: [3, 1, 2], staked: [500n, 2_000n, 500n], won: [0n, 0n, 2_850n], rake: 150n };

describe('a hand', () => {
  it('takes and pays the difference of every seat and the rake at once, and counts what was staked and lost', async () => {
    const { guests, held, round } = await dealt();
    const before = await rake();
    expect(await world.end(held, round, hand)).toBe(true);
    expect(await Promise.all(guests.map(there))).toEqual([0n, 4_350n, 1_500n]);
    expect((await rake()) - before).toBe(150n);
    expect(await Promise.all(guests.map(world.counted))).toEqual([
      { stake: 2_000n, loss: 2_000n },
      { stake: 500n, loss: -2_350n },
      { stake: 500n, loss: 500n },
    ]);
    const [loser, winner] = guests;
    expect(await world.leave(winner, 'out')).toMatchObject({ returned: '4350' });
    expect(await world.money(winner)).toEqual([12_350n, 0n]);
    // Of 100.00 deposited, what a seat staked has been staked once.
    const left = async ({ playerId }: Guest) => (await world.wallet.withdrawable(playerId))[0];
    expect(await left(winner)).toMatchObject({ unstaked: 9_500n, withdrawable: 2_850n });
    expect(await world.leave(loser, 'out')).toMatchObject({ returned: '0' });
    expect(await left(loser)).toMatchObject({ unstaked: 8_000n, withdrawable: 0n });
    const { data } = await world.database.app.one<{ data: unknown }>(
      `select data from live_events where kind = 'seats' and live_round_id = $1`,
      [round],
    );
    const taken = ['0', '4350', '1500'].map((subunits, n) => ({ seat: n + 1, subunits }));
    expect(data).toEqual({ taken });
  });

  it('is settled once', async () => {
    const { guests, held, round } = await dealt();
    const ended = await Promise.all(Array.from({ length: 10 }, () => world.end(held, round, hand)));
    expect(ended.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all(guests.map(there))).toEqual([0n, 4_350n, 1_500n]);
  });

  it('is not settled by a worker that has lost the table, nor after its lease', async () => {
    const { guests, held: old, round } = await dealt();
    const held = await world.hold();
    expect(await world.end(old, round, hand)).toBe(false);
    expect(await world.deal(old, round, [1, 2])).toEqual([]);
    expect(await world.say(old, round, {})).toBe(false);
    const lease = (at: string) =>
      world.database.db.run(`update live_tables set lease_until = clock_timestamp() ${at} interval '1 minute'`);
    await lease('-');
    expect(await world.end(held, round, hand)).toBe(false);
    expect(await Promise.all(guests.map(there))).toEqual([2_000n, 2_000n, 2_000n]);
    await lease('+');
    expect(await world.end(held, round, hand)).toBe(true);
  });

  it.each<[string, Partial<HandEnd>]>([
    ['that does not come to nothing', { rake: 151n }],
    ['with a rake that the house pays', { won: [0n, 0n, 3_001n], rake: -1n }],
    ['in which a seat stakes more than it has', { staked: [500n, 2_001n, 500n], won: [0n, 0n, 2_851n] }],
    ['in which a seat stakes less than nothing', { staked: [-500n, 2_000n, 500n], won: [0n, 0n, 1_850n] }],
    ['in which a seat wins less than nothing', { won: [-1n, 0n, 2_851n] }],
    ['without one of its seats', { seats: [1, 2], staked: [2_000n, 1_000n], won: [0n, 2_850n] }],
    ['with one seat twice', { seats: [1, 2, 2] }],
    ['with a seat that was not dealt in', { seats: [1, 2, 4] }],
    ['with a seat that has no result', { staked: [500n, 2_000n], won: [0n, 2_350n] }],
  ])('%s is not booked', async (_what, wrong) => {
    const { guests, held, round } = await dealt();
    await expect(world.end(held, round, { ...hand, ...wrong })).rejects.toThrow();
    expect(await Promise.all(guests.map(there))).toEqual([2_000n, 2_000n, 2_000n]);
    expect(await world.end(held, round, hand)).toBe(true);
  });

  it('holds its seats’ money until it is over: none leaves and none is added', async () => {
    const { guests, held, round } = await dealt();
    const [one, two] = guests;
    expect(await world.leave(one, 'flee')).toEqual({ reason: 'in_hand' });
    expect(await world.topUp(two, 500n, 'more')).toEqual({ reason: 'in_hand' });
    // The round goes on while its hand does, and the next one waits for it.
    const { db, app } = world.database;
    await db.run(
      `update live_rounds set phase = 'running', link = repeat('a', 64), result = '{}', revealed_at = now(),
      due_at = now() where id = $1`,
      [round],
    );
    const endRound = () => app.one('select end_live_round($1, $2, $3, 0) as ended', [held.tableId, held.fence, round]);
    expect(await endRound()).toEqual({ ended: false });
    await world.end(held, round, hand);
    expect(await endRound()).toEqual({ ended: true });
    expect(await world.leave(one, 'flee')).toMatchObject({ returned: '0' });
    expect(await world.topUp(two, 500n, 'more')).toEqual({ repeated: false });
  });

  it('blocks the next round, also where its own was void', async () => {
    const { held } = await dealt();
    await expect(world.openRound(held)).rejects.toThrow('No round begins');
  });

  it('that nobody can play on ends with nothing moved', async () => {
    const { guests, held, round } = await dealt();
    expect(await world.endVoid(held, round)).toBe(true);
    expect(await Promise.all(guests.map(there))).toEqual([2_000n, 2_000n, 2_000n]);
    expect(await Promise.all(guests.map(world.counted))).toEqual(guests.map(() => ({ stake: 0n, loss: 0n })));
  });
});

describe('a deal', () => {
  it('leaves out who may not play any more, who has nothing left, and whose stack is above a limit; repeated it is the same', async () => {
    const guests = await Promise.all(Array.from({ length: 6 }, () => world.guest()));
    for (const [n, guest] of guests.entries()) await world.sit(guest, { seat: n + 1 });
    const { app, db } = world.database;
    const [excluded, abroad, limited, staker] = guests as [Guest, Guest, Guest, Guest];
    await world.wallet.setBlockedCountries(app, ['FR']);
    await world.wallet.setGate(app, excluded.playerId, { protectionStatus: 'excluded' });
    await world.wallet.setGate(app, abroad.playerId, { country: 'FR' });
    await world.wallet.setGate(app, limited.playerId, { lossLimit: { week: 1_999n } });
    await world.wallet.setGate(app, staker.playerId, { stakeLimit: { day: 2_000n } });
    const held = await world.hold();
    const round = await world.openRound(held);
    expect(await world.deal(held, round, [1, 2, 3])).toEqual([]);
    expect(await world.deal(held, round, [1, 2, 3, 4, 5])).toEqual([4, 5]);
    expect(await world.deal(held, round, [1, 2, 3, 4, 5, 6])).toEqual([4, 5]);
    expect(await db.rows('select seat from live_hands where ended_at is null order by seat')).toEqual([
      { seat: 4 },
      { seat: 5 },
    ]);
    await world.wallet.setBlockedCountries(app, []);
    expect(await world.end(held, round, { seats: [4, 5], staked: [2_000n, 2_000n], won: [0n, 4_000n] })).toBe(true);
    const next = await world.openRound(held);
    expect(await world.deal(held, next, [4, 5])).toEqual([]);
    expect(await world.deal(held, next, [4, 5, 6])).toEqual([5, 6]);
  });

  it('never takes a player along who is excluded in the middle: the hand is played out, and the money goes back with its end', async () => {
    const { guests, held, round } = await dealt();
    const [, winner, loser] = guests;
    await world.wallet.setGate(world.database.app, winner.playerId, { protectionStatus: 'excluded' });
    await world.gaming.liveTables.leaveSeats(winner.playerId);
    expect(await world.money(winner)).toEqual([8_000n, 2_000n]);
    expect(await world.end(held, round, hand)).toBe(true);
    expect(await world.money(winner)).toEqual([12_350n, 0n]);
    expect(await world.money(loser)).toEqual([8_000n, 1_500n]);
  });
});

describe('the database', () => {
  it('lets the servers write no seat, stack or hand, and move no money to or from a table by itself', async () => {
    const { app } = world.database;
    for (const table of ['table_stacks', 'live_seats', 'live_hands'])
      for (const change of [
        `delete from ${table}`,
        `update ${table} set player_id = 1`,
        `insert into ${table} select * from ${table}`,
      ])
        await expect(app.run(change)).rejects.toThrow('permission denied');
    const refused = [
      `book_table_hand('felt', 'EUR', '{1}', '{0}', '{0}', 0, 1)`,
      `return_from_table(null::player_gate, 'felt', 'k', '{}')`,
      `bring_to_table(null::player_gate, 1, 'MT', null::live_tables, 1, 1, 'k', '{}')`,
      `clear_live_seat(null::player_gate, 'felt', 'k', '{}')`,
      'count_hand(1, 1, 1)',
    ];
    for (const call of refused) await expect(app.rows(`select ${call}`)).rejects.toThrow('permission denied');
  });

  it('finds money at tables that is in no stack, a stack without a seat, and rake of no hand', async () => {
    const { guests, held, round } = await dealt(2);
    await world.end(held, round, { seats: [1, 2], staked: [100n, 100n], won: [0n, 190n], rake: 10n });
    const undo = new Error('undo');
    const foundAfter = async (...changes: readonly string[]) => {
      const found: { audit: string[]; watch: string[] } = { audit: [], watch: [] };
      const attempt = world.database.db.transaction(async (sql) => {
        for (const change of changes) await sql.run(change);
        found.audit = (await auditLedger(sql)).map(({ check }) => check);
        const rows = await sql.rows<{ check_name: string }>(
          `select distinct check_name from wrong_accounts(array(select id from accounts where kind = 'table'))`,
        );
        found.watch = rows.map(({ check_name: check }) => check);
        throw undo;
      });
      await expect(attempt).rejects.toBe(undo);
      return found;
    };
    const stacks = 'money at tables = the stacks there';
    expect(await foundAfter()).toEqual({ audit: [], watch: [] });
    expect(await foundAfter('update table_stacks set amount = amount + 1')).toEqual({
      audit: [stacks],
      watch: [stacks],
    });
    expect(await foundAfter(`delete from live_seats where player_id = ${guests[0].playerId}`)).toMatchObject({
      audit: ['a stack is of a seat'],
    });
    expect(await foundAfter(`update live_hands set won = won + 1 where live_round_id = ${round}`)).toMatchObject({
      audit: ['rake = what hands took and did not pay'],
    });
  });
});
