import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { evenRounds } from '../../testing/suite-length.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { versions } from './game.ts';
import * as maths from './versions/1.ts';
import { fieldsOf, nudged, withChance, withPayout, withProfit } from './view/linked-fields.ts';

const [limbo] = versions;
gameSuite(limbo);

/** A source whose first `u52` is the given number. */
const drawing = (h: bigint) => {
  const words = [Number(h >> 20n), Number((h & 0xfffffn) << 12n)];
  return rngOver(() => words.shift() ?? 0);
};
const rises = (target: number, h: bigint) => limbo.view(limbo.init({ target }, drawing(h)).state);

describe('Limbo', () => {
  it('rises to the published vectors', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
    };
    expect([0, 1, 2].map((nonce) => limbo.verify({ ...seeds, nonce }, { target: 200 }, []))).toEqual([
      { result: 288, won: true },
      { result: 139, won: false },
      { result: 158, won: false },
    ]);
  });

  it('is won by exactly as many of the 2⁵² numbers as the proof counts, at both sides of the edge', () => {
    const targets = [101, 102, 150, 199, 200, 333, 1_000, 9_999, 123_456, 99_999_999, 100_000_000];
    for (const target of targets) {
      const chances = maths.chancesOf({ target });
      expect(rises(target, chances - 1n).won).toBe(true);
      expect(rises(target, chances).won).toBe(false);
      expect(rises(target, 0n)).toEqual({ result: 100_000_000, won: true });
      expect(rises(target, maths.outcomes - 1n)).toEqual({ result: 100, won: false });
    }
  });

  it('returns 99 % for every target, less under one part in a billion', () => {
    const [ceiling, floor] = [rational(99, 100), rational(99n * 999_999_999n, 100n * 1_000_000_000n)];
    const targets = [
      ...Array.from({ length: 20_000 }, (_, index) => 101 + index),
      ...[6, 7, 8].map((zeros) => 10 ** zeros),
    ];
    for (const target of targets) {
      const { rtp, hit, maxWin } = limbo.rtpProof({ target });
      expect(compareRationals(rtp, ceiling)).toBeLessThanOrEqual(0);
      expect(compareRationals(rtp, floor)).toBeGreaterThan(0);
      expect([hit, maxWin]).toEqual([rational(maths.chancesOf({ target }), maths.outcomes), target / 100]);
    }
  });

  it.each([
    { target: 100 },
    { target: 100_000_001 },
    { target: 2.5 },
    { target: '200' },
    { target: Number.NaN },
    { surprise: 1 },
  ])('refuses %j', (given) => {
    expect(limbo.params.safeParse(given).success).toBe(false);
  });

  it(`spreads ${evenRounds} heights as the formula says (χ² of 100 equal parts, and of neighbouring pairs)`, () => {
    const [parts, pairs] = [new Uint32Array(100), new Uint32Array(100)];
    let before = 0;
    for (let nonce = 0; nonce < evenRounds; nonce += 1) {
      const part = Math.floor((createRng('ab'.repeat(32), 'even', nonce).u52() / 2 ** 52) * 100);
      const pair = Math.floor(before / 10) * 10 + Math.floor(part / 10);
      parts[part] = (parts[part] ?? 0) + 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
      before = part;
    }
    const expected = evenRounds / 100;
    const chiSquare = (counts: Uint32Array) =>
      counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const critical = 148.23;
    expect(chiSquare(parts)).toBeLessThan(critical);
    expect(chiSquare(pairs)).toBeLessThan(critical);
  });

  it('its linked fields reach what is asked and stay within the rules', () => {
    for (const wanted of [-5n, 0n, 1n, 99n, 250n, 10_000n, 10n ** 14n])
      for (const bet of [
        withPayout(wanted, 100n),
        withProfit(wanted, 100n),
        withChance(wanted),
        nudged({ target: 101 }, -3, false),
      ]) {
        expect(limbo.params.safeParse(bet).success).toBe(true);
      }
    expect(fieldsOf(withPayout(777n, 100n), 100n)).toMatchObject({ payout: 777n, profit: 677n });
    expect(withChance(49_500_000n)).toEqual({ target: 200 });
  });
});
