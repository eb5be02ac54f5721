/** Whatever comes at once in a flight, and whoever dies in it: each bet ends once, and as the clock of the database decides. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFlightWorld, type FlightWorld } from '../testing/flight-world.ts';
import type { Seat } from '../testing/live-world.ts';
import * as flights from './flight-store.ts';
import { settleDemoBet } from './demo-bet-store.ts';
import { cashedOut } from './live-element.ts';
import { stepTable } from './run-table.ts';
import * as store from './live-store.ts';

let world: FlightWorld;
beforeAll(async () => {
  world = await createFlightWorld();
});
afterAll(() => world.close());

/** `npm run soak` has more of both. */
const isWhole = process.env['FLIGHT_RACES'] === 'whole';
const [flightCount, deaths] = isWhole ? [10, 20] : [1, 1];
/** Of one flight: as many as a small machine decides within the last 50 ms, and about as many that come too late. */
const [attempts, ahead] = [54, 4];
const phases = ['betting', 'closed', 'flying', 'running'] as const;

const stake = 1_000n;
const seatsOf = (count: number, cash?: bigint) => Promise.all(Array.from({ length: count }, () => world.seat(cash)));
const ride = (seats: readonly Seat[], params?: object) => Promise.all(seats.map((seat) => world.on(seat, params)));

it('one bet cashed out by several requests at once is paid once', async () => {
  await world.open(200, 400);
  const [seat] = (await seatsOf(1)) as [Seat];
  const [id] = (await ride([seat])) as [string];
  await world.fly(150);
  const keys = ['a', 'b', 'a', 'c', 'a'];
  const replies = await Promise.all(keys.map((key) => world.cashOut(seat, id, key)));
  expect(new Set(replies.filter((_, i) => keys[i] === 'a').map(({ status }) => status)).size).toBe(1);
  expect(new Set(replies.filter(({ status }) => status === 200).map(({ body }) => body.balance))).toEqual(
    new Set(['105.00']),
  );
  expect(new Set(keys.filter((_, i) => replies[i]?.status === 200)).size).toBe(1);
  await world.end();
  expect(await world.cash(seat)).toBe(10_500n);
});

