/** Every bet at a live table ends once, as the published rules say, and the clock of the database decides. */
import { checkRecord, gameByMath, readRecords } from '@carmine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { complaintsOf } from '../../../../../../tools/verifier/check.mjs';
import { chips, createLiveWorld, tableId, winOf, type LiveWorld, type Seat } from '../testing/live-world.ts';
import * as store from './live-store.ts';
import type { Held } from './live-store.ts';
import { stepTable } from './run-table.ts';

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

describe('a round', () => {
  it('takes bets while betting is open, returns one on the player’s wish, and pays the rest once', async () => {
    await betting();
    const seat = await world.seat();
    const [kept, other] = [await bet(seat), await bet(seat)];
    expect([kept.status, kept.body]).toEqual([201, expect.objectContaining({ staked: '4.00', balance: '96.00' })]);
    expect(await world.undo(seat, other.body.id, 'undo-1')).toMatchObject({ status: 200, body: { balance: '96.00' } });
    expect(await world.undo(seat, other.body.id, 'undo-1')).toMatchObject({ status: 200 });
    const spots = { '1': '200', '3': '100', ruby: '100' };
    expect((await world.table()).bets).toEqual({ players: 1, bets: 1, stakedCents: '400', spots });

    const round = await world.until(held, 'settled');
    expect(await world.cash(seat)).toBe(9_600n + winOf(round));
    expect(await world.undo(seat, kept.body.id, 'undo-2')).toMatchObject({ status: 409, code: 'round_closed' });
    const rounds = await world.database.db.rows(
      'select status, payout, shared_round_id, nonce from rounds where player_id = $1 order by id',
      [seat.playerId],
    );
    const shared = { shared_round_id: round.id, nonce: null };
    expect(rounds).toEqual([
      { status: 'settled', payout: winOf(round), ...shared },
      { status: 'voided', payout: 0n, ...shared },
    ]);
  });

  it('is joined by launching its game like any other, and is seen in the player’s history with its proof', async () => {
    await betting();
    const player = await world.player(10_000n);
    const token = await world.launch(player, tableId);
    const session = async () => (await world.play(token, 'GET', 'session')).body;
    expect(await session()).toMatchObject({ table: tableId, game: tableId, mode: 'real', bonusClosed: true });
    const placed = await bet({ ...player, token });
    // Not a round that waits for its player.
    expect((await session()).openRound).toBeUndefined();
    await world.until(held, 'settled');
    const [own] = (await world.play(token, 'GET', `table-bets?round=${placed.body.round}`)).body;
    const { body } = await world.get(`/game-service/api/v1/rounds/${placed.body.id}`, player);
    expect(body).toMatchObject({ nonce: null, sharedRoundId: placed.body.round, payout: own.payout });
    const [record] = readRecords(JSON.stringify(body)) ?? [];
    expect(record === undefined ? undefined : checkRecord(record)).toMatchObject({ result: { holds: true } });
    const forged = { ...body, fairness: { ...body.fairness, chain: { ...body.fairness.chain, linkNumber: 39 } } };
    const [wrong] = readRecords(JSON.stringify(forged)) ?? [];
    expect(wrong === undefined ? undefined : checkRecord(wrong)).toMatchObject({ result: { holds: false } });
    const { items } = (await world.get('/profile-service/api/v1/history/bet?page=0&size=5', player)).body;
    expect(items).toMatchObject([{ roundId: placed.body.id, payout: own.payout }]);
  });

  it('repeats the answer of a bet taken in time, also once betting has closed, and takes no other', async () => {
    await betting();
    const seat = await world.seat();
    const body = { round: await world.round(), stake: '1.00', params: { chips } };
    const first = await world.bet(seat.token, body, 'again');
    await world.until(held, 'closed');
    expect(await world.bet(seat.token, body, 'again')).toMatchObject({ status: 201, body: { id: first.body.id } });
    expect(await world.bet(seat.token, body, 'late')).toMatchObject({ status: 409, code: 'round_closed' });
    expect(await world.bet(seat.token, { ...body, stake: '2.00' }, 'again')).toMatchObject({
      code: 'idempotency_key_reused',
    });
    expect(await world.cash(seat)).toBe(9_600n);
    await world.until(held, 'settled');
  });

  it('is decided by the link that was committed to before it, worked out twice', async () => {
    await betting();
    const seat = await world.seat();
    await bet(seat);
    const { db } = world.database;
    const round = await world.until(held, 'settled');
    const [before] = await db.rows<{ link: string }>(
      'select link from live_rounds where chain_id = (select chain_id from live_rounds where id = $1) and link_n = $2',
      [round.id, round.linkN - 1],
    );
    const game = gameByMath(round.gameId, round.mathVersion);
    const row = await db.one<{ stake: bigint; staked: bigint; payout: bigint; multiplier_e4: bigint; draws: never }>(
      'select stake, staked, payout, multiplier_e4, draws from rounds where player_id = $1',
      [seat.playerId],
    );
    const record = {
      ...{
        id: 'one',
        game: round.gameId,
        mathVersion: round.mathVersion,
        status: 'settled',
        nonce: 0,
        params: { chips },
      },
      ...{ stake: `${row.stake}`, staked: `${row.staked}`, payout: `${row.payout}` },
      ...{ multiplier: Number(row.multiplier_e4), view: round.result, actions: [], draws: row.draws },
      fairness: {
        serverSeed: round.link ?? '',
        serverSeedHash: before?.link ?? round.commitment ?? '',
        clientSeed: round.salt ?? '',
      },
    };
    expect(complaintsOf(record, game?.definition)).toEqual([]);
  });

  it('counts its events without gaps, and tells them again from any number', async () => {
    const { seq } = await world.table();
    await betting();
    await bet(await world.seat());
    await stepTable(world.deps, held);
    await world.until(held, 'settled');
    const { body } = await world.get(`/play/v1/tables/${tableId}/events?after=${seq}`);
    const events = body as { seq: number; kind: string }[];
    expect(events.map((event) => event.seq)).toEqual(events.map((_, index) => seq + 1 + index));
    expect(events.map(({ kind }) => kind)).toEqual(['opened', 'bets', 'closed', 'result', 'settled']);
  });
});

