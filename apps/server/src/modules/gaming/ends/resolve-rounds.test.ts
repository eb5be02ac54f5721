import type { PlayRound } from '@carmine/contract/games/play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { breakStarted } from '../../../platform/events/catalogue/compliance.ts';
import { playerStatusChanged, sessionEnded } from '../../../platform/events/catalogue/identity.ts';
import { roundEnded } from '../../../platform/events/catalogue/wallet.ts';
import { decodePayload, encodePayload, type EventType, type Payload } from '../../../platform/events/define-event.ts';
import type { SessionId } from '../../../platform/ids/ids.ts';
import type { JobHandler } from '../../../platform/jobs/job.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../../testing/play-world.ts';
import { subscribeGaming } from '../index.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const open = async (token: string, key = 'start'): Promise<PlayRound> => {
  const { body, status } = await world.bet(token, { stake: '2.00', params: { mines: 1 } }, key);
  expect([status, body.status]).toEqual([201, 'open']);
  return body;
};

const act = (token: string, { id, seq }: PlayRound, type: string) =>
  world.play(token, 'POST', `rounds/${id}/actions`, { seq, action: { type } }, `${id}:${seq}:${type}`);

/** A gem is found, so that there is something to cash out. */
const openGem = async (token: string): Promise<PlayRound> => {
  for (let count = 0; ; count += 1) {
    const opened = (await act(token, await open(token, `gem-${count}`), 'open-12')).body as PlayRound;
    if (opened.status === 'open') return opened;
  }
};

const told = async ({ playerId }: WorldPlayer): Promise<Payload<typeof roundEnded>[]> => {
  const rows = await world.database.db.rows<{ payload: object }>(
    `select payload from outbox where topic = 'round.ended' and payload ->> 'playerId' = $1 order by id`,
    [playerId.toString()],
  );
  return rows.map(({ payload }) => {
    const read = decodePayload(roundEnded, payload);
    if (!read.ok) throw new Error(read.problem);
    return read.payload;
  });
};

const isOverdue = ({ playerId }: WorldPlayer) =>
  world.database.db.run(`update open_rounds set deadline = now() - interval '1 second' where player_id = $1`, [
    playerId,
  ]);

test('a round that cannot be resolved keeps no other waiting, and fails what asked for them', async () => {
  const [broken, sound] = [await world.player(100_000n), await world.player(100_000n)];
  for (const player of [broken, sound]) {
    await openGem(await world.launch(player, 'mines'));
    await isOverdue(player);
  }
  const snapshotOf = ({ playerId }: WorldPlayer, snapshot: string) =>
    world.database.db.run('update open_rounds set snapshot = $2 where player_id = $1', [playerId, snapshot]);
  const { snapshot } = await world.database.db.one<{ snapshot: object }>(
    'select snapshot from open_rounds where player_id = $1',
    [broken.playerId],
  );
  await snapshotOf(broken, '{}');
  await expect(world.gaming.resolve.overdue()).rejects.toThrow('1 of 2 rounds stay open');
  expect([await told(broken), await told(sound)]).toMatchObject([[], [{ reason: 'expired' }]]);
  await snapshotOf(broken, JSON.stringify(snapshot));
  expect(await world.gaming.resolve.overdue()).toBe(1);
});

test('however many cannot be resolved, the others are', async () => {
  const [gone, sound] = [await world.player(100_000n), await world.player(100_000n)];
  for (const player of [gone, sound]) await open(await world.launch(player, 'mines'));
  await isOverdue(gone);
  // Of games that no release has any more.
  await world.database.db.run(
    `insert into open_rounds select (jsonb_populate_record(r, jsonb_build_object('id', r.id - 1000 - n, 'game_id', 'gone-' || n, 'nonce', r.nonce + n))).*
     from open_rounds r, generate_series(1, 120) n where player_id = $1`,
    [gone.playerId],
  );
  await isOverdue(sound);
  await expect(world.gaming.resolve.overdue()).rejects.toThrow('120 of 122 rounds stay open');
  expect([await told(gone), await told(sound)]).toMatchObject([[{ reason: 'expired' }], [{ reason: 'expired' }]]);
  await world.database.db.run(`delete from open_rounds where game_id like 'gone-%'`);
});

