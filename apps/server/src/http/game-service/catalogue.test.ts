import { afterAll, beforeAll, expect, it } from 'vitest';
import { newOperator } from '../../testing/end-stop.ts';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld([], { seedGames: 60 });
});
afterAll(async () => {
  await world.close();
});

const base = '/game-service/api/v1';
interface Listed {
  readonly id: string;
  readonly rtp: string;
  readonly game: string;
  readonly hasDemo: boolean;
}

const ids = (games: readonly { id: string }[]) => games.map(({ id }) => id);
const asShipped = {
  enabled: true,
  maintenance: false,
  hiddenIn: [],
  featured: null,
  isNew: null,
  hot: null,
  place: null,
};
const decide = async (id: string, settings: Partial<Parameters<PlayWorld['gaming']['changeGame']>[0]['settings']>) =>
  world.gaming.changeGame({
    ...{ id, settings: { ...asShipped, ...settings } },
    ...{ operatorId: await newOperator(world.database.db), reason: 'The week of cards' },
  });

it('the summary counts what the whole catalogue holds, and its version opens a copy that never changes', async () => {
  const { body: summary } = await world.get(`${base}/catalogue`);
  const whole = await world.get(`${base}/games-and-categories/EUR?v=${summary.version}`);
  const lists = whole.body.segments as { id: string; gameIds: string[] }[];
  expect(summary.total).toBe(whole.body.games.length);
  for (const { id, count } of summary.segments)
    expect([id, count]).toEqual([id, lists.find((list) => list.id === id)?.gameIds.length]);
  expect(whole.headers['cache-control']).toContain('immutable');
  const other = await world.get(`${base}/games-and-categories/EUR?v=elsewhere`);
  expect(other.body).toEqual(whole.body);
  expect(other.headers['cache-control']).not.toContain('immutable');
});

it('games are filtered and ordered, and what no filter knows is refused', async () => {
  const list = async (query: string) =>
    (await world.get(`${base}/games?size=100&${query}`)).body as { games: Listed[]; total: number };
  const all = await list('');
  expect((await list('category=slots-games')).total).toBeLessThan(all.total);
  const rich = (await list('rtp=98&sort=rtp')).games.map(({ rtp }) => Number(rtp));
  expect(rich.length).toBeGreaterThan(0);
  expect(rich.every((rtp) => rtp >= 98)).toBe(true);
  expect(rich).toEqual(rich.toSorted((a, b) => b - a));
  expect((await list('demo=1')).games.every(({ hasDemo }) => hasDemo)).toBe(true);
  expect((await list('provider=Placeholder%20North&volatility=low')).games).not.toEqual([]);
  expect((await world.get(`${base}/games?size=5`)).body).toMatchObject({ total: all.total, games: { length: 5 } });
  for (const query of ['category=top', 'sort=best', 'size=0', 'rtp=high', 'demo=yes', 'colour=red'])
    expect([query, (await world.get(`${base}/games?${query}`)).status]).toEqual([query, 422]);
});

it('a game is found by name or id, whatever the name holds, with games like it', async () => {
  const page = async (name: string) => world.get(`${base}/game?name=${encodeURIComponent(name)}`);
  const { body } = await page('Lantern Harbour');
  expect(body.game.id).toBe('lantern-harbour');
  expect(ids(body.related)).not.toContain('lantern-harbour');
  expect(body.related.length).toBe(7);
  expect((await page('lantern-harbour')).body.game).toEqual(body.game);
  const { body: all } = await world.get(`${base}/games?size=100`);
  for (const game of all.games) expect((await page(game.name)).body.game.id).toBe(game.id);
  expect((await page('Chess')).status).toBe(404);
});

it('what only fills the lobby can be neither opened nor marked', async () => {
  const player = await world.player(1_000n);
  for (const demo of [true, false])
    expect(await world.send('POST', `${base}/game`, { launchId: 'placeholder-4', demo }, player)).toMatchObject({
      status: 404,
      code: 'game_unknown',
    });
  const favourites = '/profile-service/api/v1/profile/favoriteGame';
  expect(await world.send('POST', favourites, { id: 'placeholder-4' }, player)).toMatchObject({ status: 404 });
});

it('a game hidden in a country is not there for its visitors, and there for all others', async () => {
  await decide('dice', { hiddenIn: ['SE'] });
  const before = (await world.get(`${base}/catalogue`)).body;
  world.http.country = 'SE';
  const hidden = (await world.get(`${base}/catalogue`)).body;
  expect([hidden.total, hidden.version === before.version]).toEqual([before.total - 1, false]);
  expect((await world.get(`${base}/game?name=dice`)).status).toBe(404);
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({
    code: 'game_unknown',
  });
  world.http.country = 'MT';
  expect((await world.get(`${base}/game?name=dice`)).status).toBe(200);
  await decide('dice', {});
});

it('operators put a game on a list, take it off, move it to the front and switch it off', async () => {
  await decide('blackjack-classic', { hot: true, isNew: false, place: 0 });
  await decide('dice', { hot: false, place: 3 });
  const hot = (await world.get(`${base}/category/hot-games`)).body;
  expect(ids(hot)).toContain('blackjack-classic');
  expect(ids(hot)).not.toContain('dice');
  const [first] = (await world.get(`${base}/games`)).body.games;
  expect(first).toMatchObject({ id: 'blackjack-classic', isNew: false });
  await decide('dice', { enabled: false });
  expect((await world.get(`${base}/game?name=dice`)).status).toBe(404);
  for (const id of ['dice', 'blackjack-classic']) await decide(id, {});
  expect((await world.get(`${base}/games`)).body.games[0].id).toBe('dice');
});

it('a game that is looked after is shown and not opened; a play session that is open already starts no new round', async () => {
  const player = await world.player(10_000n);
  const token = await world.launch(player);
  const bet = { stake: '1.00', params: { target: 5_000, direction: 'under' } };
  expect((await world.bet(token, bet, 'first')).status).toBe(201);
  await decide('dice', { maintenance: true });
  expect((await world.get(`${base}/game?name=dice`)).body.game).toMatchObject({ maintenance: true });
  expect(await world.send('POST', `${base}/game`, { launchId: 'dice', demo: true })).toMatchObject({
    status: 409,
    code: 'game_unavailable',
  });
  expect(await world.bet(token, bet, 'second')).toMatchObject({ status: 409, code: 'game_unavailable' });
  // A repeated request still gets the answer of its bet.
  expect((await world.bet(token, bet, 'first')).status).toBe(201);
  await decide('dice', {});
  expect((await world.bet(token, bet, 'second')).status).toBe(201);
  world.gaming.winners.forget();
  expect(ids((await world.get(`${base}/games/recent`, player)).body)).toEqual(['dice']);
  expect((await world.get(`${base}/games/recent`)).status).toBe(401);
});

it('a game’s own winners are of that game', async () => {
  for (const list of ['latest', 'top']) {
    expect((await world.get(`${base}/winners/${list}?game=blackjack-classic`)).body).toEqual([]);
    const own = (await world.get(`${base}/winners/${list}?game=dice`)).body as Listed[];
    expect(own.every(({ game }) => game === 'dice')).toBe(true);
  }
});