it('two devices of one player are one player: what either of them asks for, one bet in a slot is paid once', async () => {
  await world.open(200, 400);
  const seat = await world.seat(200_000n);
  const joined = await world.send('POST', '/game-service/api/v1/tables/comet/join', undefined, seat);
  const devices = [seat, { ...seat, token: String(joined.body.token) }];
  const placed = await Promise.all(devices.map((device) => world.place(device, '500.00', { slot: 1 })));
  expect(placed.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  // With the other slot it would be more than a player may stake on one round.
  expect(await world.place(devices[1] as Seat, '600.00', { slot: 2 })).toMatchObject({ code: 'limit_reached' });
  const id = placed.find(({ status }) => status === 201)?.body.id ?? '';
  await world.fly(150);
  const left = await Promise.all(
    [0, 1, 0, 1].map((device, n) => world.cashOut(devices[device] as Seat, id, `device-${device}-${n}`)),
  );
  expect(left.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await world.cash(seat)).toBe(200_000n - 50_000n + 75_000n);
  await world.end();
});

it('ids that are forged, of others or of another kind are answered as unknown, and book nothing', async () => {
  await world.open(200, 400);
  const [seat, other] = (await seatsOf(2)) as [Seat, Seat];
  const [id] = (await ride([other])) as [string];
  const round = await world.round();
  const { ids } = world.gamingDeps;
  for (const forged of [round, 'lrd_1', '', "'; drop table live_bets; --", ids.encode('lrd', 2n ** 62n)]) {
    if (forged !== round)
      expect((await world.bet(seat.token, { round: forged, stake: '1.00' }, `f-${forged}`)).status).toBeGreaterThan(
        399,
      );
    const path = encodeURIComponent(forged);
    expect((await world.play(seat.token, 'GET', `table-bets?round=${path}`)).body).toEqual(
      forged === '' ? expect.anything() : [],
    );
  }
  const dice = await world.launch(seat);
  expect((await world.bet(dice, { round, stake: '1.00', params: { slot: 1 } }, 'dice')).code).toBe('round_closed');
  await world.fly(150);
  for (const forged of [id, 'rnd_1', ids.encode('rnd', 2n ** 62n), round])
    for (const call of [world.cashOut, world.undo])
      expect((await call(seat, forged, `${forged}-${call.name}`)).status).toBe(404);
  expect((await world.cashOut({ token: 'forged' }, id, 'nobody')).status).toBe(401);
  expect(await world.cash(seat)).toBe(10_000n);
  await world.end();
});

it('a hand and an automatic cash-out in the same instant pay once, at the target', async () => {
  await world.open(200, 400);
  const seats = await seatsOf(8);
  const ids = await ride(seats, { auto: 150 });
  await world.fly(170);
  await Promise.all([
    ...seats.slice(0, 4).map((seat, i) => world.cashOut(seat, ids[i] ?? '', 'hand')),
    world.step(),
    ...seats.slice(4).map((seat, i) => world.cashOut(seat, ids[i + 4] ?? '', 'hand')),
    world.step(),
  ]);
  for (const seat of seats) expect(await world.cash(seat)).toBe(10_500n);
  await world.end();
  for (const seat of seats) expect(await world.cash(seat)).toBe(10_500n);
});

it.each(Array.from({ length: flightCount }, (_, n) => n + 1))(
  `${attempts} cash-outs around the end of a flight (%i): each that came before is paid, and none that came after`,
  async () => {
    const crash = await world.open(200, 300);
    const seats = await seatsOf(attempts / 2, 100_000n);
    const bets = (
      await Promise.all(
        [1, 2].map(async (slot) => (await ride(seats, { slot })).map((id, i) => ({ id, seat: seats[i] as Seat }))),
      )
    ).flat();
    await world.until(world.held, 'flying');
    await world.breakIn(800);
    const { app, db } = world.database;
    const { at: end } = await db.one<{ at: Date }>(
      `select crashes_at as at from live_flights order by live_round_id desc limit 1`,
    );
    // The database is on this machine: its clock is this one's, to the millisecond.
    const endMs = Number(end);
    const flying = (await store.lastRounds(app, 'comet', 1))[0] as store.LiveRound;
    const known = await Promise.all(
      bets.map(async ({ id, seat }) => {
        const bet = await store.findBet(app, seat.playerId, world.gamingDeps.ids.decode('rnd', id) ?? 0n);
        return cashedOut({ bet: bet as store.LiveBet, round: flying, eurRate: 10n ** 18n }, `last-${id}`);
      }),
    );
    const leave = async ({ id, seat }: (typeof bets)[number], n: number) => {
      const sent = Date.now();
      // A few early calls, so that some are paid however slow the machine is; the rest, all at once, where they are decided.
      const isPaid =
        n < ahead
          ? (await world.cashOut(seat, id, `last-${id}`)).status === 200
          : (await flights.cashOutBet(world.deps.wallet, known[n] as (typeof known)[number]))?.status === 'settled';
      return { id, seat, isPaid, sent, answered: Date.now() };
    };
    const first = bets.slice(0, ahead).map(leave);
    await Promise.all(first);
    while (endMs - Date.now() > 50) await store.databaseTime(app);
    const tries = await Promise.all([...first, ...bets.slice(ahead).map((bet, n) => leave(bet, ahead + n))]);
    // The end may be reached while they come; what the worker does then waits for those that were in time.
    const round = await world.end();
    expect(round.result).toEqual({ crash });
    const paid = new Map<Seat, bigint>();
    for (const { id, seat, isPaid, sent, answered } of tries) {
      if (answered + 1 < endMs) expect(isPaid).toBe(true);
      if (sent > endMs) expect(isPaid).toBe(false);
      const row = await db.one<{ state: string; payout: bigint; at: number | null }>(
        'select state, payout, cashed_out_e2 as at from live_bets where round_id = $1',
        [world.gamingDeps.ids.decode('rnd', id)],
      );
      expect(row.state).toBe('settled');
      expect(row.at !== null).toBe(isPaid);
      expect(row.payout).toBe((stake * BigInt(row.at ?? 0)) / 100n);
      expect(row.at ?? 0).toBeLessThanOrEqual(crash);
      paid.set(seat, (paid.get(seat) ?? 0n) + row.payout);
    }
    for (const seat of seats) expect(await world.cash(seat)).toBe(100_000n - 2n * stake + (paid.get(seat) ?? 0n));
    const count = (is: (one: (typeof tries)[number]) => boolean) => tries.filter(is).length;
    expect(count(({ isPaid }) => isPaid)).toBeGreaterThanOrEqual(ahead);
    if (isWhole)
      process.stderr.write(
        `${tries.length - ahead} cash-outs from 50 ms before the end on: ${count(({ isPaid }) => isPaid) - ahead} paid, ${count(({ isPaid }) => !isPaid)} too late\n`,
      );
  },
);

describe('a worker that dies or loses its table', () => {
  it.each(Array.from({ length: deaths }, () => phases).flat())(
    'in %s leaves a round that another one ends as it would have ended, and changes nothing more itself',
    async (phase) => {
      const crash = await world.open(200, 400);
      const [hand, auto, lost] = (await seatsOf(3)) as [Seat, Seat, Seat];
      const [id] = (await ride([hand])) as [string];
      await ride([auto], { auto: 150 });
      await ride([lost], { auto: crash + 1 });
      const dead = world.held;
      const { id: round } = await world.until(dead, phase);
      if (phase === 'flying') await world.moveTo(160);
      await world.takeOver();
      const { app } = world.database;
      expect(await flights.launchRound(app, dead, round, { crash: 100, doublingMs: 1 })).toBe(false);
      expect(await flights.flightLeft(app, dead, round)).toBeUndefined();
      expect(await flights.shareCashOuts(app, dead, round)).toBe(false);
      await stepTable(world.deps, dead).catch(() => 0);
      expect(await world.cash(auto)).toBe(phase === 'running' ? await world.cash(auto) : 9_000n);
      if (phase === 'betting' || phase === 'closed') await world.fly(160);
      const left = await world.cashOut(hand, id, 'left');
      expect(left.status).toBe(phase === 'running' ? 409 : 200);
      await world.step();
      const ended = await world.end();
      expect([ended.id, ended.result]).toEqual([round, { crash }]);
      expect(await world.cash(hand)).toBe(9_000n + (phase === 'running' ? 0n : 1_600n));
      expect([await world.cash(auto), await world.cash(lost)]).toEqual([10_500n, 9_000n]);
    },
  );

  it('pays no bet twice where two workers pay at once, and none before its target', async () => {
    await world.open(200, 400);
    const [early, late] = [await seatsOf(4), await seatsOf(2)];
    await ride(early, { auto: 150 });
    await ride(late, { auto: 190 });
    await world.fly(160);
    const dead = world.held;
    await world.takeOver();
    await Promise.all([dead, world.held, world.held].map((held) => stepTable(world.deps, held).catch(() => 0)));
    await world.step();
    for (const seat of early) expect(await world.cash(seat)).toBe(10_500n);
    for (const seat of late) expect(await world.cash(seat)).toBe(9_000n);
    await world.end();
    for (const seat of late) expect(await world.cash(seat)).toBe(10_900n);
  });
});

describe('play money on a flight', () => {
  it('follows the same rules, and is shown to nobody', async () => {
    const crash = await world.open(300, 400);
    const bets = [
      { slot: 1, at: 231 },
      { slot: 2, auto: 200, at: 200 },
      { slot: 1, auto: crash + 1, at: 0 },
    ];
    const round = await world.round();
    const visitors = await Promise.all([1, 2].map(() => world.launch(undefined, 'comet')));
    const [one = '', other = ''] = visitors;
    const ids: string[] = [];
    for (const [i, { at: _at, ...params }] of bets.entries())
      ids.push(await world.on({ token: i < 2 ? one : other }, params));
    expect(await world.bet(one, { round, stake: '1.00', params: { slot: 1 } }, 'third')).toMatchObject({
      status: 409,
      code: 'stale_action',
    });
    await world.fly(231);
    // The database refuses what no flight has decided, whatever a program works out.
    const { app } = world.database;
    const outcome = { outcome: { params: { slot: 1, limit: 1_000_000 } }, draws: [], action: { type: 'settle' } };
    const wrongs = [
      { payout: 2_320n, multiplierE4: 23_200n },
      { payout: 2_400n, multiplierE4: 23_100n },
      { payout: 1_000n, multiplierE4: 10_000n },
      { payout: 0n, multiplierE4: 0n },
    ];
    const hand = world.gamingDeps.ids.decode('rnd', ids[0] ?? '') as never;
    for (const wrong of wrongs)
      await expect(settleDemoBet(app, hand, { ...outcome, ...wrong })).rejects.toThrow('what the flight has decided');
    await world.step();
    const replies = await Promise.all(['a', 'b', 'a'].map((key) => world.cashOut({ token: one }, ids[0] ?? '', key)));
    const left = replies.find(({ status }) => status === 200);
    expect(left?.body).toMatchObject({ state: 'settled', cashedOutAt: '2.31', payout: '23.10' });
    expect(replies.map(({ status }) => status).filter((status) => status === 409).length).toBeGreaterThan(0);
    const balance = async (token: string) => String((await world.play(token, 'GET', 'session')).body.balance);
    expect(await balance(one)).toBe('1023.10');
    const { bets: shown, players } = await world.table();
    expect([shown.riders, shown.bets, players]).toEqual([undefined, 0, 0]);
    await world.end();
    expect(await balance(other)).toBe('990.00');
    expect((await world.play(one, 'GET', `table-bets?round=${round}`)).body).toMatchObject([
      { state: 'settled', cashedOutAt: '2.31', limit: '10000.00' },
      { state: 'settled', cashedOutAt: '2.00' },
    ]);
    const { body } = await world.play(one, 'GET', `rounds/${ids[0]}`);
    expect(body).toMatchObject({ view: { crash, at: 231 }, actions: [{ action: { type: 'cash-out', at: 231 } }] });
  });
});
