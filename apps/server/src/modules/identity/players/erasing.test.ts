import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { createTestIdentity, registered, type TestIdentity } from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

describe('erasing a player', () => {
  test('deletes one key: no personal value can be opened afterwards', async () => {
    const { playerId, input } = await registered(it);
    expect(await it.identity.recipient(playerId)).toMatchObject({ email: input.email });
    await database.db.run('delete from player_keys where player_id = $1', [playerId]);
    expect(await it.identity.profile(playerId)).toBeUndefined();
    expect(await it.identity.recipient(playerId)).toBeUndefined();
    expect(await it.identity.issueToken(playerId, 'reset')).toBeUndefined();
  });

  test('sealed values copied into another player’s row do not open', async () => {
    const [first, second] = [await registered(it), await registered(it)];
    await database.db.run(
      `update player_profiles set details_sealed = (select details_sealed from player_profiles where player_id = $1) where player_id = $2`,
      [first.playerId, second.playerId],
    );
    await expect(it.identity.profile(second.playerId)).rejects.toThrow();
  });
});
