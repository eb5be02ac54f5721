import fc from 'fast-check';
import { expect, it } from 'vitest';
import { tiersOf } from '../levels/tiers.ts';
import { ladderOf } from './ladder.ts';

const tiers = tiersOf({ maxWin: 5_000 });
const wins = fc.bigInt({ min: 10_001n, max: 50_000_000n });

it('no word is larger than the win, and the words only grow', () => {
  fc.assert(
    fc.property(wins, fc.integer({ min: 0, max: 40 }), (multiplierE4, freeSpins) => {
      const ladder = ladderOf(freeSpins, multiplierE4, tiers);
      const starts = ladder.map(({ fromE4 }) => fromE4);
      expect(starts.every((start) => start <= multiplierE4)).toBe(true);
      expect(starts.every((start, index) => index === 0 || start > (starts[index - 1] ?? 0n))).toBe(true);
      expect(ladder.at(-1)?.word === 'max').toBe(multiplierE4 >= tiers.mostE4);
    }),
  );
});

it('free spins that came to less than a big win are called what they are', () => {
  expect(ladderOf(12, 437_500n, tiers).map(({ word }) => word)).toEqual(['freeSpins']);
  expect(ladderOf(12, 2_500_000n, tiers).map(({ word }) => word)).toEqual(['freeSpins', 'big', 'huge']);
  expect(ladderOf(0, 3_060_000n, tiers).map(({ word }) => word)).toEqual(['big', 'huge']);
});
