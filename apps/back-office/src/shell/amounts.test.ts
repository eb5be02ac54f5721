import { expect, test } from 'vitest';
import { euro, grouped } from './amounts.ts';

test('thousands are set apart, decimals are not, and a minus is a minus', () => {
  expect(['0.00', '999.99', '1000.00', '1234567.891234567', '-12000.5'].map(grouped)).toEqual([
    ...['0.00', '999.99', '1,000.00', '1,234,567.891234567', '−12,000.5'],
  ]);
  expect([euro('2000.00'), euro('-50.00')]).toEqual(['€2,000.00', '−€50.00']);
});