test('the end of a round that the house plays is told once, with what it paid, however many workers play it', async () => {
  const player = await world.player(100_000n);
  const { playerId } = player;
  const round = await openGem(await world.launch(player, 'mines'));
  await isOverdue(player);
  const { resolve } = world.gaming;
  await Promise.all([resolve.overdue(), resolve.overdue(), resolve.overdue(), resolve.overdue()]);
  await resolve.ofPlayer(playerId, 'break');
  expect(await told(player)).toEqual([
    {
      ...{ playerId, round: round.id, game: 'mines', name: 'Mines', currency: 'EUR' },
      ...{ payout: '206', reason: 'expired', action: 'take' },
    },
  ]);
});

test('a round in several steps is told of at its last one', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, 'craps');
  for (let count = 0; ; count += 1) {
    const { body } = await world.bet(token, { stake: '2.00' }, `throw-${count}`);
    if (body.status === 'open') break;
  }
  await world.gaming.resolve.ofPlayer(player.playerId, 'locked');
  expect(await told(player)).toMatchObject([{ game: 'craps', reason: 'locked', action: 'roll' }]);
});

test('a round that its player ends is not told of', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, 'mines');
  const round = await openGem(token);
  await Promise.all([act(token, round, 'take'), act(token, round, 'take')]);
  await world.gaming.resolve.ofPlayer(player.playerId, 'closed');
  expect(await told(player)).toEqual([]);
});

test('no round ends for a player without the event that tells of it', async () => {
  const player = await world.player(100_000n);
  const round = await open(await world.launch(player, 'mines'));
  const { db } = world.database;
  await db.run(`alter table outbox add constraint unsaid check (topic <> 'round.ended') not valid`);
  await expect(world.gaming.resolve.ofPlayer(player.playerId, 'break')).rejects.toThrow();
  expect(await world.wallet.openRounds(player.playerId)).toHaveLength(1);
  await db.run('alter table outbox drop constraint unsaid');
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  expect(await told(player)).toMatchObject([{ round: round.id, payout: '200', action: 'void' }]);
});

test('the house stakes nothing in a player’s round', async () => {
  const player = await world.player(100_000n);
  await open(await world.launch(player, 'mines'));
  const [round] = await world.wallet.openRounds(player.playerId);
  if (round === undefined) throw new Error('No round');
  const { playerId, id: roundId, gameId, mathVersion, currency, seq, draws, outcome } = round;
  const step = {
    ...{ playerId, gameId, mathVersion, currency, draws, outcome, key: 'auto', requestHash: Buffer.alloc(32) },
    round: { kind: 'existing', roundId, expectedSeq: seq },
    ...{ funding: 'cash', actions: [{ type: 'BET', amount: 1n }], final: true, multiplierE4: 0n },
    ...{ eurRate: 10n ** 18n, wagerWeightBp: 0, reply: {}, snapshot: undefined },
  } as never;
  const said = { round: 'rnd_1', game: gameId, name: 'Mines', reason: 'expired', action: 'take' } as const;
  await expect(world.wallet.actForPlayer(step, said)).rejects.toThrow('the house stakes nothing');
});

test.each<[string, (player: WorldPlayer) => [EventType, object]]>([
  [
    'break',
    ({ playerId }) => [
      breakStarted,
      { playerId, kind: 'exclusion', period: '180d', source: 'player', until: new Date() },
    ],
  ],
  ['locked', ({ playerId }) => [playerStatusChanged, { playerId, status: 'locked' }]],
  ['closed', ({ playerId }) => [playerStatusChanged, { playerId, status: 'closed' }]],
  ['blocked', ({ playerId }) => [sessionEnded, { playerId, sessionId: 1n as SessionId, reason: 'domain_blocked' }]],
])('whose play ends is told why the open round was ended: %s', async (reason, eventOf) => {
  const player = await world.player(100_000n);
  await open(await world.launch(player, 'mines'));
  const [event, payload] = eventOf(player);
  const handlers: JobHandler[] = [];
  subscribeGaming(
    {
      subscribe: (heard, _subscriber, handler) => {
        if (heard.topic !== event.topic) return;
        handlers.push((job) => handler({ ...job, payload: payload as never }));
      },
    },
    world,
  );
  for (const handle of handlers) await handle({ id: 1n, attempt: 1, payload: encodePayload(event, payload as never) });
  expect(await told(player)).toMatchObject([{ reason }]);
});
