/** Games that climb step by step, as players play them: what every such game promises, first in detail by Mines; and how any open round ends. */
import type { PlayRound } from '@carmine/contract/games/play';
import { roundEndAction } from '@carmine/contract/games/round-ends';
import { gameById, registry, replay, type GameAction } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

const id = 'mines';
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const act = (token: string, { id: roundId, seq }: PlayRound, type: string, key = `${roundId}:${seq}:${type}`) =>
  world.play(token, 'POST', `rounds/${roundId}/actions`, { seq, action: { type } }, key);
const cashOf = async (player: WorldPlayer) => (await world.wallet.wallets(player.playerId))[0]?.cash;

/** One mine, until a first tile is a gem. */
const openGem = async (token: string, name: string, params: object = { mines: 1 }): Promise<PlayRound> => {
  for (let count = 0; ; count += 1) {
    const { body, status } = await world.bet(token, { stake: '2.00', params }, `${name}-${count}`);
    expect(status).toBe(201);
    const opened = (await act(token, body, 'open-12')).body as PlayRound;
    if (opened.status === 'open') return opened;
  }
};

it('a round survives another launch, two tabs act once, and a stale one is shown what happened', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, id);
  const round = await openGem(token, 'tabs');
  const again = await world.launch(player, id);
  expect((await world.play(again, 'GET', 'session')).body.openRound).toMatchObject({
    ...{ id: round.id, seq: round.seq, view: round.view, legal: round.legal },
  });
  expect(await world.bet(again, { stake: '2.00' }, 'second')).toMatchObject({ status: 409, code: 'round_open' });
  const [one, other] = await Promise.all([act(token, round, 'take', 'one'), act(again, round, 'take', 'other')]);
  expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
  const stale = one.status === 409 ? one : other;
  expect(stale).toMatchObject({ code: 'stale_action', body: { round: { status: 'settled', payout: '2.06' } } });
});

it('the house’s limit is recorded with the bet, whatever the request says, and the round ends at it', async () => {
  const player = await world.player(1_000_000_000n);
  const token = await world.launch(player, id);
  const { body } = await world.bet(token, { stake: '1000.00', params: { mines: 20, most: 24 } }, 'high');
  // 20 mines pay 4.95×, 29.7×, 227.7× and 2,504.7×: the fourth gem would be above EUR 250,000.
  expect(body.params).toEqual({ mines: 20, stop: 0, most: 3 });
  const low = await world.player(1_000_000n);
  const { body: small } = await world.bet(await world.launch(low, id), { stake: '1.00', params: { mines: 20 } }, 'low');
  expect(small.params).toEqual({ mines: 20, stop: 0, most: 5 });
});

it('an abandoned round is cashed out; one in which nothing was opened returns the stake, which no player can ask for', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player, id);
  const gem = await openGem(token, 'left');
  const before = (await cashOf(player)) ?? 0n;
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  expect(await cashOf(player)).toBe(before + 206n);
  expect((await world.play(token, 'GET', `rounds/${gem.id}`)).body).toMatchObject({
    status: 'settled',
    payout: '2.06',
  });

  const { body: closed } = await world.bet(token, { stake: '2.00' }, 'closed');
  expect(await act(token, closed, 'void')).toMatchObject({ status: 422, code: 'illegal_action' });
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  const ended = (await world.play(token, 'GET', `rounds/${closed.id}`)).body;
  expect(ended).toMatchObject({ status: 'settled', staked: '2.00', payout: '2.00' });
  expect(await cashOf(player)).toBe(before + 206n);
});

const climbing = registry.filter(({ limitTo }) => limitTo !== undefined).map((game) => game.id);

/** One step up, as soon as there is luck. */
const stepUp = async (token: string, name: string): Promise<PlayRound> => {
  for (let count = 0; ; count += 1) {
    const { body, status } = await world.bet(token, { stake: '2.00' }, `${name}-${count}`);
    expect(status).toBe(201);
    const { legal }: PlayRound = body;
    const onward = legal.find((type) => type !== 'take') ?? '';
    const stepped = (await act(token, body, onward)).body as PlayRound;
    if (stepped.status === 'open') return stepped;
  }
};

