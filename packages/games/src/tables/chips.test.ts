import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldText, fieldValue, type BetField } from '../verify/bet-form.ts';
import { stakeLimits } from '../stake-limits.ts';
import { payoutsOn, unitsOn } from './chips.ts';

const rule = {
  ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
  ...{ fairStakeCap: 100n, initialStake: 100n },
};
/** A coin that pays 1.96 to the unit, and a long shot of 36. */
const endings = [
  { weight: 1n, paysE4: (spot: string) => (spot === 'coin' ? 19_600n : 0n) },
  { weight: 1n, paysE4: (spot: string) => (spot === 'shot' ? 360_000n : 0n) },
];

it('all chips together stay within the highest stake and the highest payout, and each is at least the least stake', () => {
  fc.assert(
    fc.property(fc.nat({ max: 5_000 }), fc.nat({ max: 5_000 }), (coin, shot) => {
      const chips = { coin: coin + 1, shot: shot + 1 };
      const bet = payoutsOn(chips, endings);
      const { min, max, initial, levels } = stakeLimits(rule, bet);
      const units = BigInt(unitsOn(chips));
      expect(bet.units).toBe(units);
      expect(min).toBeGreaterThanOrEqual(rule.leastStake);
      if (max < min) expect(rule.leastStake * 2n * units).toBeGreaterThan(rule.highestStake / 10n);
      else {
        expect(max * units).toBeLessThanOrEqual(rule.highestStake);
        expect((max * bet.highestE4) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
        expect(levels).toEqual(levels.toSorted((a, b) => Number(a - b)));
        expect(initial >= min && initial <= max).toBe(true);
      }
    }),
  );
});

it('chips are typed as they read', () => {
  const field: BetField = { name: 'chips', label: 'Chips', kind: 'chips' };
  expect(fieldText(field, { red: 5, '17-20': 1 })).toBe('red 5, 17-20 1');
  expect(fieldValue(field, ' red 5 ,17-20 1')).toEqual({ red: 5, '17-20': 1 });
  expect(fieldValue(field, 'red')).toEqual({ red: NaN });
});
