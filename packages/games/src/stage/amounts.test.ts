import { expect, it } from 'vitest';
import { amountText, amountWithUnit, eurText, signedText } from './amounts.ts';

it('amounts keep every digit that says something and at least two', () => {
  expect(amountText('EUR', 131_840n)).toBe('1,318.40');
  expect(amountText('USDT', 5_000_000n)).toBe('5.00');
  expect(amountText('USDT', 5_123_400n)).toBe('5.1234');
  expect(amountText('BTC', 371_611n)).toBe('0.00371611');
  expect(amountText('BTC', 123_456_789_000_000_000n)).toBe('1,234,567,890.00');
  expect(amountText('EUR', -500n)).toBe('−5.00');
  expect(amountWithUnit('DOG', 100_000_000n)).toBe('1.00 DOGE');
});

it('a gain has a plus, a loss a minus, nothing has neither', () => {
  expect([500n, 0n, -500n].map((cents) => signedText('EUR', cents))).toEqual(['+5.00', '0.00', '−5.00']);
});

it('EUR stands beside other currencies only, rounded down', () => {
  expect(eurText('USDT', 5_000_000n, 920_000_000_000_000_000n)).toBe('≈ €4.60');
  expect(eurText('EUR', 500n, 1_000_000_000_000_000_000n)).toBe('');
  expect(eurText('BTC', 500n, undefined)).toBe('');
});
