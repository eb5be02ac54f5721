import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countText, decimalText } from './decimal-text.ts';

test('a count has its language’s separator at each thousand, in every browser', () => {
  const counts = [0, 7, 999, 1_000, 12_345, 1_234_567];
  expect(counts.map((count) => countText(count, 'en'))).toEqual(['0', '7', '999', '1,000', '12,345', '1,234,567']);
  expect(counts.map((count) => countText(count, 'de'))).toEqual(['0', '7', '999', '1.000', '12.345', '1.234.567']);
});

test('figures keep every digit in every language', () => {
  expect(decimalText('-12345.67890000', 'en')).toBe('−12,345.67890000');
  expect(decimalText('-12345.67890000', 'de')).toBe('−12.345,67890000');
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 30n }), fc.stringMatching(/^[0-9]{0,18}$/), (whole, fraction) => {
      const digits = fraction === '' ? String(whole) : `${whole}.${fraction}`;
      expect(decimalText(digits, 'en').replaceAll(',', '')).toBe(digits);
      expect(decimalText(digits, 'de').replaceAll('.', '').replace(',', '.')).toBe(digits);
    }),
  );
});
