import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayWorld, type PlayWorld } from '../../../testing/play-world.ts';

let world: PlayWorld;
beforeAll(async () => {
  world = await createPlayWorld();
});
afterAll(() => world.close());

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
    await world.send(
      'POST',
      favourites,
      { id: 'dice', launchId: 'whatever', category: 'x', name: 'y', provider: 'z' },
      player,
    ),
  ).toMatchObject({ status: 201, body: entry });
  expect(await world.send('POST', favourites, { id: 'dice' }, player)).toMatchObject({ status: 200, body: entry });
  expect((await world.get(favourites, player)).body).toEqual([entry]);
  expect((await world.get(favourites, other)).body).toEqual([]);
  expect(await world.send('POST', favourites, { id: 'nothing' }, player)).toMatchObject({
    status: 404,
    code: 'game_unknown',
  });
  expect((await world.send('DELETE', `${favourites}/dice`, undefined, other)).status).toBe(204);
  expect((await world.get(favourites, player)).body).toHaveLength(1);
  expect((await world.send('DELETE', `${favourites}/dice`, undefined, player)).status).toBe(204);
  expect((await world.get(favourites, player)).body).toEqual([]);
  expect((await world.get(favourites)).status).toBe(401);
});
