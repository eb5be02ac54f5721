import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const ledgerSize = () =>
  world.database.db.one<{ rounds: bigint; transfers: bigint; nonces: bigint; seeds: bigint; keys: bigint }>(
    `select (select count(*) from every_round) as rounds, (select count(*) from transfers) as transfers,
       (select count(*) from nonces) as nonces, (select count(*) from seeds) as seeds, (select count(*) from reply_cache) as keys`,
  );

it('a visitor plays with 1,000.00 of play money and never touches the ledger', async () => {
  const before = await ledgerSize();
  const token = await world.launch(undefined);
  expect((await world.play(token, 'GET', 'session')).body).toMatchObject({
    mode: 'demo',
    currency: 'EUR',
    balance: '1000.00',
    bonusBalance: '0.00',
    net: '0.00',
    freeSpins: [],
  });
  let cents = 100_000;
  for (let n = 0; n < 30; n += 1) {
    const { status, body } = await world.bet(token, { stake: '10.00' }, `k${n}`);
    expect(status).toBe(201);
    cents += Math.round(Number(body.payout) * 100) - 1_000;
    expect(body).toMatchObject({ nonce: n, balance: (cents / 100).toFixed(2) });
  }
  expect((await world.play(token, 'GET', 'rounds?size=100')).body).toHaveLength(30);
  expect(await ledgerSize()).toEqual(before);
  expect((await world.call({ method: 'GET', url: '/game-service/api/v1/winners/latest' })).body).toEqual([]);
});

it('a signed-in player’s demo stays out of history too', async () => {
  const player = await world.player(10_000n);
  const reply = await world.call({
    method: 'POST',
    url: '/game-service/api/v1/game',
    payload: { launchId: 'dice', demo: true },
    headers: { cookie: `session=${player.cookie}` },
  });
  expect(reply).toMatchObject({ status: 201, body: { mode: 'demo' } });
  const token = String(reply.body.url).split('#session=')[1] ?? '';
  await world.bet(token, { stake: '1.00' }, 'a');
  const history = await world.call({
    method: 'GET',
    url: '/profile-service/api/v1/history/bet',
    headers: { cookie: `session=${player.cookie}` },
  });
  expect(history.body).toMatchObject({ items: [], total: 0 });
  expect((await world.wallet.wallets(player.playerId))[0]?.cash).toBe(10_000n);
});

it('keys, limits, funds and seeds follow the same rules as with money', async () => {
  const token = await world.launch(undefined);
  const first = await world.bet(token, { stake: '25.00' }, 'same');
  expect((await world.bet(token, { stake: '25.00' }, 'same')).body).toEqual(first.body);
  expect(await world.bet(token, { stake: '24.00' }, 'same')).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect(await world.bet(token, { stake: '0.01' }, 'same')).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
  expect(await world.bet(token, { stake: '1000.01' }, 'b')).toMatchObject({ status: 422, code: 'stake_out_of_range' });
  const { body: rotated } = await world.play(token, 'POST', 'fairness/rotate', { clientSeed: 'mine' });
  expect(rotated.revealed).toMatchObject({ nonce: 1, serverSeedHash: first.body.fairness?.serverSeedHash });
  expect(rotated.active).toMatchObject({ clientSeed: 'mine', nonce: 0 });
  await world.database.db.run('update demo_sessions set balance = 5');
  expect(await world.bet(token, { stake: '1.00' }, 'c')).toMatchObject({ status: 422, code: 'insufficient_funds' });
});

it('fifty parallel bets on one demo session take numbers without a gap', async () => {
  const token = await world.launch(undefined);
  const replies = await Promise.all(Array.from({ length: 50 }, (_, n) => world.bet(token, { stake: '1.00' }, `k${n}`)));
  expect(replies.map(({ body }) => body.nonce ?? -1).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, n) => n),
  );
});

it('a bet that was let in just before the end is not taken after it', async () => {
  const playSession = await world.gaming.findPlaySession(await world.launch(undefined));
  await world.database.db.run(
    `update demo_sessions set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'`,
  );
  const bet = { key: 'late', stake: '1.00', params: undefined, grantId: undefined };
  const outcome =
    playSession === undefined ? undefined : await world.gaming.startRound(playSession, { country: 'MT' }, bet);
  expect(outcome).toMatchObject({ ok: false, reason: 'play_session_ended' });
});

it('ends after a day, and is then forgotten', async () => {
  const token = await world.launch(undefined);
  await world.bet(token, { stake: '1.00' }, 'a');
  await world.database.db.run(
    `update demo_sessions set created_at = now() - interval '25 hours', expires_at = now() - interval '1 hour'`,
  );
  expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 401, code: 'play_session_ended' });
  expect(await world.gaming.prune()).toBeGreaterThan(0);
  expect((await world.database.db.one<{ left: bigint }>('select count(*) as left from demo_rounds')).left).toBe(0n);
});

it('one session’s round is another session’s nothing', async () => {
  const [mine, other] = [await world.launch(undefined), await world.launch(undefined)];
  const { body } = await world.bet(mine, { stake: '1.00' }, 'a');
  const reply = await world.play(other, 'POST', `rounds/${body.id}/actions`, { seq: 0, action: { type: 'x' } }, 'k');
  expect(reply).toMatchObject({ status: 404, code: 'not_found' });
  expect(await world.play(other, 'GET', `rounds/${body.id}`)).toMatchObject({ status: 404, code: 'not_found' });
  const own = await world.play(mine, 'GET', `rounds/${body.id}`);
  expect(own).toMatchObject({ status: 200, body: { id: body.id, view: body.view, fairness: { algorithm: 'PF-1' } } });
  expect(own.body.fairness).not.toHaveProperty('serverSeed');
});