it.each(climbing)(
  '%s waits on every device, acts once for two tabs, and is resolved as its rules say',
  async (game) => {
    const player = await world.player(1_000_000n);
    const token = await world.launch(player, game);
    const round = await stepUp(token, 'tabs');
    const again = await world.launch(player, game);
    expect((await world.play(again, 'GET', 'session')).body.openRound).toMatchObject({
      ...{ id: round.id, seq: round.seq, view: round.view, legal: round.legal },
    });
    expect(await world.bet(again, { stake: '2.00' }, 'second')).toMatchObject({ status: 409, code: 'round_open' });
    const both = await Promise.all([act(token, round, 'take', 'one'), act(again, round, 'take', 'other')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);

    const left = await stepUp(token, 'left');
    await world.gaming.resolve.ofPlayer(player.playerId, 'break');
    const taken = (await world.play(token, 'GET', `rounds/${left.id}`)).body;
    expect(taken).toMatchObject({ status: 'settled', staked: '2.00' });
    expect(Number(taken.payout)).toBeCloseTo(Math.floor((left.view as { worthE4: number }).worthE4 / 50) / 100, 2);

    const { body: untouched } = await world.bet(token, { stake: '2.00' }, 'untouched');
    expect(await act(token, untouched, 'void')).toMatchObject({ status: 422, code: 'illegal_action' });
    await world.gaming.resolve.ofPlayer(player.playerId, 'break');
    expect((await world.play(token, 'GET', `rounds/${untouched.id}`)).body).toMatchObject({
      ...{ status: 'settled', staked: '2.00', payout: '2.00' },
    });
  },
);

/** A round that waits for the player. */
const openRound = async (token: string, name: string): Promise<PlayRound> => {
  for (let count = 0; ; count += 1) {
    const { body, status } = await world.bet(token, { stake: '2.00' }, `${name}-${count}`);
    expect(status).toBe(201);
    if (body.status === 'open') return body;
  }
};

const severalSteps = registry.filter(({ kind }) => kind === 'steps').map((game) => game.id);

it.each(severalSteps)(
  '%s is ended by its published rule 24 hours after it began, and not before, and there are words for how',
  async (gameId) => {
    const player = await world.player(1_000_000n);
    const token = await world.launch(player, gameId);
    const round = await openRound(token, 'left');
    const { hours } = await world.database.db.one<{ hours: number }>(
      'select extract(epoch from deadline - now())::float8 / 3600 as hours from open_rounds where player_id = $1',
      [player.playerId],
    );
    expect(hours).toBeCloseTo(24, 1);
    expect(await world.gaming.resolve.overdue()).toBe(0);

    await world.database.db.run(`update open_rounds set deadline = now() - interval '1 second' where player_id = $1`, [
      player.playerId,
    ]);
    expect(await world.gaming.resolve.overdue()).toBe(1);
    await world.play(token, 'POST', 'fairness/rotate', {});
    const { body: record } = await world.play(token, 'GET', `rounds/${round.id}`);
    const { last } = await world.database.db.one<{ last: string }>(
      `select payload ->> 'action' as last from outbox where topic = 'round.ended' and payload ->> 'round' = $1`,
      [round.id],
    );
    expect([last, roundEndAction(last)]).not.toContain(undefined);
    // Nothing more was staked, and each step was the one that the rules force.
    expect(record).toMatchObject({ status: 'settled', staked: round.staked });
    const game = gameById(gameId);
    if (game === undefined) throw new Error(gameId);
    const { serverSeed, clientSeed } = record.fairness as { serverSeed: string; clientSeed: string };
    const seeds = { serverSeed, clientSeed, nonce: record.nonce as number };
    const forced: GameAction[] = [];
    for (;;) {
      const next = game.auto(replay(game, seeds, game.params.parse(record.params), forced).state);
      if (next === null) break;
      forced.push(next);
    }
    expect((record.actions as { action: GameAction }[]).map(({ action }) => action)).toEqual(forced);
  },
);
