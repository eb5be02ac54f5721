import { expect, test } from 'vitest';
import { displayScore, prizeRanges, sumOfPrizes, timeLeft } from './figures.ts';

test('places with the same prize are one line, and the sum is of all', () => {
  const prizes = ['600.00', '25.00', '25.00', '10.00'];
  expect(prizeRanges(prizes)).toEqual([
    { from: 1, to: 1, prize: '600.00' },
    { from: 2, to: 3, prize: '25.00' },
    { from: 4, to: 4, prize: '10.00' },
  ]);
  expect(sumOfPrizes(prizes)).toBe('€660.00');
});

test('a score is a multiple, or an amount', () => {
  expect(displayScore('best_multiple', 12_040_000)).toBe('1,204×');
  expect(displayScore('total_staked', 12_345)).toBe('€123.45');
});

test.each([
  ['2026-11-30T00:00:00Z', { days: 2, hours: 12, minutes: 29, seconds: 14 }],
  ['2026-11-27T11:30:45Z', { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])('the time left until %s', (until, left) => {
  expect(timeLeft(until, Date.parse('2026-11-27T11:30:46Z'))).toEqual(left);
});
