import { expect, it } from 'vitest';
import { acceptWord } from '../src/rng.ts';
import { simulationDraws } from './simulation-draws.ts';
import { simulationWords } from './simulation-rng.ts';

it.each([1, 7, 1_000, 65_521, 65_536, 2 ** 21, 3_000_000_000])(
  'draws below %d are those of the games, redrawn alike',
  (n) => {
    const [draws, words] = [simulationDraws(5), simulationWords(5)];
    let redrawn = 0;
    for (let draw = 0; draw < 200_000; draw += 1) {
      let value = acceptWord(words(), n);
      for (; value === undefined; redrawn += 1) value = acceptWord(words(), n);
      if (draws.below(n) !== value) expect.fail(`draw ${draw}`);
    }
    if (n === 3_000_000_000) expect(redrawn).toBeGreaterThan(1_000);
  },
);

it('weights are drawn as the games draw them, whichever follow each other', () => {
  const rows = [
    [3, 0, 5],
    [1, 1, 1, 60_000],
    [0, 2],
  ];
  const [draws, words] = [simulationDraws(6), simulationWords(6)];
  for (let draw = 0; draw < 3_000; draw += 1) {
    const row = rows[draw % 3] as number[];
    const total = row.reduce((sum, weight) => sum + weight, 0);
    let value = acceptWord(words(), total) ?? Number.NaN;
    const index = row.findIndex((weight) => (value -= weight) < 0);
    expect(draws.weighted(row)).toBe(index);
  }
});
