import fc from 'fast-check';
import { expect, it } from 'vitest';
import { amountBetween, evenStep } from './motion.ts';

const amount = fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n });

it('a number on its way has no digits that neither end has', () => {
  expect(evenStep(0n, 52_500_000n)).toBe(100_000n);
  expect(evenStep(0n, 5_000_000n)).toBe(100_000n);
  expect(evenStep(0n, 50n)).toBe(1n);
  expect(evenStep(1_282_500_000n, 1_287_500_000n)).toBe(100_000n);
  expect(evenStep(0n, 0n)).toBe(1n);
});

it('a number on its way stays between both ends, and ends exactly', () => {
  fc.assert(
    fc.property(amount, amount, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, progress) => {
      const [low, high] = from < to ? [from, to] : [to, from];
      const between = amountBetween(from, to, progress);
      expect(between >= low && between <= high).toBe(true);
      expect(between % evenStep(from, to)).toBe(progress >= 1 ? to % evenStep(from, to) : 0n);
      expect(amountBetween(from, to, 1)).toBe(to);
    }),
  );
});
