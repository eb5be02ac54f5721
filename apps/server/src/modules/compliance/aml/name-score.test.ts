import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameWords } from '../../identity/index.ts';
import { withBirth, wordsScore } from './name-score.ts';

const score = (a: string, b: string) => wordsScore(nameWords(a), nameWords(b));
const name = fc
  .array(fc.stringMatching(/^[a-zéöñ]{2,12}$/u), { minLength: 1, maxLength: 4 })
  .map((words) => words.join(' '));

describe('the similarity of names', () => {
  test('is 100 for the same name in any order, case and accents', () => {
    expect(score('José García-López', 'GARCIA LOPEZ, Jose')).toBe(100);
    fc.assert(fc.property(name, (one) => score(one, nameWords(one).toReversed().join(' ').toUpperCase()) === 100));
  });

  test('is symmetric and within 0 to 100', () => {
    fc.assert(
      fc.property(name, name, (a, b) => {
        const one = score(a, b);
        return one === score(b, a) && one >= 0 && one <= 100;
      }),
    );
  });

  test.each([
    ['Muammar Gaddafi', 'Moammar Gadhafi', 85, 99],
    ['Jon Smith', 'John Smyth', 85, 99],
    ['Anna Maria Kowalska', 'Anna Kowalska', 88, 99],
    ['Ada Lovelace', 'Grace Hopper', 0, 60],
    ['Ann Example', 'Ann Other', 0, 80],
    ['Li', 'Li Wei Zhang Chen', 0, 60],
  ])('%s and %s: between %i and %i', (a, b, least, most) => {
    expect(score(a, b)).toBeGreaterThanOrEqual(least);
    expect(score(a, b)).toBeLessThanOrEqual(most);
  });

  test('rises with the same birth date, falls with another year, and is unchanged if unknown', () => {
    expect(withBirth(90, '1970-05-01', '1970-05-01')).toBe(95);
    expect(withBirth(90, '1970-05-01', '1970')).toBe(90);
    expect(withBirth(90, '1970-05-01', '1969')).toBe(75);
    expect(withBirth(90, undefined, '1969')).toBe(90);
    expect(withBirth(90, '1970-05-01', undefined)).toBe(90);
  });
});