describe('what a table may owe', () => {
  it('is never above its limit, whatever the result, also with bets in the same instant; a bet taken back makes room', async () => {
    await betting();
    const { db } = world.database;
    const [spot, other] = [{ chips: { ruby: 1 } }, { chips: { '23': 1 } }];
    const seats = await Promise.all(Array.from({ length: 6 }, () => world.seat()));
    // Three bets on the ruby pay 144 euros.
    await db.run('update live_tables set exposure_cents = 14400 where id = $1', [tableId]);
    const replies = await Promise.all(seats.map((seat, i) => bet(seat, '1.00', spot, `ruby-${i}`)));
    const isTaken = replies.map(({ status }) => status === 201);
    expect(isTaken.filter(Boolean)).toHaveLength(3);
    const at = (place: number): Seat => seats[place] as Seat;
    const [taken, refused] = [at(isTaken.indexOf(true)), at(isTaken.indexOf(false))];
    expect(replies[isTaken.indexOf(false)]).toMatchObject({
      status: 422,
      code: 'limit_reached',
      body: { limit: { kind: 'table_maximum' } },
    });
    // A key that was taken is answered again, and another spot has room of its own.
    expect(await bet(taken, '1.00', spot, `ruby-${isTaken.indexOf(true)}`)).toMatchObject({ status: 201 });
    expect(await bet(refused, '1.00', other)).toMatchObject({ status: 201 });
    await world.undo(taken, replies[isTaken.indexOf(true)]?.body.id ?? '', 'room');
    expect(await bet(refused, '1.00', spot)).toMatchObject({ status: 201 });
    expect(await bet(taken, '1.00', spot)).toMatchObject({ status: 422 });
    const [{ most }] = (await db.rows<{ most: bigint }>(
      `select max(c)::bigint as most from live_exposures, unnest(cents) c where live_round_id = (select max(id) from live_rounds)`,
    )) as [{ most: bigint }];
    expect(most).toBe(14_400n);
    await db.run('update live_tables set exposure_cents = default where id = $1', [tableId]);
    await world.until(held, 'settled');
  });
});

