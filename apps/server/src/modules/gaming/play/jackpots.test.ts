/** A jackpot from the game's outcome through the ledger: answers, records, history, and the audit of rounds. */
import { type Activity, getActivity, getActivityFile } from '@carmine/contract/games/activity';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { agreedSeed } from '../../../testing/agreed-seed.ts';
import { createPlayHouse } from '../../../testing/play-house.ts';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';
import { expectLedgerSound } from '../../wallet/testing/expect-ledger-sound.ts';
import { auditRounds } from '../index.ts';
import { prize, prizePool } from '../testing/prize-game.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([prize]);
  await world.database.db.run(
    `insert into games select $1, 'Test Prize', provider, image_id, category, $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99 from games where id = 'dice'`,
    [prize.id],
  );
  await world.wallet.createPool(world.database.app, { name: prizePool, seedCents: 5_000n, poolBp: 150 });
  world.gaming.catalogue.forget();
});
afterAll(() => world.close());

/** Other pools belong to games of the house. */
const pool = async () => {
  const found = (await world.wallet.pools()).find(({ name }) => name === prizePool);
  if (found === undefined) throw new Error('No pool');
  return found;
};
const inPool = async () => (await pool()).amountCents;
const audit = () =>
  auditRounds(world.database.app, {
    ...world.gamingDeps,
    games: { all: [], byId: () => prize, byMath: () => prize },
  });

/** A round with two euros, the second staked by a later move. */
const play = async (token: string) => {
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  const act = (seq: number, type: string) =>
    world.play(token, 'POST', `rounds/${opened.id}/actions`, { seq, action: { type } }, type);
  expect(opened.jackpots).toBeUndefined();
  expect((await act(0, 'double')).body.jackpots).toBeUndefined();
  const { body: last } = await act(1, 'leave');
  const { body: again } = await act(1, 'leave');
  const { body: record } = await world.play(token, 'GET', `rounds/${opened.id}`);
  return { last, again, record };
};

it('every stake of a round contributes, a later move wins it, and every view of the round includes it', async () => {
  const player = await world.player(10_000n);
  const { last, again, record } = await play(await world.launch(player, prize.id));
  const jackpots = [{ name: prizePool, amount: '50.03', winBp: 10_000 }];
  // Two stakes of 1.00, a payout of 2.00, plus the jackpot.
  expect(last).toMatchObject({ status: 'settled', staked: '2.00', payout: '2.00', balance: '150.03', jackpots });
  expect(again).toEqual(last);
  expect(record).toMatchObject({ payout: '2.00', jackpots });
  const { items } = await world.gaming.bets.page({
    ...{ playerId: player.playerId, from: undefined, to: undefined, page: 0, size: 10, provider: undefined },
  });
  expect(items).toMatchObject([{ payout: '2.00', jackpot: '50.03' }]);
  // A payout equal to the stake is not listed as a win; with the jackpot it is in both lists.
  for (const list of [await world.gaming.winners.latest(), await world.gaming.winners.top()])
    expect(list).toMatchObject([{ game: prize.id, amount: '50.03', multiplier: 260_150 }]);
  // Nothing was saved for the next seed: an operator adds it.
  expect(await inPool()).toBe(0n);
  await agreedSeed(world.database, prizePool, 5_000n);
  expect(await inPool()).toBe(5_000n);
  await expectLedgerSound(world.database.app);

  const activity = (await world.get(`${getActivity.path}?period=7d`, player)).body as Activity;
  const sums = { rounds: 1, staked: '2.00', returned: '52.03', net: '50.03' };
  expect(activity).toMatchObject({ play: sums, days: [sums] });
  // RTP covers payouts only: a stake of one was paid back twice, and its expected loss is 5 %.
  const odds = { net: '-0.05', deviation: '1.00', distance: 0.05 };
  expect(activity).toMatchObject({ expected: odds, games: [{ ...sums, own: '2601.50', expected: odds }] });
  const file = String((await world.get(`${getActivityFile.path}?period=7d`, player)).body);
  expect(file.split('\r\n')[1]).toMatch(/,test-prize,EUR,1,2\.00,52\.03,50\.03$/);
});

it('play money wins the displayed pool, and neither feeds nor empties it', async () => {
  const { last, again, record } = await play(await world.launch(undefined, prize.id));
  const jackpots = [{ name: prizePool, amount: '50.00', winBp: 10_000 }];
  expect(last).toMatchObject({ status: 'settled', payout: '2.00', balance: '1050.00', jackpots });
  expect(again).toEqual(last);
  expect(record).toMatchObject({ jackpots });
  expect(await inPool()).toBe(5_000n);
});

it('a win not in the outcome, and one missing from the ledger, are found by the audit', async () => {
  expect(await audit()).toEqual({ problems: [], checked: 1 });
  const tamper = (...statements: string[]) =>
    world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      for (const statement of statements) await sql.run(statement);
    });
  const found = { problem: 'jackpots not as worked out again', table: 'rounds', id: expect.any(String) as string };
  await tamper('create table kept as select * from jackpot_wins', 'update jackpot_wins set win_bp = 5000');
  expect((await audit()).problems).toEqual([found]);
  await tamper('delete from jackpot_wins');
  expect((await audit()).problems).toEqual([found]);
  await tamper('insert into jackpot_wins overriding system value select * from kept', 'drop table kept');
  expect(await audit()).toEqual({ problems: [], checked: 1 });
});

it('without a rate that holds no stake is taken, neither the first nor a later one, and none without its chance', async () => {
  const stale = await createPlayHouse({ db: world.database.app, extraGames: [prize], hasStaleRates: true });
  const token = await world.launch(await world.player(10_000n), prize.id);
  const ask = async (path: string, payload: object, key: string) => {
    const headers = { origin: 'http://casino.test', authorization: `Bearer ${token}`, 'idempotency-key': key };
    const reply = await stale.app.inject({ method: 'POST', url: `/play/v1/${path}`, payload, headers });
    return { status: reply.statusCode, code: reply.json<{ code?: string }>().code };
  };
  const before = await pool();
  const refused = { status: 409, code: 'currency_unavailable' };
  expect(await ask('rounds', { stake: '1.00' }, 'first')).toMatchObject(refused);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  const double = { seq: 0, action: { type: 'double' } };
  expect(await ask(`rounds/${opened.id}/actions`, double, 'double')).toMatchObject(refused);
  // What was taken before is answered again, and what stakes nothing goes on.
  expect(await ask('rounds', { stake: '1.00' }, 'start')).toMatchObject({ status: 201 });
  const { body: doubled } = await world.play(token, 'POST', `rounds/${opened.id}/actions`, double, 'double');
  expect(doubled.staked).toBe('2.00');
  expect(await ask(`rounds/${opened.id}/actions`, double, 'double')).toMatchObject({ status: 200 });
  expect(await ask(`rounds/${opened.id}/actions`, { seq: 1, action: { type: 'leave' } }, 'leave')).toMatchObject({
    status: 200,
  });
  // Two stakes of 1.00, and nothing for those that were refused.
  expect((await pool()).contributedMicro - before.contributedMicro).toBe(3_000_000n);
  await stale.app.close();
});
