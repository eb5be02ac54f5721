import { expect, it } from 'vitest';
import { euroWorth } from './euro-worth.ts';
import { money } from './money.ts';
import { parseRate } from './rate.ts';

const rate = parseRate('90000');

it('says what an amount is worth in euros, with both cents, in groups of three and never more than it is', () => {
  expect(euroWorth(money('BTC', 371_611n), rate)).toBe('≈ €334.44');
  expect(euroWorth(money('BTC', 123_456_789_012n), rate)).toBe('≈ €111,111,110.11');
  expect(euroWorth(money('BTC', 0n), rate)).toBe('≈ €0.00');
  expect(euroWorth(money('BTC', -371_611n), rate)).toMatch(/^≈ −€334\.4[45]$/);
});

it('says nothing of euros, nor without a rate', () => {
  expect(euroWorth(money('EUR', 100n), rate)).toBeUndefined();
  expect(euroWorth(money('BTC', 100n), undefined)).toBeUndefined();
});
