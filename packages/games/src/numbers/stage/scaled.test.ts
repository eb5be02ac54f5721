import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readScaled, writeScaled } from './scaled.ts';

it('numbers come back as the same text', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), fc.constantFrom(2, 4, 8), (value, decimals) => {
      expect(readScaled(writeScaled(value, decimals), decimals)).toBe(value);
    }),
  );
  for (const text of ['', 'abc', '1e3', '-1', '1.2.3', '.5']) expect(readScaled(text, 2)).toBeUndefined();
  expect(readScaled('2', 4)).toBe(20_000n);
  expect(readScaled('49,5 %', 2)).toBe(4_950n);
});
