import { inspect } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { categoryNames } from '@carmine/contract';
import { gameById } from '@carmine/games';
import { createGaming } from '../../modules/gaming/index.ts';
import { expectLedgerSound } from '../../modules/wallet/testing/expect-ledger-sound.ts';
import { createPlayWorld, type PlayWorld, type WorldPlayer } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(async () => {
  await expectLedgerSound(world.database.app);
  await world.close();
});

const base = '/game-service/api/v1';
const get = (url: string, player?: WorldPlayer) =>
  world.call({ method: 'GET', url, headers: player === undefined ? {} : { cookie: `session=${player.cookie}` } });
const send = (method: 'POST' | 'DELETE', url: string, payload: object | undefined, player?: WorldPlayer) =>
  world.call({
    method,
    url,
    ...(payload === undefined ? {} : { payload }),
    headers: player === undefined ? {} : { cookie: `session=${player.cookie}` },
  });

const birth = (years: number, days = 0) => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days) / 1000;
};

describe('the lobby', () => {
  it('lists the games with the segments that have any; a currency of another shape counts as EUR', async () => {
    const reply = await get(`${base}/games-and-categories/EUR`);
    expect(reply.status).toBe(200);
    expect(reply.body.games[0]).toEqual({
      id: 'dice',
      name: 'Dice',
      provider: 'Carmine Originals',
      imageId: 'carmine-originals:dice',
      category: 'instant',
      launchId: 'dice',
      rtp: '99.00',
      volatility: 'medium',
      maxWin: 9900,
      hasDemo: true,
      tags: ['top', 'main', 'popular', 'featured', 'new', 'hot'],
      isNew: true,
    });
    expect(reply.body.segments[0]).toEqual({ id: 'top-games', title: 'Top games', gameIds: ['dice'] });
    expect(reply.body.segments.map(({ id }: { id: string }) => id)).not.toContain('slots-games');
    for (const currency of ['usd', 'USDT', '12', '%2F'])
      expect((await get(`${base}/games-and-categories/${currency}`)).body).toEqual(reply.body);
  });

  it('answers the eight categories and no other', async () => {
    for (const name of categoryNames) expect((await get(`${base}/category/${name}`)).status).toBe(200);
    expect((await get(`${base}/category/hot-games`)).body).toHaveLength(1);
    expect((await get(`${base}/category/slots-games`)).body).toEqual([]);
    for (const name of ['top', 'TOP-GAMES', 'jackpots-games', '__proto__'])
      expect(await get(`${base}/category/${name}`)).toMatchObject({ status: 404, code: 'not_found' });
    expect((await get(`${base}/jackpots`)).body).toEqual([]);
  });

  it('shows winners of settled real rounds under one letter of their names', async () => {
    const player = await world.player(100_000n);
    const token = await world.launch(player);
    for (let n = 0; n < 12; n += 1)
      await world.bet(token, { stake: '1.00', params: { target: 9_800, direction: 'under' } }, `k${n}`);
    world.gaming.winners.forget();
    for (const list of ['latest', 'top']) {
      const { body } = await get(`${base}/winners/${list}`);
      expect(body.length).toBeGreaterThan(0);
      expect(body[0]).toMatchObject({
        player: 'M•••',
        game: 'dice',
        amount: '1.01',
        currency: 'EUR',
        multiplier: 10_102,
      });
      expect(JSON.stringify(body)).not.toContain('Mara');
    }
  });

  it('measures the top winners in EUR, whatever they won in', async () => {
    const bitcoin = await world.player(10_000_000n, 'BTC');
    const token = await world.launch(bitcoin);
    const { body: game } = await get('/play/v1/games/dice?currency=BTC');
    for (let n = 0; n < 8; n += 1)
      await world.bet(token, { stake: game.stakes.max, params: { target: 9_800, direction: 'under' } }, `k${n}`);
    world.gaming.winners.forget();
    const { body } = await get(`${base}/winners/top`);
    expect(body[0]).toMatchObject({ currency: 'BTC' });
  });
});

