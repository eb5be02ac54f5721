import { categoryNames } from '@carmine/contract/games/game-service';
import { registry } from '@carmine/games';
import { formatAmount, money } from '@carmine/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

const base = '/game-service/api/v1';

interface CatalogueAnswer {
  readonly games: readonly { readonly id: string; readonly isNew: boolean }[];
  readonly segments: readonly { readonly id: string }[];
}

it('lists the games with the segments that have any; a currency of another shape counts as EUR', async () => {
  const reply = await world.get(`${base}/games-and-categories/EUR`);
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
    tags: expect.arrayContaining(['top', 'hot']),
    isNew: false,
    wagerPercent: 10,
  });
  expect(reply.body.segments[0]).toMatchObject({ id: 'top-games', title: 'Top games' });
  expect(reply.body.segments[0].gameIds).toContain('dice');
  // New games are a list, not the whole catalogue.
  const { games, segments } = reply.body as CatalogueAnswer;
  // The word for how a slot swings has its figure.
  const harbour = games.find(({ id }) => id === 'lantern-harbour');
  expect(harbour).toMatchObject({ volatility: 'medium-high', deviation: 10.75 });
  const isNewOrNot = new Set(games.map(({ isNew }) => isNew));
  expect(isNewOrNot).toEqual(new Set([true, false]));
  expect(segments.map(({ id }) => id)).toEqual(expect.arrayContaining(['new-games', 'slots-games']));
  expect(JSON.stringify(reply.body.segments)).not.toContain('live-games');
  for (const currency of ['usd', 'USDT', '12', '%2F'])
    expect((await world.get(`${base}/games-and-categories/${currency}`)).body).toEqual(reply.body);
});

it('answers the eight categories and no other', async () => {
  for (const name of categoryNames) expect((await world.get(`${base}/category/${name}`)).status).toBe(200);
  expect((await world.get(`${base}/category/hot-games`)).body).toContainEqual(expect.objectContaining({ id: 'dice' }));
  const { body } = await world.get(`${base}/category/slots-games`);
  const slots = body as readonly { readonly id: string; readonly category: string }[];
  expect(slots.map(({ id }) => id)).toContain('lantern-harbour');
  expect(slots.filter(({ category }) => category !== 'slots')).toEqual([]);
  expect((await world.get(`${base}/category/live-games`)).body).toEqual([]);
  for (const name of ['top', 'TOP-GAMES', 'jackpots-games', '__proto__'])
    expect(await world.get(`${base}/category/${name}`)).toMatchObject({ status: 404, code: 'not_found' });
  const { body: jackpots } = await world.get(`${base}/jackpots`);
  // Each pool of the house's games, with its seed in it.
  const pools = registry.flatMap(({ id, catalogue }) =>
    catalogue.jackpots.map(({ name, seedCents }) => ({
      ...{ id: name, gameIds: [id], currency: 'EUR', cycle: 1 },
      amount: formatAmount(money('EUR', BigInt(seedCents))),
    })),
  );
  expect(pools.length).toBeGreaterThan(0);
  expect(jackpots).toHaveLength(pools.length);
  expect(jackpots).toEqual(expect.arrayContaining(pools.map((pool) => expect.objectContaining(pool))));
});

it('shows net winners of settled real rounds from twice the stake on, under one letter of their names', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player);
  for (let n = 0; n < 12; n += 1)
    await world.bet(token, { stake: '1.00', params: { target: 9_800, direction: 'under' } }, `k${n}`);
  world.gaming.winners.forget();
  // A win of one cent is not listed.
  for (const list of ['latest', 'top']) expect((await world.get(`${base}/winners/${list}`)).body).toEqual([]);
  for (let n = 0; n < 40; n += 1) await world.bet(token, { stake: '1.00' }, `double${n}`);
  world.gaming.winners.forget();
  for (const list of ['latest', 'top']) {
    const { body } = await world.get(`${base}/winners/${list}`);
    expect(body.length).toBeGreaterThan(0);
    expect(body[0]).toMatchObject({
      player: 'M•••',
      game: 'dice',
      amount: '1.00',
      currency: 'EUR',
      multiplier: 20_000,
    });
    expect(JSON.stringify(body)).not.toContain('Mara');
  }
});

it('names a player once for each game, however often he won there', async () => {
  const player = await world.player(100_000n);
  const token = await world.launch(player);
  for (let n = 0; n < 40; n += 1)
    await world.bet(token, { stake: '1.00', params: { target: 4_800, direction: 'under' } }, `once${n}`);
  world.gaming.winners.forget();
  for (const list of ['latest', 'top']) {
    const body = (await world.get(`${base}/winners/${list}`)).body as readonly { multiplier: number }[];
    expect(body.filter(({ multiplier }) => multiplier === 20_625 || multiplier === 20_600)).toHaveLength(1);
  }
});

it('measures the top winners in EUR, whatever they won in', async () => {
  const bitcoin = await world.player(10_000_000n, 'BTC');
  const token = await world.launch(bitcoin);
  const { body: game } = await world.get('/play/v1/games/dice?currency=BTC');
  for (let n = 0; n < 40; n += 1) await world.bet(token, { stake: game.stakes.max }, `k${n}`);
  world.gaming.winners.forget();
  const { body } = await world.get(`${base}/winners/top`);
  expect(body[0]).toMatchObject({ currency: 'BTC' });
});
