import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { approximate, compareRationals, rational } from '../rational.ts';
import { createRng } from '../rng.ts';
import { versions } from './game.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';

const [meadow] = versions;
gameSuite(meadow);

/** Few cells and few pictures, so that every card can be written down. */
const every = function* (length: number, of: readonly number[]): Generator<number[]> {
  if (length === 0) yield [];
  else for (const rest of every(length - 1, of)) for (const one of of) yield [one, ...rest];
};

describe('Scratch Meadow', () => {
  it('returns 95.02 %, its prizes and blanks being all cards', () => {
    const { rtp, hit, maxWin, maxWinChance } = meadow.rtpProof();
    expect(compareRationals(rtp, rational(9_502, 10_000))).toBeGreaterThan(0);
    expect(compareRationals(rtp, rational(9_503, 10_000))).toBeLessThan(0);
    expect(approximate(hit)).toBeCloseTo(0.344634, 6);
    expect([maxWin, Math.round(1 / approximate(maxWinChance))]).toEqual([10_000, 186_847]);
    expect([...maths.cardsByPrize.values()].reduce((sum, ways) => sum + ways, 0n)).toBe(maths.allCards);
  });

  it('counts what a binomial count of each picture alone says', () => {
    // The dearest picture's prize is paid whenever it is there three times: no other can take it.
    const [p, q] = [1n, 185n];
    const fewer = q ** 7n + 7n * p * q ** 6n + 21n * p ** 2n * q ** 5n;
    expect(maths.cardsByPrize.get(10_000)).toBe(maths.allCards - fewer);
    // A daisy's is paid if nothing dearer is: none of seven pictures three times, counted over all cards of counts.
    let [daisies, all] = [0n, 0n];
    const weights = maths.weights.map(BigInt);
    const factorial = (n: number): bigint => (n < 2 ? 1n : BigInt(n) * factorial(n - 1));
    for (const counts of every(7, [0, 1, 2])) {
      const dearer = counts.reduce((sum, count) => sum + count, 0);
      for (let daisy = 3; daisy + dearer <= 7; daisy += 1) {
        const whole = [7 - daisy - dearer, daisy, ...counts];
        const orders = whole.reduce((left, count) => left / factorial(count), factorial(7));
        daisies += whole.reduce((ways, count, index) => ways * (weights[index] ?? 0n) ** BigInt(count), orders);
      }
    }
    for (const ways of maths.cardsByPrize.values()) all += ways;
    expect(maths.cardsByPrize.get(1)).toBe(daisies);
    expect(all).toBe(186n ** 7n);
  });

  it.each<{ cards: string; prize: string | null; pays: bigint }>([
    { cards: 'grass grass grass grass grass grass grass', prize: null, pays: 0n },
    { cards: 'daisy daisy bee bee sun sun clover', prize: null, pays: 0n },
    { cards: 'daisy daisy daisy bee bee bee bee', prize: 'bee', pays: 100_000n },
    { cards: 'daisy daisy daisy daisy sun sun sun', prize: 'sun', pays: 100_000_000n },
    { cards: 'daisy grass daisy grass grass daisy sun', prize: 'daisy', pays: 10_000n },
  ])('$cards: $prize', ({ cards, prize, pays }) => {
    const state = { cells: cards.split(' ') as maths.Cell[] };
    expect(maths.view(state).prize).toBe(prize);
    expect(maths.settle(state).multiplierE4).toBe(pays);
    expect(pays <= payoutsOf().highestE4).toBe(true);
  });

  it('draws each cell by its weights, whatever the one before shows (χ² of 10,000 cards, α = 0.001)', () => {
    const [rounds, { cells }] = [10_000, maths];
    const kinds = maths.weights.length;
    const [counts, pairs] = [new Float64Array(kinds), new Float64Array(9)];
    // Pairs of neighbours by grass, daisy and anything else.
    const coarse = (index: number): number => Math.min(index, 2);
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const { draws } = (() => {
        const rng = createRng('d4'.repeat(32), 'even', nonce);
        meadow.init({}, rng);
        return rng;
      })();
      let before: number | undefined;
      for (const [, value] of draws) {
        let sum = 0;
        const index = maths.weights.findIndex((weight) => (sum += weight) > value);
        counts[index] = (counts[index] ?? 0) + 1;
        if (before !== undefined) {
          const cell = coarse(before) * 3 + coarse(index);
          pairs[cell] = (pairs[cell] ?? 0) + 1;
        }
        before = index;
      }
    }
    const chiSquare = (bins: Float64Array, expected: (index: number) => number) =>
      bins.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);
    const share = (index: number): number => (maths.weights[index] ?? 0) / maths.weightOfAll;
    const shares = [share(0), share(1), 1 - share(0) - share(1)];
    expect(chiSquare(counts, (index) => rounds * cells * share(index))).toBeLessThan(26.13);
    expect(
      chiSquare(pairs, (cell) => rounds * (cells - 1) * (shares[Math.floor(cell / 3)] ?? 0) * (shares[cell % 3] ?? 0)),
    ).toBeLessThan(26.13);
  });
});
