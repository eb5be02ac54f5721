import { currencyCodes, formatAmount, type Language } from '@carmine/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTyped } from './typed-amount.ts';

const read = (code: 'EUR' | 'ETH', typed: string, language: Language = 'en'): string => {
  const found = readTyped(code, typed, language);
  if (found.kind === 'amount') return formatAmount(found.amount);
  return found.kind === 'empty' ? 'empty' : found.problem;
};

test.each([
  ['50', '50.00'],
  ['.5', '0.50'],
  ['5.', '5.00'],
  ['075', '75.00'],
  ['12,50', '12.50'],
  ['1,234', '1234.00'],
  ['12,345.67', '12345.67'],
  ['12.345,67', '12345.67'],
  ['1 234,50', '1234.50'],
  ['1’234.50', '1234.50'],
  ['1,234,567', '1234567.00'],
  ['', 'empty'],
])('%j is %s in euro', (typed, amount) => {
  expect(read('EUR', typed)).toBe(amount);
});

test.each([
  ['12,345.678', 'decimals'],
  ['50.001', 'decimals'],
  ['1,23.50', 'unclear'],
  ['1.2.3', 'unclear'],
  ['1,234.5.6', 'unclear'],
  ['5e1', 'letters'],
  ['-50', 'letters'],
  ['€50', 'letters'],
  ['.', 'letters'],
])('%j is a problem: %s', (typed, problem) => {
  expect(read('EUR', typed)).toBe(problem);
});

test.each([
  ['12,50', '12.50'],
  ['12.50', '12.50'],
  ['1.234', '1234.00'],
  ['12.345,67', '12345.67'],
  ['12,345.67', '12345.67'],
  ['1.234.567', '1234567.00'],
  ['0,005', 'decimals'],
])('%j is %s in euro for a German reader', (typed, amount) => {
  expect(read('EUR', typed, 'de')).toBe(amount);
});

test('a point before three digits is not guessed for a German reader', () => {
  expect(read('ETH', '12.345', 'de')).toBe('unclear');
  expect(read('ETH', '12,345', 'de')).toBe('12.345000000');
  expect(read('ETH', '0.005', 'de')).toBe('0.005000000');
});

test('a comma before three digits could be two amounts of a coin, and is not guessed', () => {
  expect(read('ETH', '12,345')).toBe('unclear');
  expect(read('ETH', '0,005')).toBe('0.005000000');
  expect(read('ETH', '12,345.678')).toBe('12345.678000000');
});

test('what is read has exactly the digits that were typed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...currencyCodes), fc.stringMatching(/^[0-9.,' ]{1,14}$/), (code, typed) => {
      const found = readTyped(code, typed);
      if (found.kind !== 'amount') return;
      const digits = (text: string) =>
        text
          .replaceAll(/[^0-9]/g, '')
          .replace(/^0+/, '')
          .replace(/0+$/, '');
      expect(digits(formatAmount(found.amount))).toBe(digits(typed));
    }),
  );
});
