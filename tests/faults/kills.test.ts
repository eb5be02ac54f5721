import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runContest } from './contest.ts';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { runKills } from './kill-run.ts';

let database: DatabaseProcess;
beforeAll(async () => {
  database = await createDatabaseProcess();
});
afterAll(() => database.remove());

describe('what was acknowledged', () => {
  it('survives four kills of the application under the load of fifty clients, and nothing happens twice', async () => {
    const result = await runKills({ database, target: 'app', kills: 4, clients: 50, seed: 1 });
    expect(result).toMatchObject({ kills: 4, lost: 0, doubled: 0, unsound: [] });
    expect(result.acknowledged).toBeGreaterThan(200);
  });

  it('survives two kills of the whole database under the same load', async () => {
    const result = await runKills({ database, target: 'database', kills: 2, clients: 50, seed: 2 });
    expect(result).toMatchObject({ kills: 2, lost: 0, doubled: 0, unsound: [] });
    expect(result.acknowledged).toBeGreaterThan(100);
  });

  it('survives a database that is frozen twice in the midst of bets: who asks again with the same key is not charged twice', async () => {
    const result = await runKills({ database, target: 'frozen database', kills: 2, clients: 50, seed: 3 });
    expect(result).toMatchObject({ kills: 2, lost: 0, doubled: 0, unsound: [] });
    expect(result.acknowledged).toBeGreaterThan(100);
    // Bets pending in the frozen database were settled when it continued, after all clients had given up.
    expect(result.metCommitted).toBeGreaterThan(0);
  });
});

it('lets exactly the money’s worth through when two processes contest it', async () => {
  const result = await runContest(database, 200);
  expect(result).toEqual({ attempts: 200, settled: 100, refused: 100, left: 0n, unsound: [] });
});
