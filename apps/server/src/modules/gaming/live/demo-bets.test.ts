/** Play money at a live table: in the same round as everybody, seen by nobody else, and never beside the balance it has. */
import type { TableBet } from '@carmine/contract/games/live-tables';
import { checkRecord, readRecords } from '@carmine/games';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chips, createLiveWorld, tableId, winOf, type LiveWorld } from '../testing/live-world.ts';
import type { Held } from './live-store.ts';
import { stepTable } from './run-table.ts';

let world: LiveWorld;
let held: Held;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const opening = 100_000n;
const betting = async (): Promise<string> => {
  held = await world.nextRound();
  return world.round();
};
const visitor = () => world.launch(undefined, tableId);
const balance = async (token: string): Promise<bigint> =>
  BigInt(String((await world.play(token, 'GET', 'session')).body.balance).replace('.', ''));
const betsIn = async (token: string, round: string): Promise<TableBet[]> =>
  (await world.play(token, 'GET', `table-bets?round=${round}`)).body;

describe('a bet of play money', () => {
  it('is decided by the shared round, and counts in nothing that others see', async () => {
    const round = await betting();
    const token = await visitor();
    const placed = await world.bet(token, { round, stake: '1.00', params: { chips } }, 'one');
    expect([placed.status, placed.body.state, placed.body.balance]).toEqual([201, 'placed', '996.00']);
    expect(await world.bet(token, { round, stake: '1.00', params: { chips } }, 'one')).toMatchObject({
      body: { id: placed.body.id, balance: '996.00' },
    });
    expect((await world.table()).bets).toMatchObject({ players: 0, bets: 0, stakedCents: '0', spots: {} });
    const ended = await world.until(held, 'settled');
    expect(await balance(token)).toBe(opening - 400n + winOf(ended));
    expect(await betsIn(token, round)).toMatchObject([{ state: 'settled', staked: '4.00' }]);
    const { body } = await world.play(token, 'GET', `rounds/${placed.body.id}`);
    const [record] = readRecords(JSON.stringify(body)) ?? [];
    expect(record === undefined ? undefined : checkRecord(record)).toMatchObject({
      checked: true,
      result: { holds: true },
    });
  });

  it('comes back once on the player’s wish, and not after closing', async () => {
    const round = await betting();
    const token = await visitor();
    const ids = await Promise.all(
      ['a', 'b'].map(async (key) => (await world.bet(token, { round, stake: '1.00', params: { chips } }, key)).body.id),
    );
    const undo = (id: string, key: string) => world.play(token, 'POST', `table-bets/${id}/undo`, undefined, key);
    const answers = await Promise.all([undo(ids[0] ?? '', 'u1'), undo(ids[0] ?? '', 'u2'), undo(ids[0] ?? '', 'u1')]);
    // Either key may come first; the repeat of a key has the answer of its first call.
    const [one, other, repeated] = answers.map(({ status }) => status);
    expect(new Set([one, other])).toEqual(new Set([200, 409]));
    expect(repeated).toBe(one);
    expect(await balance(token)).toBe(opening - 400n);
    await world.until(held, 'closed');
    expect(await undo(ids[1] ?? '', 'u3')).toMatchObject({ status: 409, code: 'round_closed' });
    expect(await world.bet(token, { round, stake: '1.00', params: { chips } }, 'late')).toMatchObject({ status: 409 });
    expect((await betsIn(token, round)).map(({ state }) => state).toSorted()).toEqual(['placed', 'undone']);
    await world.until(held, 'settled');
  });

  it('never takes more than the balance or the most of a round, from any number of requests at once', async () => {
    const round = await betting();
    const token = await visitor();
    const place = (n: number) => world.bet(token, { round, stake: '300.00', params: { chips: { '1': 1 } } }, `m${n}`);
    const replies = await Promise.all([1, 2, 3, 4, 5].map(place));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await balance(token)).toBe(opening - 90_000n);
    await world.until(held, 'settled');
  });

  it('is paid once by several steps at once', async () => {
    const round = await betting();
    const token = await visitor();
    await world.bet(token, { round, stake: '1.00', params: { chips } }, 'once');
    const running = await world.until(held, 'running');
    await Promise.all([1, 2, 3].map(() => stepTable(world.deps, held).catch(() => 0)));
    expect(await balance(token)).toBe(opening - 400n + winOf(running));
    await world.until(held, 'settled');
  });

  it('is one of any number that are ended together: visitors cannot hold the table up', async () => {
    const round = await betting();
    const token = await visitor();
    const { body } = await world.bet(token, { round, stake: '1.00', params: { chips } }, 'first');
    await world.database.db.run(
      `insert into demo_rounds (session_id, game_id, math_version, status, stake, staked, payout, multiplier_e4, shared_round_id, seq, draws, outcome)
       select session_id, game_id, math_version, status, stake, staked, payout, multiplier_e4, shared_round_id, seq, draws, outcome
       from demo_rounds, generate_series(1, 1199) where id = $1`,
      [world.gamingDeps.ids.decode('rnd', body.id)],
    );
    const running = await world.until(held, 'running');
    let transactions = 0;
    const counted: typeof world.deps.db = new Proxy(world.deps.db, {
      get: (target, name) => {
        if (name === 'transaction') transactions += 1;
        return Reflect.get(target, name) as unknown;
      },
    });
    await stepTable({ ...world.deps, db: counted }, held);
    expect(transactions).toBeLessThan(5);
    expect((await betsIn(token, round)).filter(({ state }) => state !== 'settled')).toEqual([]);
    expect(await balance(token)).toBe(opening - 400n + 1_200n * winOf(running));
    await world.until(held, 'settled');
  });

  it('comes back whole where the round is void', async () => {
    const round = await betting();
    const token = await visitor();
    await world.bet(token, { round, stake: '1.00', params: { chips } }, 'void');
    await world.database.db.run(
      `update live_rounds set opened_at = pg_postmaster_start_time() - interval '1 second' where phase = 'betting'`,
    );
    await world.until(held, 'voided');
    await world.makeDue();
    await stepTable(world.deps, held);
    expect(await balance(token)).toBe(opening);
    expect(await betsIn(token, round)).toMatchObject([{ state: 'refunded' }]);
  });
});