describe('POST game', () => {
  it('opens a demo for a visitor at an address of our own whose token reaches no log', async () => {
    const { status, body } = await send('POST', `${base}/game`, {
      launchId: 'dice',
      demo: true,
      id: 'x',
      gameName: 'Dice',
      lang: 'en',
      imageId: 'dice',
      platform: 'desktop',
      provider: 'p',
      category: 'c',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({ mode: 'demo' });
    expect(body.url).toMatch(/^\/play\/\?game=dice#session=[\w-]{43}$/);
    expect(body.sessionId).toMatch(/^pls_/);
  });

  it('needs a session for real money, and a game that exists', async () => {
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: false })).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await send('POST', `${base}/game`, { launchId: 'dice' })).toMatchObject({ status: 401 });
    expect(await send('POST', `${base}/game`, { launchId: 'lantern', demo: true })).toMatchObject({
      status: 404,
      code: 'game_unknown',
    });
    expect(await send('POST', `${base}/game`, { launchId: 'dice', currency: 'BTC' })).toMatchObject({ status: 422 });
  });

  it('plays in the default wallet’s currency', async () => {
    const player = await world.player(1_000_000n, 'BTC');
    const token = await world.launch(player);
    expect((await world.play(token, 'GET', 'session')).body).toMatchObject({
      mode: 'real',
      currency: 'BTC',
      balance: '0.01000000',
    });
  });

  it('from an unknown country: demo yes, real play only where the profile has a country', async () => {
    const player = await world.player(1_000n);
    world.floor.country = 'ZZ';
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({ status: 201 });
    expect(await send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
      status: 403,
      code: 'country_unknown',
    });
    Object.assign(world.details.get(player.playerId) ?? {}, { country: 'MT' });
    expect(await send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({ status: 201 });
    world.floor.country = 'MT';
  });

  it('refuses a restricted home and whoever is too young', async () => {
    const player = await world.player(1_000n);
    const details = world.details.get(player.playerId) ?? {};
    const launch = () => send('POST', `${base}/game`, { launchId: 'dice' }, player);
    Object.assign(details, { country: 'KP' });
    expect(await launch()).toMatchObject({ status: 403, code: 'country_restricted' });
    Object.assign(details, { country: 'MT', dateOfBirth: birth(18, 1) });
    expect(await launch()).toMatchObject({ status: 403, code: 'under_age' });
    Object.assign(details, { dateOfBirth: birth(18) });
    expect(await launch()).toMatchObject({ status: 201 });
  });

  it('in Great Britain waits for verification, in demo too, and then holds every bet to the cycle', async () => {
    const player = await world.player(10_000n);
    const details = world.details.get(player.playerId) ?? {};
    Object.assign(details, { country: 'GB' });
    expect(await send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
      status: 403,
      code: 'verification_required',
    });
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({
      status: 403,
      code: 'verification_required',
    });
    Object.assign(details, { verified: true });
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({ status: 201 });
    const token = await world.launch(player);
    expect((await world.play(token, 'GET', 'session')).body).toMatchObject({
      limits: { minCycleMs: 5_000 },
      realityCheckMinutes: 30,
    });
    await world.bet(token, { stake: '1.00' }, 'a');
    expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 429, code: 'too_fast' });
    world.floor.country = 'GB';
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({
      status: 403,
      code: 'verification_required',
    });
    world.floor.country = 'MT';
  });

  it('tells an excluded player so', async () => {
    const player = await world.player(1_000n);
    await world.wallet.setGate(world.database.app, player.playerId, { standing: 'excluded' });
    expect(await send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
      status: 451,
      code: 'self_excluded',
    });
    expect(await send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({ status: 451 });
  });
});

