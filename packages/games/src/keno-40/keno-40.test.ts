import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { createEvenness } from '../../testing/statistics.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng } from '../rng.ts';
import { stakeLimits } from '../stake-limits.ts';
import { versions } from './game.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';
import { anyNumbers, resized, toggled } from './view/numbers.ts';

const [keno] = versions;
gameSuite(keno);

const upTo = (most: number): number[] => Array.from({ length: most }, (_, index) => index + 1);
const bets = upTo(10).map((count) => ({ numbers: upTo(count) }));

describe('Keno 40', () => {
  it('draws the published balls', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
    };
    const drawn = [5, 18, 4, 14, 24, 32, 7, 9, 34, 27].map((ball) => ball + 1);
    expect(keno.verify({ ...seeds, nonce: 5 }, { numbers: [5, 6, 7] }, [])).toEqual({ drawn, hits: 2 });
  });

  it('returns between 95.1 % and 96.41 % for every count of numbers, its rows being all ways to draw', () => {
    for (const bet of bets) {
      const chosen = bet.numbers.length;
      const { rtp, maxWin, maxWinChance } = keno.rtpProof(bet);
      expect(compareRationals(rtp, rational(951, 1_000))).toBeGreaterThan(0);
      expect(compareRationals(rtp, rational(9_641, 10_000))).toBeLessThan(0);
      const ways = Array.from({ length: chosen + 1 }, (_, hits) => maths.waysToHit(chosen, hits));
      expect(ways.reduce((sum, way) => sum + way, 0n)).toBe(maths.waysOf(chosen));
      expect(BigInt(Math.round(maxWin * 10_000))).toBe(maths.multiplierE4Of(chosen, chosen));
      expect(maxWinChance).toEqual(rational(ways.at(-1) ?? 0n, maths.waysOf(chosen)));
    }
  });

  it('is proven by every draw of two numbers, whichever they are', () => {
    let [both, one, all] = [0, 0, 0];
    for (let first = 1; first <= 40; first += 1)
      for (let second = first + 1; second <= 40; second += 1) {
        // Any two places of the drum; the first ten are drawn.
        all += 1;
        if (second <= 10) both += 1;
        else if (first <= 10) one += 1;
      }
    expect([maths.waysOf(2), maths.waysToHit(2, 2), maths.waysToHit(2, 1)]).toEqual([all, both, one].map(BigInt));
  });

  it('pays no win above the highest payout, whatever is staked', () => {
    const rule = {
      ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
      ...{ fairStakeCap: 100n, initialStake: 100n },
    };
    for (const bet of bets) {
      const { max } = stakeLimits(rule, payoutsOf(bet));
      expect((max * payoutsOf(bet).highestE4) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
    }
  });

  it.each([
    { numbers: [] },
    { numbers: upTo(11) },
    { numbers: [0] },
    { numbers: [41] },
    { numbers: [1.5] },
    { numbers: ['7'] },
    { numbers: [7, 7] },
    { surprise: 1 },
  ])('refuses %j', (given) => {
    expect(keno.params.safeParse(given).success).toBe(false);
  });

  it('draws every number as often as any other, and pairs of neighbours too (χ² and runs of 20,000 draws)', () => {
    const evenness = createEvenness(10);
    const [numbers, pairs] = [new Uint32Array(40), new Uint32Array(100)];
    let before = 0;
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      const drawn = rng.draw(40, 10);
      for (const number of drawn) numbers[number] = (numbers[number] ?? 0) + 1;
      const decile = Math.floor((drawn[0] ?? 0) / 4);
      pairs[before * 10 + decile] = (pairs[before * 10 + decile] ?? 0) + 1;
      before = decile;
      evenness.add(rng.draws);
    }
    for (const score of evenness.scores()) expect(Math.abs(score)).toBeLessThan(4);
    const chiSquare = (counts: Uint32Array, expected: number) =>
      counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    expect(chiSquare(numbers, 5_000)).toBeLessThan(72);
    expect(chiSquare(pairs, 200)).toBeLessThan(148.23);
  });

  it('its presses always leave one to ten different numbers in order', () => {
    let numbers: readonly number[] = [40];
    const valid = () => {
      expect(maths.params.safeParse({ numbers }).success).toBe(true);
      expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
    };
    for (const number of [40, 3, 9, 1, 2, 4, 5, 6, 7, 8, 10, 11, 3]) {
      numbers = toggled(numbers, number);
      valid();
    }
    expect(numbers).toHaveLength(9);
    for (const count of upTo(10)) {
      numbers = count % 2 === 0 ? anyNumbers(count) : resized(numbers, count);
      expect(numbers).toHaveLength(count);
      valid();
    }
  });
});
