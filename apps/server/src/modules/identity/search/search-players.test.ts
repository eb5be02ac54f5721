import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSecretBox } from '../../../platform/secrets/secret-box.ts';
import { reseal } from '../../../platform/secrets/reseal.ts';
import { testDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { sealedPlayerKeys } from '../index.ts';
import { createTestIdentity, malta, registered, secret, type TestIdentity } from '../test-identity.ts';

let database: TestDatabase;
let it: TestIdentity;

beforeAll(async () => {
  database = await testDatabase();
  it = createTestIdentity(database.app);
});
afterAll(() => database.close());

const foundBy = async (text: string, { identity } = it) =>
  Object.fromEntries([...(await identity.search(text, { size: 20 })).players].map(([id, by]) => [String(id), by]));

let count = 0;
/** A last name that no other test uses. */
const newName = (): string =>
  `Quill${(count += 1).toString(26).replaceAll(/[0-9]/g, (digit) => 'qrstuvwxyz'[+digit] ?? '')}a`;

const named = async (name = newName(), world = it) => {
  const { playerId, input } = await registered(world, { fullName: `Ada ${name}` });
  return { playerId, name, email: input.email, found: { [String(playerId)]: ['name'] } };
};

const proven = (playerId: bigint) => ({ playerId: playerId as never, steppedUpAt: new Date() });
const marksOf = async (playerId: bigint) =>
  (await database.db.one<{ marks: Buffer[] | null }>('select marks from search_marks where player_id = $1', [playerId]))
    .marks;

test('a player is found by e-mail, name, phone and address, each said with the match, and nothing readable is kept', async () => {
  const { playerId, name, email } = await named();
  const update = {
    ...{ address: '7 Quarantine Lane', zipCode: 'VLT 1234', city: 'Valletta' },
    ...{ dialingCode: '+356', phoneNumber: '7942 4242' },
  };
  expect(await it.identity.updateProfile(proven(playerId), update, malta.ip)).toMatchObject({ ok: true });
  const id = String(playerId);
  expect(await foundBy(` ${email.toUpperCase()} `)).toEqual({ [id]: ['email'] });
  expect(await foundBy(`${name} ADA`)).toEqual({ [id]: ['name'] });
  expect(await foundBy('+356 79 42 42 42')).toEqual({ [id]: ['phone'] });
  expect(await foundBy('quarantine lane 7, Valletta, Malta')).toEqual({ [id]: ['address'] });
  const { row } = await database.db.one<{ row: string }>(
    'select search_marks::text as row from search_marks where player_id = $1',
    [playerId],
  );
  for (const value of [name, 'Quarantine', '79424242', 'Valletta']) {
    expect(row.toLowerCase()).not.toContain(value.toLowerCase());
    expect(row).not.toContain(Buffer.from(value.toLowerCase()).toString('hex'));
  }
});

test('newest first, at most the requested number', async () => {
  const name = newName();
  const ids = [];
  for (let player = 0; player < 3; player += 1) ids.unshift((await named(name)).playerId);
  expect([...(await it.identity.search(name, { size: 2 })).players.keys()]).toEqual(ids.slice(0, 2));
});

const correctDetails = (change: Pick<Parameters<typeof it.identity.correctDetails>[0], 'playerId' | 'correction'>) =>
  it.identity.correctDetails({ ...change, operatorId: 1n as never, reason: 'a letter', follow: async () => undefined });

describe('details that change', () => {
  test('a corrected name, phone and home are found by the new and not by the old', async () => {
    const { playerId, name, found } = await named();
    const correct = (correction: object) => correctDetails({ playerId, correction });
    const home = (address: string) => ({ address, zipCode: '11111', city: 'Sliema' });
    await correct({ phone: { dialingCode: '+49', phoneNumber: '11111111' }, home: home('1 Formerly Road') });
    expect(await foundBy('1 Formerly Road')).toHaveProperty(String(playerId));
    const next = newName();
    await correct({
      ...{ lastName: next, phone: { dialingCode: '+49', phoneNumber: '22222222' }, home: home('2 Nowadays Road') },
    });
    for (const text of [name, '+49 11111111', '1 Formerly Road']) expect(await foundBy(text)).toEqual({});
    expect(await foundBy(next)).toEqual(found);
    for (const text of ['+49 22222222', '2 Nowadays Road'])
      expect(await foundBy(text)).toHaveProperty(String(playerId));
  });

  test('after two concurrent changes the stored details are found', async () => {
    const { playerId, found } = await named();
    const names = [newName(), newName(), newName(), newName()];
    await Promise.all(names.map((lastName) => correctDetails({ playerId, correction: { lastName } })));
    const stands = (await it.identity.profile(playerId))?.lastName;
    for (const name of names) expect(await foundBy(name)).toEqual(name === stands ? found : {});
  });

  test('by a program that makes no marks are not found by the old ones, and by the new ones once the worker came', async () => {
    const [one, other] = [await named(), await named()];
    // What an older release would write: sealed details without marks.
    await correctDetails({ playerId: one.playerId, correction: { lastName: other.name } });
    const { details } = await database.db.one<{ details: Buffer }>(
      'select details_sealed as details from player_profiles where player_id = $1',
      [one.playerId],
    );
    await correctDetails({ playerId: one.playerId, correction: { lastName: one.name } });
    await database.app.run('update player_profiles set details_sealed = $2 where player_id = $1', [
      one.playerId,
      details,
    ]);
    expect(await foundBy(one.name)).toEqual({});
    expect(await it.identity.makeSearchMarks()).toBe(1);
    expect(await foundBy(other.name)).toEqual({ ...one.found, ...other.found });
  });
});

describe('the worker', () => {
  test('makes the marks of players from before there were any, once, also beside one whose details do not open', async () => {
    const [early, broken, late] = [await named(), await named(), await named()];
    await database.db.run(`update player_profiles set details_sealed = '\\x01' where player_id = $1`, [
      broken.playerId,
    ]);
    await database.db.run('update search_marks set marks = null where player_id >= $1', [early.playerId]);
    expect(await foundBy(early.name)).toEqual({});
    await expect(it.identity.makeSearchMarks()).rejects.toThrow('1 players');
    for (const { name, found } of [early, late]) expect(await foundBy(name)).toEqual(found);
    await database.db.run('delete from player_keys where player_id = $1', [broken.playerId]);
    expect(await it.identity.makeSearchMarks()).toBe(0);
  });

  test('leaves the newer name where a correction comes in between', async () => {
    const { playerId, name } = await named();
    await database.db.run('update search_marks set marks = null where player_id = $1', [playerId]);
    const next = newName();
    await Promise.all([it.identity.makeSearchMarks(), correctDetails({ playerId, correction: { lastName: next } })]);
    expect(await foundBy(name)).toEqual({});
    expect(await foundBy(next)).toHaveProperty(String(playerId));
  });
});

test('a player whose key is gone has no marks left, and gets none again', async () => {
  const { playerId, name } = await named();
  expect(await marksOf(playerId)).not.toBeNull();
  await database.db.run('delete from player_keys where player_id = $1', [playerId]);
  expect(await foundBy(name)).toEqual({});
  expect(await it.identity.makeSearchMarks()).toBe(0);
  expect(await database.db.rows('select 1 from search_marks where player_id = $1', [playerId])).toEqual([]);
});

test('after a change of the house’s key old and new players are found by the same words', async () => {
  const name = newName();
  const before = await named(name);
  const old = { keyId: 1, secret };
  const fresh = { keyId: 2, secret: Buffer.alloc(32, 0x5a) };
  const during = createTestIdentity(database.app, { secretBox: createSecretBox([fresh, old]) });
  await reseal(database.db, createSecretBox([fresh, old]), sealedPlayerKeys);
  const alone = createTestIdentity(database.app, { secretBox: createSecretBox([fresh]) });
  const after = await named(name, alone);
  for (const world of [during, alone]) expect(await foundBy(name, world)).toEqual({ ...before.found, ...after.found });
  await database.db.run('update search_marks set marks = null where player_id = $1', [before.playerId]);
  expect(await alone.identity.makeSearchMarks()).toBe(1);
  expect(await foundBy(name)).toEqual({ ...before.found, ...after.found });
});
