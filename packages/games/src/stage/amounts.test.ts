import { expect, it } from 'vitest';
import { amountText, amountWithUnit, eurText, signedText, signedWithUnit } from './amounts.ts';

it('amounts keep every digit that says something and at least two', () => {
  expect(amountText('EUR', 131_840n)).toBe('1,318.40');
  expect(amountText('USDT', 5_000_000n)).toBe('5.00');
  expect(amountText('BTC', 371_611n)).toBe('0.00371611');
  expect(amountText('EUR', -500n)).toBe('−5.00');
  expect(amountWithUnit('EUR', 500n)).toBe('€5.00');
  expect(amountWithUnit('USDT', 5_000_000n)).toBe('5.00 USDT');
});

it('a gain has a plus, a loss a minus, nothing has neither', () => {
  expect([500n, 0n, -500n].map((cents) => signedText('EUR', cents))).toEqual(['+5.00', '0.00', '−5.00']);
  expect([500n, 0n, -500n].map((cents) => signedWithUnit('EUR', cents))).toEqual(['+€5.00', '€0.00', '−€5.00']);
});

it('EUR stands beside other currencies only, rounded down', () => {
  expect(eurText('USDT', 5_000_000n, 920_000_000_000_000_000n)).toBe('≈ €4.60');
  expect(eurText('EUR', 500n, 1_000_000_000_000_000_000n)).toBe('');
  expect(eurText('BTC', 500n, undefined)).toBe('');
});
