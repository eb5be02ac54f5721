/** Frame, reality check and activity page agree on time and rounds. */
import { getActivity } from '@carmine/contract/games/activity';
import type { PlaySessionAnswer } from '@carmine/contract/games/play';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaymentId } from '../../modules/wallet/index.ts';
import { rateOf } from '../../testing/play-house.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

let bets = 0;

/**
 * A bet and every action in its round run the clock for two minutes at most. Inserts dice rounds of 1.00 started that many minutes ago
 * and settled later, bypassing the append-only rule.
 */
const played = async (player: WorldPlayer, minutesAgo: readonly number[], minutesLong = 0) => {
  const token = await world.launch(player, 'dice');
  for (const minutes of [...minutesAgo].sort((a, b) => b - a)) {
    const { status } = await world.bet(token, { stake: '1.00' }, `bet ${(bets += 1)}`);
    expect(status).toBe(201);
    await world.database.db.transaction(async (sql) => {
      await sql.run(`set local session_replication_role = 'replica'`);
      await sql.run(
        `with moved as (
           update rounds set created_at = now() - make_interval(mins => $2), settled_at = now() - make_interval(mins => $2 - $3)
           where id = (select max(id) from rounds where player_id = $1) returning id, created_at)
         update transfers t set created_at = m.created_at from moved m where t.round_id = m.id`,
        [player.playerId, minutes, minutesLong],
      );
    });
  }
};

const sessionOf = async (player: WorldPlayer, launchId = 'dice'): Promise<PlaySessionAnswer> =>
  (await world.play(await world.launch(player, launchId), 'GET', 'session')).body;
const minutesOf = (session: PlaySessionAnswer) =>
  session.sitting === undefined ? undefined : Math.round(session.sitting.seconds / 60);
const activityMinutes = async (player: WorldPlayer) => {
  const { body } = await world.get(`${getActivity.path}?period=7d`, player);
  return { all: Math.round(body.time.seconds / 60), longest: Math.round(body.time.longestSeconds / 60) };
};

it('opening games is no play: the clock begins with the first bet', async () => {
  const player = await world.player(10_000n);
  const opened = await sessionOf(player);
  expect(opened.sitting).toBeUndefined();
  expect(opened).toMatchObject({ net: '0.00', sittingGapSeconds: 900 });
  const token = await world.launch(player, 'dice');
  const bet = Date.now();
  await world.bet(token, { stake: '2.00' }, 'first');
  const { body } = await world.play(token, 'GET', 'session');
  expect(body.sitting).toMatchObject({ rounds: 1, staked: '2.00' });
  expect(body.sitting.idleSeconds).toBeLessThanOrEqual((Date.now() - bet) / 1_000);
});

it('a new launch continues clock, net result and rounds, in every game', async () => {
  const player = await world.player(10_000n);
  await played(player, [40, 28, 14, 2]);
  const dice = await sessionOf(player);
  const { rounds: count = 0, staked = '', returned = '' } = dice.sitting ?? {};
  expect([minutesOf(dice), count, staked]).toEqual([8, 4, '4.00']);
  expect(Number(dice.net)).toBeCloseTo(Number(returned) - 4);
  const { body: rounds } = await world.play(await world.launch(player, 'dice'), 'GET', 'rounds?size=50');
  expect(rounds).toHaveLength(4);
  const slot = await world.launch(player, 'lantern-harbour');
  const { body: session } = await world.play(slot, 'GET', 'session');
  expect([minutesOf(session), session.net]).toEqual([8, dice.net]);
  expect((await world.play(slot, 'GET', 'rounds?size=50')).body).toHaveLength(0);
});

it('fifteen minutes without a bet end the sitting, for frame and activity page alike', async () => {
  const player = await world.player(10_000n);
  await played(player, [90, 80, 70, 50, 46, 40]);
  const after = await sessionOf(player);
  expect(after.sitting).toBeUndefined();
  expect(after.net).toBe('0.00');
  expect((await world.play(await world.launch(player, 'dice'), 'GET', 'rounds?size=50')).body).toHaveLength(0);
  expect(await activityMinutes(player)).toEqual({ all: 12, longest: 6 });
  await played(player, [4, 1]);
  expect(minutesOf(await sessionOf(player))).toBe(3);
  expect(await activityMinutes(player)).toEqual({ all: 15, longest: 6 });
});

