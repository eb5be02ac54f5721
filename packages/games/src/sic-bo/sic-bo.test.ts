import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { versions } from './game.ts';
import { paysE4, spots, throws } from './versions/1.ts';
import { deskSpots, phoneSpots } from './view/layout-spots.tsx';

const [sicBo] = versions;
gameSuite(sicBo);

const comes = (dice: readonly number[], chips: Record<string, number>): bigint =>
  sicBo.settle(sicBo.init({ chips }, rngOfDraws(dice.map((die) => [6, die - 1]))).state).multiplierE4;

describe('Sic Bo', () => {
  it('counts all 216 throws, and pays the same as each of them in its order', () => {
    expect(throws.reduce((sum, { orders }) => sum + orders, 0)).toBe(216);
    const of = (spot: string) =>
      throws.reduce((sum, { dice, orders }) => sum + BigInt(orders) * paysE4(dice, spot), 0n);
    for (const spot of spots.keys()) {
      let all = 0n;
      for (let n = 0; n < 216; n += 1)
        all += comes([(n % 6) + 1, (Math.floor(n / 6) % 6) + 1, Math.floor(n / 36) + 1], { [spot]: 1 });
      expect(of(spot)).toBe(all);
    }
  });

  // Out of 216: what one unit brings back, over all throws.
  it.each([
    ['small', 210, 105],
    ['big', 210, 105],
    ['odd', 210, 105],
    ['even', 210, 105],
    ['pair-2-5', 210, 30],
    ['die-4', 208, 91],
    ['total-12', 200, 25],
    ['total-14', 195, 15],
    ['total-6', 190, 10],
    ['double-3', 192, 16],
    ['any-triple', 192, 6],
    ['total-16', 192, 6],
    ['total-13', 189, 21],
    ['total-11', 189, 27],
    ['total-4', 189, 3],
    ['triple-6', 181, 1],
  ])('%s returns %i of 216, %i throws pay', (spot, back, hits) => {
    const proof = sicBo.rtpProof({ chips: { [spot]: 3 } });
    expect([proof.rtp, proof.hit]).toEqual([rational(back, 216), rational(hits, 216)]);
  });

  it('has 52 spots, each with a return below 1, each once on both layouts', () => {
    expect(spots.size).toBe(52);
    for (const spot of spots.keys())
      expect(compareRationals(sicBo.rtpProof({ chips: { [spot]: 1 } }).rtp, rational(1))).toBeLessThan(0);
    for (const layout of [deskSpots, phoneSpots]) {
      expect(layout).toHaveLength(52);
      expect(new Set(layout.map(({ id }) => id))).toEqual(new Set(spots.keys()));
    }
  });

  it('pays several chips together; three alike take the even chances', () => {
    const chips = { small: 5, odd: 2, 'total-9': 1, 'pair-2-3': 2, 'die-3': 1, 'double-3': 1, 'triple-3': 1 };
    expect(comes([2, 3, 4], chips)).toBe(10_000n * BigInt(10 + 4 + 8 + 14 + 2));
    expect(comes([3, 3, 3], chips)).toBe(10_000n * BigInt(8 + 13 + 12 + 181));
    expect(comes([6, 6, 5], chips)).toBe(20_000n * 2n);
  });

  it.each<{ given: object }>(
    [{ chips: {} }, { chips: { 'total-3': 1 } }, { chips: { 'pair-5-2': 1 } }, { chips: { small: 0.5 } }, { x: 1 }].map(
      (given) => ({ given }),
    ),
  )('refuses $given', ({ given }) => {
    expect(sicBo.params.safeParse(given).success).toBe(false);
  });

  it('throws 30,000 times as evenly as counted, whatever came before (χ², α = 0.001)', () => {
    const [rounds, all, pairs] = [30_000, new Float64Array(216), new Float64Array(36)];
    let before = 0;
    for (let nonce = 0; nonce < rounds; nonce += 1) {
      const rng = createRng('c3'.repeat(32), 'even', nonce);
      const [a = 0, b = 0, c = 0] = sicBo.init({ chips: { small: 1 } }, rng).state.thrown.map((die) => die - 1);
      const throwIndex = a * 36 + b * 6 + c;
      all[throwIndex] = (all[throwIndex] ?? 0) + 1;
      pairs[before * 6 + a] = (pairs[before * 6 + a] ?? 0) + 1;
      before = a;
    }
    const chiSquare = (bins: Float64Array) =>
      bins.reduce((sum, count) => sum + (count - rounds / bins.length) ** 2 / (rounds / bins.length), 0);
    // With 215 and 35 degrees of freedom.
    expect(chiSquare(all)).toBeLessThan(284);
    expect(chiSquare(pairs)).toBeLessThan(66.6);
  });
});
