import { afterAll, beforeAll, expect, it } from 'vitest';
import { inEachRun } from '../../tools/testing/long-tests.ts';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { runAllOpen, runHands, spinGames, stepGames } from './hand-run.ts';
import { runJackpots } from './jackpot-run.ts';
import { runLinked } from './linked-run.ts';

let database: DatabaseProcess;
beforeAll(async () => {
  database = await createDatabaseProcess();
});
afterAll(() => database.remove());

it('a blackjack hand survives the death of the house at each of its boundaries: it resumes and settles once', async () => {
  const every = [
    ...[0, 1, 2].flatMap((commit) => [{ at: 'before', commit } as const, { at: 'after', commit } as const]),
    'between' as const,
  ];
  const boundaries = inEachRun(every, (boundary) => boundary === 'between' || boundary.commit === 1);
  const result = await runHands({ database, game: 'blackjack-classic', boundaries, seed: 1 });
  expect(result).toMatchObject({ rounds: boundaries.length, lost: 0, doubled: 0, wrong: [] });
  // A hand may end with its first action: then its third commit is not reached. Between two commits nothing waits for an answer.
  const reached = boundaries.filter((boundary) => boundary === 'between' || boundary.commit < 2).length;
  expect(result.deaths).toBeGreaterThanOrEqual(reached);
  expect(result.retried).toBeGreaterThanOrEqual(reached - 1);
});

it.each(inEachRun(spinGames, (id) => id === 'lantern-harbour'))(
  'free spins of %s survive it too: they are settled with the bet that opened them, once, whatever was presented of them',
  async (game) => {
    const boundaries = [{ at: 'before', commit: 0 }, { at: 'after', commit: 0 }, 'between'] as const;
    const result = await runHands({ database, game, boundaries, seed: 2 });
    expect(result).toMatchObject({ rounds: 3, deaths: 3, lost: 0, doubled: 0, wrong: [] });
  },
);

it('one death with a round of every game of several steps open: each goes on where it stood, once, on one tab at a time', async () => {
  const result = await runAllOpen(database, 3);
  expect(result).toMatchObject({ deaths: 1, wrong: [] });
  expect(stepGames.length).toBeGreaterThan(0);
  expect(result.games).toEqual(stepGames);
});

it('a jackpot survives it at each of its steps: it is won once in a cycle, by the bet that asks again, where it was to fall', async () => {
  const result = await runJackpots({ database, steps: ['opening', 'opened', 'before', 'after'] });
  expect(result).toMatchObject({ wins: 4, deaths: 4, wrong: [] });
  expect(result.retried).toBeGreaterThanOrEqual(4);
});

it('so does a level that an outcome wins: it is paid once, to the bet that asks again', async () => {
  const result = await runLinked({ database, steps: ['before', 'after'] });
  expect(result).toMatchObject({ wins: 2, deaths: 2, wrong: [] });
  expect(result.retried).toBeGreaterThanOrEqual(2);
});
