import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

it('pages through a player’s own rounds, by time and provider', async () => {
  const [player, other] = [await world.player(10_000n), await world.player()];
  const token = await world.launch(player);
  for (let n = 0; n < 5; n += 1) await world.bet(token, { stake: '1.00' }, `k${n}`);
  const history = '/profile-service/api/v1/history/bet';
  const { body } = await world.get(`${history}?size=2&page=1`, player);
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
  expect((await world.get(`${history}?from=${today}&to=${today}`, player)).body.total).toBe(5);
  expect((await world.get(`${history}?to=2020-01-01`, player)).body.total).toBe(0);
  expect(
    (await world.get(`${history}?from=${encodeURIComponent(new Date(Date.now() + 60_000).toISOString())}`, player)).body
      .total,
  ).toBe(0);
  expect((await world.get(`${history}?provider=Carmine%20Originals`, player)).body.total).toBe(5);
  expect((await world.get(`${history}?provider=Nobody`, player)).body).toMatchObject({ items: [], total: 0 });
  expect((await world.get(`${history}/provider`, player)).body).toEqual(['Carmine Originals']);
  expect((await world.get(history, other)).body.total).toBe(0);
  for (const query of ['size=101', 'page=-1', 'from=yesterday', 'unknown=1'])
    expect((await world.get(`${history}?${query}`, player)).status).toBe(422);
});
