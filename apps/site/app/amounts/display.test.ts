import { readAmount } from '@carmine/money';
import { expect, test } from 'vitest';
import { displayAmount, displayCode, euroEstimate } from './display.ts';

test('fiat has its sign before, crypto its code behind', () => {
  expect(displayAmount('EUR', '48211.36')).toBe('€48,211.36');
  expect(displayAmount('CAD', '1000.00')).toBe('CA$1,000.00');
  expect(displayAmount('BTC', '0.00371611')).toBe('0.00371611 BTC');
  expect(displayAmount('EUR', '-6.30')).toBe('−€6.30');
});

test('DOG is read as DOGE', () => {
  expect(displayCode('DOG')).toBe('DOGE');
  expect(displayAmount('DOG', '1.00000000')).toBe('1.00000000 DOGE');
});

test('a EUR equivalent is shown for other currencies only, and only with a rate', () => {
  expect(euroEstimate(readAmount('BTC', '0.00371611'), '90000')).toBe('≈ €334.44');
  expect(euroEstimate(readAmount('EUR', '5.00'), '1')).toBeUndefined();
  expect(euroEstimate(readAmount('BTC', '1.00000000'), undefined)).toBeUndefined();
});
