import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { createRateLimits, pruneRateLimits } from './rate-limits.ts';

test('a dear budget is one over all processes, and what it is worth is multiplied by the factor', async () => {
  const { app, db } = await testDatabase();
  const processes = [createRateLimits(app, 1), createRateLimits(app, 1)];
  const results = [];
  for (let n = 0; n < 130; n += 1) results.push(await processes[n % 2]?.consume('sign-in', 'address', '203.0.113.9'));
  expect(results.filter((result) => result?.ok)).toHaveLength(120);
  const refused = results.at(-1);
  expect(refused).toMatchObject({ ok: false });
  expect(refused?.ok === false && refused.retryAfterS > 0 && refused.retryAfterS <= 900).toBe(true);
  expect(await processes[0]?.consume('sign-in', 'address', '203.0.113.10')).toEqual({ ok: true });
  expect(await processes[0]?.consume('sign-in', 'account', '203.0.113.9')).toEqual({ ok: true });
  expect(await createRateLimits(app, 2).consume('sign-in', 'address', '203.0.113.9')).toEqual({ ok: true });
  await db.run('update rate_limits set expire = 1');
  expect(await pruneRateLimits(app)).toBe(3);
});

test('a cheap budget does not touch the database', async () => {
  const { app } = await testDatabase();
  const limits = createRateLimits(app, 1);
  for (let n = 0; n < 20; n += 1) await limits.consume('play', 'account', 'player:1');
  expect(await app.one('select count(*) as rows from rate_limits')).toEqual({ rows: 0n });
});

test('without the database the process counts alone instead of failing', async () => {
  const { app } = await testDatabase();
  const broken = { ...app, rows: () => Promise.reject(new Error('down')) };
  const limits = createRateLimits(broken, 1 / 120);
  expect(await limits.consume('sign-in', 'address', 'x')).toEqual({ ok: true });
  expect(await limits.consume('sign-in', 'address', 'x')).toMatchObject({ ok: false });
});
