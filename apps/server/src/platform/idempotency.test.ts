import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { testDatabase } from '../testing/test-database.ts';
import { once, requestHash } from './idempotency.ts';
import type { PlayerId } from './ids/ids.ts';

let db: Database;
const playerId = 1n as PlayerId;

beforeEach(async () => {
  const database = await testDatabase();
  db = database.app;
  return () => database.close();
});

test('fifty parallel requests with one key do the work once and all get its answer', async () => {
  let done = 0;
  const results = await Promise.all(
    Array.from({ length: 50 }, () =>
      db.transaction((sql) =>
        once(sql, { playerId, key: 'k', request: { amount: '10' } }, async () => {
          done += 1;
          return { payment: 'dep_1' };
        }),
      ),
    ),
  );
  expect(done).toBe(1);
  expect(results.every((result) => result.ok && result.answer.payment === 'dep_1')).toBe(true);
  expect(results.filter((result) => result.ok && !result.replayed)).toHaveLength(1);
});

test('the same key for another request is refused; for another player it is another key', async () => {
  const ask = (player: bigint, request: unknown) =>
    once(db, { playerId: player as PlayerId, key: 'k', request }, async () => ({ player: player.toString() }));
  await ask(1n, { amount: '10', currency: 'EUR' });
  expect(await ask(1n, { currency: 'EUR', amount: '10' })).toMatchObject({ ok: true, replayed: true });
  expect(await ask(1n, { amount: '11', currency: 'EUR' })).toEqual({ ok: false, reason: 'idempotency_key_reused' });
  expect(await ask(2n, { amount: '10', currency: 'EUR' })).toMatchObject({ ok: true, replayed: false });
});

test('work that fails leaves its key free', async () => {
  const failing = db.transaction((sql) =>
    once(sql, { playerId, key: 'k', request: {} }, async () => Promise.reject(new Error('gateway down'))),
  );
  await expect(failing).rejects.toThrow('gateway down');
  expect(await once(db, { playerId, key: 'k', request: {} }, async () => 'done')).toEqual({
    ok: true,
    replayed: false,
    answer: 'done',
  });
});

test('requests are the same whatever the order of their fields, and differ by any value', () => {
  expect(requestHash({ a: 1, b: { c: [1, 2], d: 5n } }).equals(requestHash({ b: { d: 5n, c: [1, 2] }, a: 1 }))).toBe(
    true,
  );
  expect(requestHash({ a: [1, 2] }).equals(requestHash({ a: [2, 1] }))).toBe(false);
  expect(requestHash({ a: '1' }).equals(requestHash({ a: 1 }))).toBe(false);
});
