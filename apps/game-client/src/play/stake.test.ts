import type { StakeLimits } from '@carmine/games/stage';
import { formatAmount, money } from '@carmine/money';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampStake, doubled, halved, lowered, raised, roundedReturn, typedStake } from './stake.ts';

const anyStakes = fc
  .uniqueArray(fc.bigInt({ min: 1n, max: 10n ** 12n }), { minLength: 1, maxLength: 12 })
  .map((values): StakeLimits => {
    const levels = values.toSorted((a, b) => (a < b ? -1 : 1));
    const [min = 1n, max = min] = [levels[0], levels.at(-1)];
    return { min, max, initial: min, levels };
  });
const anyStake = fc.bigInt({ min: 0n, max: 10n ** 13n });

describe('the return that rounding leaves', () => {
  const view = {
    payoutsOf: ({ multiplierE4 }: Record<string, unknown>) => ({
      highestE4: multiplierE4 as bigint,
      payouts: [{ multiplierE4: multiplierE4 as bigint, weight: 97n }],
      total: 100n,
    }),
  };
  const at = (stake: bigint, multiplierE4: bigint) =>
    roundedReturn({ session: { stakes: {} as never }, view, params: { multiplierE4 }, stake });

  it('is said where a stake loses a thousandth of it or more, and nowhere else', () => {
    // EUR 1 pays 1.01 and not 1.018.
    expect(at(100n, 10_180n)).toBe(9_797n);
    expect(at(10_000n, 10_180n)).toBeUndefined();
    expect(at(10n, 20_000n)).toBeUndefined();
  });
});

describe('the stake control', () => {
  it('never leaves the range, whatever is pressed', () => {
    fc.assert(
      fc.property(anyStakes, anyStake, (stakes, stake) => {
        for (const change of [halved, doubled, raised, lowered, clampStake]) {
          const next = change(stake, stakes);
          expect(next >= stakes.min && next <= stakes.max).toBe(true);
        }
      }),
    );
  });

  it('up and down visit the levels and only them', () => {
    fc.assert(
      fc.property(anyStakes, (stakes) => {
        const up = stakes.levels.map((level) => raised(level, stakes));
        expect(up).toEqual([...stakes.levels.slice(1), stakes.max]);
        const down = stakes.levels.map((level) => lowered(level, stakes));
        expect(down).toEqual([stakes.min, ...stakes.levels.slice(0, -1)]);
      }),
    );
  });

  it('between two levels it goes to the next one on that side', () => {
    const stakes = { min: 10n, max: 1_000n, initial: 10n, levels: [10n, 100n, 1_000n] };
    expect([raised(55n, stakes), lowered(55n, stakes)]).toEqual([100n, 10n]);
    expect([halved(55n, stakes), doubled(55n, stakes)]).toEqual([27n, 110n]);
  });

  it('reads what people type and what it writes itself', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 62n }), (subunits) => {
        expect(typedStake('BTC', formatAmount(money('BTC', subunits)))).toBe(subunits);
      }),
    );
    const cents = (text: string) => typedStake('EUR', text);
    expect(['5', ' 5,50 ', '.5', '5.', '007'].map(cents)).toEqual([500n, 550n, 50n, 500n, 700n]);
    expect(['', 'x', '-1', '1.005', '1e3', '1.2.3'].map(cents)).toEqual(Array(6).fill(undefined));
  });
});
