import { replay } from '@carmine/games';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ladder } from '../../modules/gaming/testing/ladder-game.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

const id = ladder.id;
let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([ladder]);
  await world.database.db.run(
    `insert into games select $1, 'Test Ladder', provider, image_id, category, $1, rtp, volatility, max_win, has_demo, tags, is_new, source, 99 from games where id = 'dice'`,
    [id],
  );
});
afterAll(() => world.close());

/** The catalogue is cached for two seconds. */
const launch = async (player: WorldPlayer | undefined) => {
  for (;;) {
    const token = await world.launch(player, id).catch(() => undefined);
    if (token !== undefined) return token;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
};
const cashOf = async (player: WorldPlayer) => (await world.wallet.wallets(player.playerId))[0]?.cash;
const act = (token: string, roundId: string, seq: number, type: string, key: string) =>
  world.play(token, 'POST', `rounds/${roundId}/actions`, { seq, action: { type } }, key);

it('a round opens, takes a further stake, is resumed, and pays once at its end', async () => {
  const player = await world.player(10_000n);
  const token = await launch(player);
  const { body: opened, status } = await world.bet(token, { stake: '2.00' }, 'start');
  expect(status).toBe(201);
  expect(opened).toMatchObject({
    status: 'open',
    seq: 0,
    stake: '2.00',
    staked: '2.00',
    payout: '0.00',
    balance: '98.00',
    legal: ['climb', 'double', 'leave'],
  });
  expect(JSON.stringify(opened)).not.toContain('secretCoin');

  const doubled = await act(token, opened.id, 0, 'double', 'd');
  expect(doubled).toMatchObject({
    status: 200,
    body: { id: opened.id, seq: 1, staked: '4.00', balance: '96.00', legal: ['climb', 'leave'] },
  });
  const resumed = await world.play(token, 'GET', 'session');
  expect(resumed.body.openRound).toMatchObject({
    id: opened.id,
    seq: 1,
    status: 'open',
    staked: '4.00',
    legal: ['climb', 'leave'],
    view: doubled.body.view,
  });
  expect(JSON.stringify(resumed.body)).not.toContain('secretCoin');

  const left = await act(token, opened.id, 1, 'leave', 'l');
  expect(left).toMatchObject({
    status: 200,
    body: { seq: 2, status: 'settled', multiplier: 20_000, payout: '4.00', balance: '100.00', legal: [] },
  });
  expect(await act(token, opened.id, 1, 'leave', 'l')).toMatchObject({ status: 200, body: left.body });
  expect(await cashOf(player)).toBe(10_000n);
});

it('an action with more than a game could ask is refused, for all of it would be kept for ever', async () => {
  const token = await launch(await world.player(10_000n));
  const { body: opened } = await world.bet(token, { stake: '2.00' }, 'start');
  const action = { type: 'climb', luggage: 'x'.repeat(10_000) };
  const heavy = await world.play(token, 'POST', `rounds/${opened.id}/actions`, { seq: 0, action }, 'heavy');
  expect(heavy).toMatchObject({ status: 422, code: 'invalid_request' });
  expect(await act(token, opened.id, 0, 'climb', 'light')).toMatchObject({ status: 200, body: { seq: 1 } });
});

it('an action of another step: 409 stale_action with the current round', async () => {
  const token = await launch(await world.player(10_000n));
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  expect(await act(token, opened.id, 3, 'leave', 'early')).toMatchObject({
    status: 409,
    code: 'stale_action',
    body: { round: { id: opened.id, seq: 0, status: 'open' } },
  });
  await act(token, opened.id, 0, 'leave', 'l');
  expect(await act(token, opened.id, 0, 'double', 'late')).toMatchObject({
    status: 409,
    code: 'stale_action',
    body: { round: { seq: 1, status: 'settled' } },
  });
});

it('of parallel actions of one step one is taken', async () => {
  const player = await world.player(10_000n);
  const token = await launch(player);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  const replies = await Promise.all(Array.from({ length: 20 }, (_, n) => act(token, opened.id, 0, 'leave', `k${n}`)));
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(replies.filter(({ code }) => code === 'stale_action')).toHaveLength(19);
  expect(await cashOf(player)).toBe(10_000n);
});

it('what the rules do not allow changes nothing: 422 illegal_action', async () => {
  const token = await launch(await world.player(10_000n));
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  expect(await act(token, opened.id, 0, 'teleport', 'x')).toMatchObject({
    status: 422,
    code: 'illegal_action',
    body: { round: { seq: 0 } },
  });
  expect(await act(token, opened.id, 0, 'double', 'x')).toMatchObject({ status: 200 });
});

it('while a round is open no second one starts and seeds stay: 409 round_open', async () => {
  const player = await world.player(10_000n);
  const token = await launch(player);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  expect(await world.bet(token, { stake: '1.00' }, 'second')).toMatchObject({
    status: 409,
    code: 'round_open',
    body: { round: { id: opened.id } },
  });
  expect(await world.play(token, 'POST', 'fairness/rotate', {})).toMatchObject({ status: 409, code: 'round_open' });
  expect(
    await world.call({
      method: 'POST',
      url: '/game-service/api/v1/fairness/rotate',
      payload: {},
      headers: { cookie: `session=${player.cookie}` },
    }),
  ).toMatchObject({ status: 409 });
});

it('an abandoned round is resolved by the published rule', async () => {
  const player = await world.player(10_000n);
  const token = await launch(player);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  const found = await world.wallet.findRound(world.http.ids.decode('rnd', opened.id) as never);
  expect(found).toMatchObject({ status: 'settled', payout: 100n });
  expect(await cashOf(player)).toBe(10_000n);
  await world.gaming.resolve.ofPlayer(player.playerId, 'break');
  expect(await cashOf(player)).toBe(10_000n);
});

it('the record of an open round hides its secrets, that of a settled one contains them', async () => {
  const player = await world.player(10_000n);
  const token = await launch(player);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  const read = () =>
    world.call({
      method: 'GET',
      url: `/game-service/api/v1/rounds/${opened.id}`,
      headers: { cookie: `session=${player.cookie}` },
    });
  expect((await read()).body).not.toHaveProperty('draws');
  expect(JSON.stringify((await read()).body)).not.toContain('secretCoin');
  await act(token, opened.id, 0, 'double', 'd');
  await act(token, opened.id, 1, 'leave', 'l');
  const { body } = await read();
  expect(body).toMatchObject({
    status: 'settled',
    actions: [
      { seq: 1, action: { type: 'double' } },
      { seq: 2, action: { type: 'leave' } },
    ],
  });
  expect(body.draws).toHaveLength(1);
  await world.play(token, 'POST', 'fairness/rotate', {});
  const { serverSeed, clientSeed } = (await read()).body.fairness;
  expect(
    ladder.verify({ serverSeed, clientSeed, nonce: body.nonce }, {}, [{ type: 'double' }, { type: 'leave' }]),
  ).toEqual(body.view);
});

it('every step continues the stream where the last one stopped, so that the whole round follows from the seeds', async () => {
  const player = await world.player(100_000n);
  const token = await launch(player);
  const url = (roundId: string) => `/game-service/api/v1/rounds/${roundId}`;
  const ended: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    let { body } = await world.bet(token, { stake: '1.00' }, `start${round}`);
    while (body.status === 'open') {
      const next = body.seq < 12 ? 'climb' : 'leave';
      ({ body } = await act(token, body.id, body.seq, next, `${body.id}-${body.seq}`));
    }
    ended.push(body.id);
  }
  const { body: rotated } = await world.play(token, 'POST', 'fairness/rotate', {});
  const { serverSeed } = rotated.revealed as { serverSeed: string };
  for (const roundId of ended) {
    const { body: record } = await world.get(url(roundId), player);
    const actions = (record.actions as { action: { type: 'climb' | 'leave' } }[]).map(({ action }) => action);
    const seeds = { serverSeed, clientSeed: record.fairness.clientSeed as string, nonce: record.nonce as number };
    const replayed = replay(ladder, seeds, {}, actions);
    expect(ladder.view(replayed.state)).toEqual(record.view);
    expect(replayed.draws).toEqual(record.draws);
  }
  const { seedId } = await world.database.app.one<{ seedId: bigint }>(
    'select id as "seedId" from seeds where server_seed_hash = $1',
    [rotated.revealed.serverSeedHash],
  );
  const verdict = await world.database.app.rows('select complaint from verify_pair($1, $2)', [seedId, serverSeed]);
  expect(verdict).toEqual(ended.map(() => ({ complaint: null })));
});

it('the same in demo, far from the ledger', async () => {
  const token = await launch(undefined);
  const { body: opened } = await world.bet(token, { stake: '1.00' }, 'start');
  expect(opened).toMatchObject({ status: 'open', balance: '999.00' });
  expect(await world.bet(token, { stake: '1.00' }, 'second')).toMatchObject({ status: 409, code: 'round_open' });
  expect(await act(token, opened.id, 5, 'leave', 'x')).toMatchObject({ status: 409, code: 'stale_action' });
  expect(await act(token, opened.id, 0, 'double', 'd')).toMatchObject({
    body: { seq: 1, staked: '2.00', balance: '998.00' },
  });
  expect((await world.play(token, 'GET', 'session')).body.openRound).toMatchObject({ id: opened.id, seq: 1 });
  expect(await act(token, opened.id, 1, 'leave', 'l')).toMatchObject({
    body: { status: 'settled', payout: '2.00', balance: '1000.00' },
  });
  expect(await act(token, opened.id, 1, 'leave', 'l')).toMatchObject({ status: 200, body: { balance: '1000.00' } });
});
