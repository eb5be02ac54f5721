import { expect, it } from 'vitest';
import { displayMoney } from './display-money.ts';
import { money } from './money.ts';

it('fiat has its sign before, crypto its code behind, both in groups of three with all their digits', () => {
  expect(displayMoney(money('EUR', 4_821_136n))).toBe('€48,211.36');
  expect(displayMoney(money('CAD', 100_000n))).toBe('CA$1,000.00');
  expect(displayMoney(money('BTC', 371_611n))).toBe('0.00371611 BTC');
  expect(displayMoney(money('DOG', 123_456_700_000_000n))).toBe('1,234,567.00000000 DOGE');
  expect(displayMoney(money('EUR', -630n))).toBe('−€6.30');
});
