import type { Activity } from '@carmine/contract/games/activity';
import { expect, test } from 'vitest';
import { barsOf } from './bars.ts';

const played = { rounds: 1, staked: '1.00', returned: '0.00' };
const activity = (days: readonly (readonly [string, string])[]): Activity => ({
  ...{ currency: 'EUR', timeZone: 'Europe/Malta', from: '2026-11-14T12:00:00.000Z', to: '2026-11-21T23:30:00.000Z' },
  play: { ...played, net: '0.00' },
  deposits: { count: 0, amount: '0.00' },
  cashOuts: { count: 0, amount: '0.00' },
  promotions: [],
  time: { seconds: 0, days: 0, longestSeconds: 0 },
  expected: { net: '0.00', deviation: '0.00' },
  days: days.map(([day, net]) => ({ day, net, ...played })),
  games: [],
});

test('the last bar is today where the player is, and every day has its place', () => {
  const { bars, scale } = barsOf(
    activity([
      ['2026-11-16', '12.00'],
      ['2026-11-22', '-33.10'],
    ]),
    '7d',
  );
  expect(bars.map(({ day }) => day)).toEqual([
    '2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22',
  ]); // prettier-ignore
  expect(scale).toBe(50);
  expect(bars[0]).toEqual({ day: '2026-11-16', net: '12.00', height: 0.24, played: true });
  expect(bars.at(-1)?.height).toBeCloseTo(-0.662);
  expect(bars[3]).toMatchObject({ net: '0.00', height: 0, played: false });
});

test('a day whose wins and losses are the same was played all the same', () => {
  const { bars } = barsOf(activity([['2026-11-22', '0.00']]), '7d');
  expect(bars.filter(({ played: was }) => was)).toEqual([{ day: '2026-11-22', net: '0.00', height: 0, played: true }]);
});

test('a year is shown in weeks that add up', () => {
  const { bars } = barsOf(
    activity([
      ['2026-11-16', '5.00'],
      ['2026-11-21', '-7.50'],
      ['2026-11-09', '1.00'],
    ]),
    '365d',
  );
  expect(bars).toHaveLength(52);
  expect(bars.at(-1)?.net).toBe('-2.50');
  expect(bars.at(-2)?.net).toBe('1.00');
});

test('without play nothing is drawn and nothing divided by zero', () => {
  expect(barsOf(activity([]), '30d').bars.every(({ height }) => height === 0)).toBe(true);
});