describe('fairness', () => {
  it('commits to the next seed before the client seed is chosen, and reveals only what is no longer used', async () => {
    const player = await world.player(10_000n);
    const token = await world.launch(player);
    const { body: before } = await get(`${base}/fairness/seeds`, player);
    expect(before).toMatchObject({ nonce: 0 });
    expect(before.clientSeed).toMatch(/^[A-Za-z0-9_-]{16}$/);
    const { body: round } = await world.bet(token, { stake: '1.00' }, 'a');
    expect((await get(`${base}/rounds/${round.id}`, player)).body.fairness).not.toHaveProperty('serverSeed');

    const { status, body: rotated } = await send(
      'POST',
      `${base}/fairness/rotate`,
      { clientSeed: 'my_own-Seed' },
      player,
    );
    expect(status).toBe(200);
    expect(rotated.revealed).toMatchObject({
      serverSeedHash: before.serverSeedHash,
      clientSeed: before.clientSeed,
      nonce: 1,
    });
    expect(rotated.active).toMatchObject({
      serverSeedHash: before.nextServerSeedHash,
      clientSeed: 'my_own-Seed',
      nonce: 0,
    });
    expect((await world.play(token, 'GET', 'fairness')).body).toEqual(rotated.active);
    expect((await get(`${base}/fairness/seeds`, player)).body).toEqual(rotated.active);

    const { body: record } = await get(`${base}/rounds/${round.id}`, player);
    const { serverSeed, clientSeed } = record.fairness;
    expect(serverSeed).toBe(rotated.revealed.serverSeed);
    expect(gameById('dice')?.verify({ serverSeed, clientSeed, nonce: record.nonce }, record.params, [])).toEqual(
      record.view,
    );
    expect(record.draws).toEqual([[10_000, (record.view as { result: number }).result]]);
    const { body: next } = await world.bet(token, { stake: '1.00' }, 'b');
    expect(next).toMatchObject({
      nonce: 0,
      fairness: { clientSeed: 'my_own-Seed', serverSeedHash: before.nextServerSeedHash },
    });
  });

  it('refuses a client seed that would make the message ambiguous', async () => {
    const player = await world.player();
    for (const clientSeed of ['', 'a:b', 'ü', 'x'.repeat(65), 7])
      expect(await send('POST', `${base}/fairness/rotate`, { clientSeed }, player)).toMatchObject({ status: 422 });
    expect(await send('POST', `${base}/fairness/rotate`, {})).toMatchObject({ status: 401 });
  });

  it('rotates a pair by itself once it has decided as many rounds as it may', async () => {
    const player = await world.player(10_000n);
    const seat = await world.gaming.findPlaySession(await world.launch(player));
    const brief = createGaming({ ...world.gamingDeps, roundsPerPair: 2n });
    const bet = async (key: string) => {
      const outcome =
        seat &&
        (await brief.startRound(
          seat,
          { country: 'MT' },
          { key, stake: '1.00', params: undefined, grantId: undefined },
        ));
      return outcome?.ok === true ? [outcome.round.nonce, outcome.round.fairness?.serverSeedHash] : outcome;
    };
    const { body: before } = await get(`${base}/fairness/seeds`, player);
    expect([await bet('a'), await bet('b'), await bet('c')]).toEqual([
      [0, before.serverSeedHash],
      [1, before.serverSeedHash],
      [0, before.nextServerSeedHash],
    ]);
  });

  it('another player’s round is nothing', async () => {
    const [mine, other] = [await world.player(10_000n), await world.player(10_000n)];
    const { body } = await world.bet(await world.launch(mine), { stake: '1.00' }, 'a');
    expect(await get(`${base}/rounds/${body.id}`, other)).toMatchObject({ status: 404, code: 'not_found' });
    expect(await get(`${base}/rounds/${body.id}`)).toMatchObject({ status: 401 });
    for (const id of ['1', 'rnd_1', `${body.id}x`, 'usr_00000000000000000000000000'])
      expect((await get(`${base}/rounds/${id}`, mine)).status).toBe(404);
    const token = await world.launch(other);
    expect(
      await world.play(token, 'POST', `rounds/${body.id}/actions`, { seq: 0, action: { type: 'x' } }, 'k'),
    ).toMatchObject({ status: 404 });
  });

  it('no answer, pushed hint or log line holds an unrevealed seed', async () => {
    const player = await world.player(10_000n);
    const token = await world.launch(player);
    const answers = [
      await world.bet(token, { stake: '1.00' }, 'a'),
      await world.play(token, 'GET', 'session'),
      await world.play(token, 'GET', 'rounds'),
      await get(`${base}/fairness/seeds`, player),
    ];
    const { body } = await send('POST', `${base}/fairness/rotate`, {}, player);
    const seed = body.revealed.serverSeed as string;
    const seen = inspect([answers.map((answer) => answer.body), world.floor.logged, world.pushed], {
      depth: null,
      maxStringLength: null,
      maxArrayLength: null,
    });
    expect(seen).toContain(body.revealed.serverSeedHash);
    expect(seen).not.toContain(seed);
    const { found } = await world.database.db.one<{ found: boolean }>(
      `select exists (select from seeds where position($1::bytea in server_seed_enc) > 0) as found`,
      [Buffer.from(seed)],
    );
    expect(found).toBe(false);
  });
});

