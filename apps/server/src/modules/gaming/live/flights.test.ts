/** Every bet on a flight ends where its player left it, or where it was to end by itself: by the clock of the database, and once. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts';
import * as flights from './flight-store.ts';
import * as store from './live-store.ts';

let world: FlightWorld;
beforeAll(async () => {
  world = await createFlightWorld();
});
afterAll(() => world.close());

const table = 'comet';
const lastRound = async () => (await store.lastRounds(world.database.db, table, 1))[0] as store.LiveRound;

describe('a flight', () => {
  it('pays each bet where it was left or ended by itself, at once, and every record says so in the same way', async () => {
    const crash = await world.open(300, 400);
    const bets = [
      { params: {}, hand: 231, at: 231 },
      { params: { auto: 200 }, at: 200 },
      { params: { auto: 250 }, hand: 231, at: 231 },
      { params: { auto: crash }, at: crash },
      { params: { auto: crash + 1 }, at: 0 },
      { params: {}, at: 0 },
    ];
    const riding = await Promise.all(
      bets.map(async (bet) => {
        const seat = await world.seat();
        return { ...bet, seat, id: await world.on(seat, bet.params) };
      }),
    );
    await world.fly(231);
    await world.step();
    for (const { seat, id, hand } of riding) {
      if (hand === undefined) continue;
      await world.moveTo(hand);
      const left = await world.cashOut(seat, id, 'out');
      const paid = { state: 'settled', cashedOutAt: '2.31', payout: '23.10', balance: '113.10' };
      expect(left).toMatchObject({ status: 200, body: paid });
      expect(await world.cashOut(seat, id, 'out')).toMatchObject({ status: 200, body: paid });
      expect(await world.cashOut(seat, id, 'again')).toMatchObject({ status: 409, code: 'flight_over' });
    }
    // Those who have left have their money, whatever becomes of the flight.
    const paid = await Promise.all(riding.slice(0, 4).map(({ seat }) => world.cash(seat)));
    expect(paid).toEqual([11_310n, 11_000n, 11_310n, 9_000n]);
    await world.end();
    const records: string[][] = [];
    for (const { seat, id, at } of riding) {
      expect(await world.cash(seat)).toBe(9_000n + BigInt(10 * at));
      const { record, verdict, complaints } = await world.proof(seat, id);
      expect(complaints).toEqual([]);
      expect(verdict).toMatchObject({ checked: true, result: { holds: true } });
      const view = { crash, at: at === 0 ? null : at };
      expect(record).toMatchObject({ view, draws: [[2 ** 52, expect.any(Number)]] });
      records.push(Object.keys(record).toSorted());
    }
    expect(new Set(records.map(String)).size).toBe(1);
  });

  it('cannot be left before it has begun, below 1.01, or once it is over', async () => {
    await world.open(150, 300);
    const seat = await world.seat();
    const id = await world.on(seat);
    expect(await world.cashOut(seat, id, 'a')).toMatchObject({ status: 422, code: 'illegal_action' });
    await world.until(world.held, 'closed');
    expect(await world.cashOut(seat, id, 'b')).toMatchObject({ status: 422, code: 'illegal_action' });
    expect(await world.undo(seat, id, 'c')).toMatchObject({ status: 409, code: 'round_closed' });
    await world.fly(100);
    expect(await world.cashOut(seat, id, 'd')).toMatchObject({ status: 429, code: 'too_fast' });
    await world.breakIn(0);
    expect(await world.cashOut(seat, id, 'e')).toMatchObject({ status: 409, code: 'flight_over' });
    await world.end();
    expect(await world.cashOut(seat, id, 'f')).toMatchObject({ status: 409, code: 'flight_over' });
    expect(await world.cashOut(await world.seat(), id, 'g')).toMatchObject({ status: 404 });
    expect(await world.cash(seat)).toBe(9_000n);
  });

  it('is left at its last multiplier up to the instant at which it would rise above it', async () => {
    const crash = await world.open(150, 300);
    const seat = await world.seat();
    const id = await world.on(seat);
    await world.fly(crash);
    expect(await world.cashOut(seat, id, 'last')).toMatchObject({ body: { cashedOutAt: (crash / 100).toFixed(2) } });
    await world.end();
  });

  it('is left by hand also by a player whose break began on it', async () => {
    await world.open(200, 400);
    const seat = await world.seat();
    const id = await world.on(seat);
    await world.wallet.setGate(world.database.app, seat.playerId, { protectionStatus: 'cool_off' });
    await world.fly(150);
    expect(await world.cashOut(seat, id, 'out')).toMatchObject({ status: 200, body: { cashedOutAt: '1.50' } });
    await world.end();
    expect(await world.cash(seat)).toBe(10_500n);
  });

  it('takes two bets of a player, one in each slot, and returns one while betting is open', async () => {
    await world.open(200, 300);
    const seat = await world.seat(100_000n);
    const [one, two] = [await world.on(seat, { slot: 1, auto: 150 }), await world.on(seat, { slot: 2, auto: 200 })];
    const third = await world.place(seat, '10.00', { slot: 2 });
    expect(third).toMatchObject({ status: 409, code: 'stale_action' });
    expect(await world.undo(seat, two, 'undo')).toMatchObject({ status: 200 });
    const again = await Promise.all([1, 2, 3].map(() => world.place(seat, '10.00', { slot: 2, auto: 200 })));
    expect(again.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    await world.until(world.held, 'flying');
    await world.end();
    expect(await world.cash(seat)).toBe(100_000n + 500n + 1_000n);
    expect((await world.proof(seat, one)).verdict).toMatchObject({ result: { holds: true } });
  });

  it('ends a bet where it has won the most that one may, and says so before', async () => {
    await world.open(200, 400);
    const seat = await world.seat(1_000_000n);
    const { body } = await world.place(seat, '1000.00', {});
    expect(body).toMatchObject({ limit: '250.00', params: { slot: 1, limit: 25_000 } });
    // What a request says about it is ignored.
    const second = await world.place(seat, '10.00', { slot: 2, limit: 101 });
    expect(second.status === 201 ? second.body.limit : second.code).toBe('limit_reached');
    await world.database.db.run(
      `update live_bets set limit_e2 = 150, params = params || '{"limit": 150}' where player_id = $1`,
      [seat.playerId],
    );
    await world.fly(151);
    await world.step();
    expect(await world.cash(seat)).toBe(900_000n + 150_000n);
    await world.end();
  });

  it('ends all bets where together they have won a million, and their records say where', async () => {
    await world.open(300, 500);
    const seats = await Promise.all(
      [{ auto: 150 }, {}, { auto: 400 }].map(async (bet) => ({ seat: await world.seat(), bet })),
    );
    const ids = await Promise.all(seats.map(({ seat, bet }) => world.on(seat, bet)));
    await world.database.db.run(
      `update live_bets set staked_cents = 20000000 where live_round_id = $1 and player_id = any ($2)`,
      [(await lastRound()).id, seats.slice(0, 2).map(({ seat }) => seat.playerId)],
    );
    await world.until(world.held, 'closed');
    expect((await world.table()).bets.limit).toBe('2.49');
    await world.fly(200);
    // 400,010 euros were staked in all.
    expect((await world.table()).round?.flight).toMatchObject({ limit: '2.49' });
    await world.step();
    await world.moveTo(250);
    await world.step();
    const won = [1_500n, 2_490n, 2_490n];
    for (const [i, { seat }] of seats.entries()) expect(await world.cash(seat)).toBe(9_000n + (won[i] ?? 0n));
    await world.end();
    for (const [i, { seat }] of seats.entries())
      expect((await world.proof(seat, ids[i] ?? '')).verdict).toMatchObject({ result: { holds: true } });
  });

  it('breaks where its link says whatever anybody has bet, and shows nothing of it before', async () => {
    const crash = await world.open(250, 400);
    const seat = await world.seat();
    const id = await world.on(seat, { auto: 200 });
    const { seq } = await world.table();
    const { app, db } = world.database;
    const round = await world.until(world.held, 'flying');
    await world.moveTo(210);
    await world.step();
    const shown = await world.get(`/play/v1/tables/${table}/events?after=${seq}`);
    const { results: _past, ...now } = await world.table();
    const seen = JSON.stringify([shown.body, now, round], (_key, value: unknown) =>
      typeof value === 'bigint' ? String(value) : value,
    );
    const { link } = await db.one<{ link: Buffer }>(
      'select link_sealed as link from live_links l join live_rounds r on r.chain_id = l.chain_id and r.link_n = l.n where r.id = $1',
      [round.id],
    );
    const opened = world.deps.links.open({ sealed: link, commitment: round.commitment ?? '', n: round.linkN });
    for (const secret of [opened, `"crash`]) expect(seen).not.toContain(secret);
    // As a figure: digits within a longer number are none of it.
    expect(seen.match(/\d+(?:\.\d+)?/g)).not.toContain((crash / 100).toFixed(2));
    // Not even by how long it may take.
    expect(round.dueAt.getTime() - (round.flightStartedAt?.getTime() ?? 0)).toBe(132_877);
    await expect(app.rows('select * from live_flights')).rejects.toThrow('permission denied');
    await expect(app.rows(`select flight_ms(200, 1)`)).rejects.toThrow('permission denied');
    const strange = { ...world.held, fence: world.held.fence + 1n };
    expect(await flights.flightLeft(app, strange, round.id)).toBeUndefined();
    expect(await store.openLink(app, strange, round.id)).toBeUndefined();
    const told = { link: opened, result: { crash }, runningMs: 0 };
    expect(await store.revealRound(app, world.held, round.id, told)).toBe(false);
    expect(await flights.flightNow(app, round.id)).toBe(210);
    await world.breakIn(0);
    const wrong = { ...told, result: { crash: crash + 1 } };
    expect(await store.revealRound(app, world.held, round.id, wrong)).toBe(false);
    expect((await world.end()).result).toEqual({ crash });
    expect((await world.proof(seat, id)).complaints).toEqual([]);
  });

  it('tells everybody who is on it and who has left, and nobody who it is', async () => {
    await world.open(250, 400);
    const { seq } = await world.table();
    const seats = await Promise.all([1, 2].map(() => world.seat()));
    const ids = [await world.on(seats[0] as never, { auto: 150 }), await world.on(seats[1] as never, {}, '20.00')];
    await world.fly(200);
    await world.step();
    const { riders, limit } = (await world.table()).bets;
    expect(limit).toBe('10000.00');
    expect(riders).toEqual([
      { key: expect.stringMatching(/^[0-9a-f]{32}$/), name: 'M•••', stakedCents: '2000' },
      { key: expect.any(String), name: 'M•••', stakedCents: '1000', at: '1.50', payoutCents: '1500' },
    ]);
    await world.end();
    const { body } = await world.get(`/play/v1/tables/${table}/events?after=${seq}`);
    const events = body as { kind: string; round: string; data: Record<string, unknown> }[];
    expect(events.map(({ kind }) => kind)).toEqual(['closed', 'flying', 'cash_outs', 'result', 'settled']);
    expect(events[0]?.data['riders']).toHaveLength(2);
    expect(events[0]?.data['limit']).toBe('10000.00');
    // A player knows the own one, and that alone.
    for (const [i, seat] of seats.entries()) {
      const own = await world.play(seat.token, 'GET', `table-bets?round=${events[0]?.round}`);
      expect(own.body).toMatchObject([{ rider: riders?.[1 - i]?.key }]);
    }
    expect(events[1]?.data).toEqual({ startedAt: expect.stringMatching(/Z$/), doublingMs: 10_000, limit: '10000.00' });
    expect(events[2]?.data).toEqual({ riders: [riders?.[1]] });
    for (const id of [...ids, 'player_id', 'rnd_']) expect(JSON.stringify(events)).not.toContain(id);
  });
});

describe('a database that was away', () => {
  it('in betting: the round is void and every stake is back', async () => {
    await world.open(200, 400);
    const seat = await world.seat();
    await world.on(seat, { auto: 150 });
    await world.database.db.run(
      `update live_rounds set opened_at = pg_postmaster_start_time() - interval '1 second' where phase = 'betting'`,
    );
    await world.until(world.held, 'voided');
    await world.step();
    expect(await world.cash(seat)).toBe(10_000n);
  });

  it('in flight: who has left and automatic cash-outs that were come to are paid, and all else is returned', async () => {
    const crash = await world.open(300, 400);
    const bets = [
      { params: {}, hand: true, cash: 9_000n + 2_100n },
      { params: { auto: 250 }, cash: 9_000n + 2_500n },
      { params: { auto: crash }, cash: 9_000n + BigInt(crash) * 10n },
      { params: { auto: crash + 1 }, cash: 10_000n },
      { params: {}, cash: 10_000n },
    ];
    const riding = await Promise.all(
      bets.map(async (bet) => {
        const seat = await world.seat();
        return { ...bet, seat, id: await world.on(seat, bet.params) };
      }),
    );
    await world.fly(210);
    for (const { seat, id, hand } of riding) if (hand) expect((await world.cashOut(seat, id, 'left')).status).toBe(200);
    await world.database.db.run(
      `update live_flights set launched_at = pg_postmaster_start_time() - interval '1 second' where crashes_at > clock_timestamp()`,
    );
    const [manual] = riding.slice(-1);
    expect(await world.cashOut(manual?.seat as never, manual?.id ?? '', 'late')).toMatchObject({ code: 'flight_over' });
    await world.step();
    const round = await world.until(world.held, 'settled');
    expect([round.interrupted, round.result]).toEqual([true, { crash }]);
    for (const { seat, cash } of riding) expect(await world.cash(seat)).toBe(cash);
    expect((await world.proof(riding[1]?.seat as never, riding[1]?.id ?? '')).complaints).toEqual([]);
    expect((await world.proof(manual?.seat as never, manual?.id ?? '')).record).toMatchObject({ status: 'voided' });
  });
});

it('Σ stakes = Σ payouts + the house’s result, and nothing is left open', async () => {
  const { db } = world.database;
  const sums = await db.one<{ staked: bigint; payout: bigint; bank: bigint; open: bigint }>(
    `select coalesce(sum(staked), 0)::bigint as staked, coalesce(sum(payout), 0)::bigint as payout,
       (select coalesce(sum(case when to_account = a.id then amount else -amount end), 0)::bigint
        from transfers, accounts a where a.owner_kind = 'house' and a.kind = 'bank' and a.currency = 'EUR'
          and transfers.kind in ('bet', 'win', 'refund') and a.id in (from_account, to_account)) as bank,
       (select count(*) from live_bets where state = 'placed') as open
     from rounds where shared_round_id is not null`,
  );
  expect(sums.open).toBe(0n);
  expect(sums.staked - sums.payout).toBe(sums.bank);
});
