import type { PlayRound } from '@carmine/contract/games/play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const open = async (player: WorldPlayer | undefined): Promise<PlayRound> => {
  const { body, status } = await world.bet(await world.launch(player, 'mines'), { stake: '2.00' }, 'start');
  expect([status, body.status]).toEqual([201, 'open']);
  return body;
};

/** The deadline of the player's open round, from now. */
const endsIn = ({ playerId }: WorldPlayer, minutes: number) =>
  world.database.db.run(
    `update open_rounds set deadline = date_trunc('milliseconds', now()) + make_interval(mins => $2) where player_id = $1`,
    [playerId, minutes],
  );

const told = ({ playerId }: WorldPlayer) =>
  world.database.db.rows<{ payload: object }>(
    `select payload from outbox where topic = 'round.expires_soon' and payload ->> 'playerId' = $1`,
    [playerId.toString()],
  );

test('an hour before an open round is ended its player is told of it, once, and not sooner', async () => {
  const player = await world.player(10_000n);
  const round = await open(player);
  expect(await world.gaming.warnRounds()).toBe(0);
  await endsIn(player, 61);
  expect(await world.gaming.warnRounds()).toBe(0);

  await endsIn(player, 59);
  const { until } = await world.database.db.one<{ until: Date }>(
    'select deadline as until from open_rounds where player_id = $1',
    [player.playerId],
  );
  expect(await world.gaming.warnRounds()).toBe(1);
  const [event] = await told(player);
  expect(event?.payload).toEqual({
    ...{ playerId: player.playerId.toString(), round: round.id, game: 'mines', name: 'Mines' },
    until: until.toISOString(),
  });
  await endsIn(player, 30);
  expect(await world.gaming.warnRounds()).toBe(0);
  expect(await told(player)).toHaveLength(1);
});

test('workers that look at the same round at once tell its player once', async () => {
  const player = await world.player(10_000n);
  await open(player);
  await endsIn(player, 59);
  const [round] = await world.wallet.expiringRounds(3_600_000, 10);
  if (round === undefined) throw new Error('No round');
  const said = { round: 'rnd_1', game: 'mines', name: 'Mines' };
  const answers = await Promise.all(Array.from({ length: 8 }, () => world.wallet.warnOfDeadline(round, said)));
  expect(answers.filter((isFirst) => isFirst)).toHaveLength(1);
  expect(await told(player)).toHaveLength(1);
});

test('no warning for a round that is over or overdue, and none for anybody who may not play', async () => {
  const [late, done, onBreak] = [await world.player(10_000n), await world.player(10_000n), await world.player(10_000n)];
  for (const player of [late, done, onBreak]) {
    await open(player);
    await endsIn(player, 59);
  }
  const rounds = await world.wallet.expiringRounds(3_600_000, 10);
  await endsIn(late, -1);
  await world.gaming.resolve.ofPlayer(done.playerId, 'break');
  await world.database.db.run(`update player_gate set protection_status = 'excluded' where player_id = $1`, [
    onBreak.playerId,
  ]);
  expect(await world.gaming.warnRounds()).toBe(0);
  // Whoever read them before is too late.
  const said = { round: 'rnd_1', game: 'mines', name: 'Mines' };
  for (const round of rounds) expect(await world.wallet.warnOfDeadline(round, said)).toBe(false);
  for (const player of [late, done, onBreak]) expect(await told(player)).toEqual([]);
});

test('a round of a demo is not told of, and neither is its end', async () => {
  const before = await world.database.db.one<{ count: number }>('select count(*)::int as count from outbox');
  await open(undefined);
  await world.database.db.run(`update demo_rounds set created_at = created_at - interval '23 hours 30 minutes'`);
  expect(await world.gaming.warnRounds()).toBe(0);
  await world.gaming.prune();
  expect(await world.database.db.one('select count(*)::int as count from outbox')).toEqual(before);
});
