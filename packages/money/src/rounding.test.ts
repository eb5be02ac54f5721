import fc from 'fast-check';
import { expect, it } from 'vitest';
import { add, compare, money, subtract } from './money.ts';
import { multiplyDivide } from './rounding.ts';

const anyInteger = fc.bigInt({ min: -(10n ** 30n), max: 10n ** 30n });
const anyDenominator = fc.bigInt({ min: 1n, max: 10n ** 20n });

it('the floor is the greatest integer not above the quotient, the ceiling the least not below', () => {
  fc.assert(
    fc.property(anyInteger, anyInteger, anyDenominator, (value, numerator, denominator) => {
      const product = value * numerator;
      const floor = multiplyDivide(value, numerator, denominator, 'floor');
      const ceil = multiplyDivide(value, numerator, denominator, 'ceil');
      expect(floor * denominator <= product && product < (floor + 1n) * denominator).toBe(true);
      expect((ceil - 1n) * denominator < product && product <= ceil * denominator).toBe(true);
    }),
  );
});

it('a denominator of zero or below is a bug', () => {
  expect(() => multiplyDivide(1n, 1n, 0n, 'floor')).toThrow();
  expect(() => multiplyDivide(1n, 1n, -1n, 'ceil')).toThrow();
});

it('amounts of two currencies never mix', () => {
  const [eur, usd] = [money('EUR', 1n), money('USD', 1n)];
  for (const combine of [add, subtract, compare]) expect(() => combine(eur, usd)).toThrow(/cannot be combined/);
});
