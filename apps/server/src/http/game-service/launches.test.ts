import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const base = '/game-service/api/v1';
const birth = (years: number, days = 0) => {
  const now = new Date();
  return Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days) / 1000;
};

it('opens a demo for a visitor at an address of our own whose token reaches no log', async () => {
  const { status, body } = await world.send('POST', `${base}/game`, {
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
  expect(body.url).toMatch(/^\/play\/\?game=dice&currency=EUR#session=[\w-]{43}$/);
  expect(body.sessionId).toMatch(/^pls_/);
});

it.each([
  { launchId: '' },
  { id: 'two words' },
  { gameName: '' },
  { gameName: 'Dice\u0000' },
  { demo: 'yes' },
  { lang: 'English, please' },
  { imageId: '../dice' },
  { imageId: 'a:b:c' },
  { platform: 'mobile' },
  { provider: 7 },
  { provider: 'x'.repeat(201) },
  { category: 'Table games' },
  { sessionId: 'pls_1' },
])('refuses a launch of another shape: %j', async (field) => {
  const payload = { launchId: 'dice', demo: true, ...field };
  expect(await world.send('POST', `${base}/game`, payload)).toMatchObject({ status: 422, code: 'invalid_request' });
});

it('whatever else a launch names, its launch id decides', async () => {
  const others = { id: 'blackjack-classic', gameName: 'Blackjack', imageId: 'carmine-originals:lantern-harbour' };
  const { body } = await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true, ...others });
  expect(body.url).toMatch(/^\/play\/\?game=dice&currency=EUR#/);
});

it('needs a session for real money, and a game that exists', async () => {
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: false })).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice' })).toMatchObject({ status: 401 });
  expect(await world.send('POST', `${base}/game`, { launchId: 'lantern', demo: true })).toMatchObject({
    status: 404,
    code: 'game_unknown',
  });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', currency: 'BTC' })).toMatchObject({
    status: 422,
  });
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
  world.http.country = 'ZZ';
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({ status: 201 });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
    status: 403,
    code: 'country_unknown',
  });
  Object.assign(world.details.get(player.playerId) ?? {}, { country: 'MT' });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({ status: 201 });
  world.http.country = 'MT';
});

it('refuses a restricted country of residence and players under age', async () => {
  const player = await world.player(1_000n);
  const details = world.details.get(player.playerId) ?? {};
  const launch = () => world.send('POST', `${base}/game`, { launchId: 'dice' }, player);
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
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
    status: 403,
    code: 'verification_required',
  });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({
    status: 403,
    code: 'verification_required',
  });
  Object.assign(details, { verified: true });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({
    status: 201,
  });
  const token = await world.launch(player);
  expect((await world.play(token, 'GET', 'session')).body).toMatchObject({
    limits: { minCycleMs: 5_000 },
    realityCheckMinutes: 30,
  });
  await world.bet(token, { stake: '1.00' }, 'a');
  expect(await world.bet(token, { stake: '1.00' }, 'b')).toMatchObject({ status: 429, code: 'too_fast' });
  world.http.country = 'GB';
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({
    status: 403,
    code: 'verification_required',
  });
  world.http.country = 'MT';
});

it('reports an exclusion to the player', async () => {
  const player = await world.player(1_000n);
  await world.wallet.setGate(world.database.app, player.playerId, { protectionStatus: 'excluded' });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice' }, player)).toMatchObject({
    status: 451,
    code: 'self_excluded',
  });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true }, player)).toMatchObject({
    status: 451,
  });
});