describe('the database', () => {
  it('decides between the return of a bet and the closing in the same instant: each is one of both', async () => {
    await betting();
    const seats = await Promise.all(Array.from({ length: 8 }, () => world.seat()));
    const ids = await Promise.all(seats.map(async (seat) => (await bet(seat)).body.id));
    await world.makeDue();
    const undone = await Promise.all([
      ...seats.slice(0, 4).map((seat, i) => world.undo(seat, ids[i] ?? '', 'instant')),
      stepTable(world.deps, held),
      ...seats.slice(4).map((seat, i) => world.undo(seat, ids[i + 4] ?? '', 'instant')),
    ]);
    const statuses = undone.filter((reply) => typeof reply === 'object').map(({ status }) => status);
    const round = await world.until(held, 'settled');
    for (const [i, seat] of seats.entries())
      expect(await world.cash(seat)).toBe(statuses[i] === 200 ? 10_000n : 9_600n + winOf(round));
  });

  it('takes or refuses each bet at the closing, and pays every one that it took', async () => {
    await betting();
    const seats = await Promise.all(Array.from({ length: 8 }, () => world.seat()));
    const round = await world.round();
    const place = (seat: Seat) => world.bet(seat.token, { round, stake: '1.00', params: { chips } }, 'close');
    const [taken] = await Promise.all([
      Promise.all(seats.map(place)),
      world.makeDue().then(() => stepTable(world.deps, held)),
    ]);
    const ended = await world.until(held, 'settled');
    for (const [i, seat] of seats.entries())
      expect(await world.cash(seat)).toBe(taken[i]?.status === 201 ? 9_600n + winOf(ended) : 10_000n);
  });

  it('was away while betting was open: the round is void and every stake is back', async () => {
    await betting();
    const seat = await world.seat();
    await bet(seat);
    await world.database.db.run(
      `update live_rounds set opened_at = pg_postmaster_start_time() - interval '1 second' where phase = 'betting'`,
    );
    expect((await bet(seat)).status).toBe(409);
    const { id } = await world.until(held, 'voided');
    await stepTable(world.deps, held);
    expect(await world.cash(seat)).toBe(10_000n);
    // The link of the void round stays unseen, and the next one still leads back to the published end of the chain.
    const next = await world.until(held, 'settled');
    expect(next.id).toBeGreaterThan(id);
  });

  it('shows no link to any program before its betting is closed, and none out of turn', async () => {
    await betting();
    const { app } = world.database;
    const [round] = await store.lastRounds(app, tableId, 1);
    expect(await store.openLink(app, held, round?.id ?? 0n)).toBeUndefined();
    for (const table of ['live_links', 'live_tables', 'live_rounds', 'live_bets', 'live_events', 'live_chains'])
      await expect(app.run(`delete from ${table}`)).rejects.toThrow('permission denied');
    await expect(app.rows('select link_sealed from live_links')).rejects.toThrow('permission denied');
    await expect(app.rows(`select say_live_event('x', 1, 'voided', '{}')`)).rejects.toThrow('permission denied');
    await world.until(held, 'closed');
    await world.makeDue();
    expect(
      await store.revealRound(app, held, round?.id ?? 0n, { link: 'ab'.repeat(32), result: {}, runningMs: 0 }),
    ).toBe(false);
    await world.until(held, 'settled');
  });

  it('keeps a player below the highest stake of a round, over all bets', async () => {
    await betting();
    const seat = await world.seat(200_000n);
    const place = (n: number) => bet(seat, '400.00', { chips: { '1': 1 } }, `most-${n}`);
    const replies = await Promise.all([1, 2, 3].map(place));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(replies.find(({ status }) => status !== 201)).toMatchObject({ status: 422, code: 'limit_reached' });
    await world.until(held, 'settled');
  });

  it.each([
    ['cool_off', 'self_excluded'],
    ['closed', 'account_closed'],
    ['locked', 'account_locked'],
  ] as const)(
    'takes no more bets of a player who is %s; what is in the round stays, and is paid with everybody’s',
    async (protectionStatus, code) => {
      await betting();
      const [seat, other] = [await world.seat(), await world.seat()];
      for (const one of [seat, other]) expect((await bet(one)).status).toBe(201);
      await world.wallet.setGate(world.database.app, seat.playerId, { protectionStatus });
      expect((await bet(seat)).code).toBe(code);
      const round = await world.until(held, 'settled');
      for (const one of [seat, other]) expect(await world.cash(one)).toBe(9_600n + winOf(round));
    },
  );

  it('takes no bonus money and no bet of another game’s launch', async () => {
    await betting();
    const { db } = world.database;
    expect(await db.maybe('select from bonus_closed_games where game_id = $1', [tableId])).toBeDefined();
    const player = await world.player(10_000n);
    const round = await world.round();
    for (const token of [await world.launch(undefined), await world.launch(player)])
      expect((await world.bet(token, { round, stake: '1.00' }, 'other')).status).toBeGreaterThanOrEqual(400);
    await world.until(held, 'settled');
  });
});

it('Σ stakes = Σ payouts + the house’s result, whatever was bet', async () => {
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
  expect(sums.staked).toBeGreaterThan(0n);
  expect(sums.staked - sums.payout).toBe(sums.bank);
});

it('a table that closes takes no new visitors, ends its last round in sight, and is gone then', async () => {
  await betting();
  const seat = await world.seat();
  await bet(seat);
  await world.database.db.run('update live_tables set open = false');
  expect((await world.get('/game-service/api/v1/tables')).body).toEqual([]);
  expect(await world.table()).toMatchObject({ open: false, round: { phase: 'betting' } });
  const join = `/game-service/api/v1/tables/${tableId}/join`;
  expect((await world.send('POST', join, undefined, await world.player())).status).toBe(404);
  const round = await world.until(held, 'settled');
  expect(await world.cash(seat)).toBe(9_600n + winOf(round));
  expect((await world.get(`/play/v1/tables/${tableId}`)).status).toBe(404);
  expect(await stepTable(world.deps, held)).toBeUndefined();
  await world.database.db.run(`update live_tables set lease_until = '-infinity'`);
  expect(await store.freeTables(world.database.app)).toEqual([]);
});