describe('favourites and history', () => {
  const favourites = '/profile-service/api/v1/profile/favoriteGame';
  it('marks, lists and unmarks games, each player their own', async () => {
    const [player, other] = [await world.player(), await world.player()];
    const entry = {
      id: 'dice',
      launchId: 'dice',
      category: 'instant',
      name: 'Dice',
      provider: 'Carmine Originals',
      imageId: 'carmine-originals:dice',
    };
    expect(
      await send(
        'POST',
        favourites,
        { id: 'dice', launchId: 'whatever', category: 'x', name: 'y', provider: 'z' },
        player,
      ),
    ).toMatchObject({ status: 201, body: entry });
    expect(await send('POST', favourites, { id: 'dice' }, player)).toMatchObject({ status: 200, body: entry });
    expect((await get(favourites, player)).body).toEqual([entry]);
    expect((await get(favourites, other)).body).toEqual([]);
    expect(await send('POST', favourites, { id: 'nothing' }, player)).toMatchObject({
      status: 404,
      code: 'game_unknown',
    });
    expect((await send('DELETE', `${favourites}/dice`, undefined, other)).status).toBe(204);
    expect((await get(favourites, player)).body).toHaveLength(1);
    expect((await send('DELETE', `${favourites}/dice`, undefined, player)).status).toBe(204);
    expect((await get(favourites, player)).body).toEqual([]);
    expect((await get(favourites)).status).toBe(401);
  });

  it('pages through a player’s own rounds, by time and provider', async () => {
    const [player, other] = [await world.player(10_000n), await world.player()];
    const token = await world.launch(player);
    for (let n = 0; n < 5; n += 1) await world.bet(token, { stake: '1.00' }, `k${n}`);
    const history = '/profile-service/api/v1/history/bet';
    const { body } = await get(`${history}?size=2&page=1`, player);
    expect(body).toMatchObject({ page: 1, size: 2, total: 5 });
    expect(body.items[0]).toMatchObject({
      game: 'dice',
      provider: 'Carmine Originals',
      currency: 'EUR',
      stake: '1.00',
      status: 'settled',
      funding: 'cash',
    });
    expect(body.items[0].id).toBe(body.items[0].roundId);
    const today = new Date().toISOString().slice(0, 10);
    expect((await get(`${history}?from=${today}&to=${today}`, player)).body.total).toBe(5);
    expect((await get(`${history}?to=2020-01-01`, player)).body.total).toBe(0);
    expect(
      (await get(`${history}?from=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`, player)).body
        .total,
    ).toBe(0);
    expect((await get(`${history}?provider=Carmine%20Originals`, player)).body.total).toBe(5);
    expect((await get(`${history}?provider=Nobody`, player)).body).toMatchObject({ items: [], total: 0 });
    expect((await get(`${history}/provider`, player)).body).toEqual(['Carmine Originals']);
    expect((await get(history, other)).body.total).toBe(0);
    for (const query of ['size=101', 'page=-1', 'from=yesterday', 'unknown=1'])
      expect((await get(`${history}?${query}`, player)).status).toBe(422);
  });
});
