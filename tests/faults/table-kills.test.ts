import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { killedIn, runTableKills } from './table-kills.ts';

let database: DatabaseProcess;
beforeAll(async () => {
  database = await createDatabaseProcess();
});
afterAll(() => database.remove());

it('a worker that dies in any phase of any live table is followed by another within three seconds, and every bet is paid once, as its round’s link says', async () => {
  const result = await runTableKills({ database, kills: killedIn, seed: 4 });
  expect(result).toMatchObject({ kills: killedIn.length, wrong: [] });
  expect(result.bets).toBe(75);
  // The median: one of them may wait for a processor of a busy machine. The soak counts each.
  expect(result.takenMs.toSorted((a, b) => a - b)[2]).toBeLessThan(3_000);
});