it('an earlier count is continued, and a gap since then starts again', async () => {
  const player = await world.player(10_000n);
  await played(player, [30, 20]);
  expect((await sessionOf(player)).sitting).toBeUndefined();
  await played(player, [10]);
  expect(minutesOf(await sessionOf(player))).toBe(6);
  const later = await world.player(10_000n);
  await played(later, [30, 25]);
  await sessionOf(later);
  await played(later, [5]);
  expect(minutesOf(await sessionOf(later))).toBe(2);
});

it('pages that ask at once see the same sitting', async () => {
  const player = await world.player(10_000n);
  await played(player, [12, 3]);
  const token = await world.launch(player, 'dice');
  const answers = await Promise.all(Array.from({ length: 6 }, () => world.play(token, 'GET', 'session')));
  expect(new Set(answers.map(({ body }) => [minutesOf(body), body.sitting.rounds].join()))).toEqual(new Set(['4,2']));
});

it('a hand that was left open is not hours of play', async () => {
  const player = await world.player(10_000n);
  await played(player, [30 * 60], 24 * 60);
  expect(await activityMinutes(player)).toEqual({ all: 2, longest: 2 });
});

it('the clock stops two minutes after the last bet or action, and what the house does is no play', async () => {
  const player = await world.player(10_000n);
  await played(player, [10]);
  expect((await sessionOf(player)).sitting).toMatchObject({ seconds: 120, runsSeconds: 0 });
  for (const [seq, key, seconds] of [
    [1, 'own', 540],
    [2, 'own', 510],
    [3, 'auto:1:2', 300],
  ])
    await world.database.db.run(
      `insert into round_actions (player_id, round_id, seq, action, reply_key, debit, credit, created_at)
       select $1, max(id), $2, '{}', $3, 0, 0, now() - make_interval(secs => $4) from rounds where player_id = $1`,
      [player.playerId, seq, key, seconds],
    );
  const session = await sessionOf(player);
  expect(session).toMatchObject({ playPauseSeconds: 120, sitting: { seconds: 60 + 30 + 120, runsSeconds: 0 } });
  expect((await world.get(`${getActivity.path}?period=7d`, player)).body.time).toMatchObject({ seconds: 210 });
  await world.bet(await world.launch(player, 'dice'), { stake: '1.00' }, 'goes on');
  expect((await sessionOf(player)).sitting?.runsSeconds).toBeGreaterThan(100);
});

it('frame and activity page come to the same in euro, over every game and wallet', async () => {
  const player = await world.player(10_000n);
  const { playerId } = player;
  const { wallet, database } = world;
  await wallet.openWallet(database.app, { playerId, currency: 'BTC', makeDefault: false });
  await wallet.creditDeposit(database.db, {
    ...{ playerId, paymentId: 99_001n as PaymentId, provider: 'test', currency: 'BTC' },
    ...{ amount: 10_000_000n, to: 'cash', eurRate: rateOf('BTC').scaled },
  });
  await played(player, [3, 2]);
  await wallet.setDefault(database.app, { playerId, currency: 'BTC' });
  // Each is worth slightly more than €1.1111: summed before rounding down.
  for (const game of ['dice', 'lantern-harbour']) {
    const token = await world.launch(player, game);
    for (let count = 0; count < 3; count += 1)
      expect((await world.bet(token, { stake: '0.00001235' }, `${game} ${count}`)).status).toBe(201);
  }
  const session = await sessionOf(player, 'lantern-harbour');
  const { body: activity } = await world.get(`${getActivity.path}?period=7d`, player);
  expect(session).toMatchObject({ currency: 'BTC', sittingRate: '90000', net: activity.play.net });
  const { rounds, staked, returned } = activity.play;
  expect(session.sitting).toMatchObject({ rounds, staked, returned });
  expect([rounds, staked]).toEqual([8, '8.66']);
  expect(Math.abs((session.sitting?.seconds ?? 0) - activity.time.seconds)).toBeLessThan(3);
});

it('play money has no sitting', async () => {
  const token = await world.launch(undefined, 'dice');
  await world.bet(token, { stake: '1.00' }, 'demo');
  const { body } = await world.play(token, 'GET', 'session');
  expect([body.sitting, body.sittingGapSeconds]).toEqual([undefined, undefined]);
});
