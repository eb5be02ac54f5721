import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { evenRounds } from '../../testing/suite-length.ts';
import { compareRationals, rational, rationalText } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { versions } from './game.ts';
import * as maths from './versions/1.ts';

const [dice] = versions;
gameSuite(dice);

const everySetting = (['over', 'under'] as const).flatMap((direction) =>
  Array.from({ length: maths.mostChances }, (_, index) => ({
    direction,
    target: maths.targetOf(direction, index + 1),
  })),
);

/** A source whose first `below(10000)` returns the given result. */
const rolling = (result: number) => rngOver(() => Math.floor(((result + 0.5) * 2 ** 32) / maths.outcomes));

describe('Dice', () => {
  it('rolls the published vectors', () => {
    const roll = (nonce: number) =>
      dice.verify(
        {
          serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
          clientSeed: 'lobby-demo_1',
          nonce,
        },
        { target: 5049, direction: 'over' },
        [],
      );
    expect([0, 1, 2].map((nonce) => roll(nonce))).toEqual([
      { result: 3429, won: false },
      { result: 7094, won: true },
      { result: 6250, won: true },
    ]);
  });

  it('all 10,000 results together return exactly what the closed form says', () => {
    const settings = fc.constantFrom(...everySetting);
    fc.assert(
      fc.property(settings, (params) => {
        let total = 0n;
        for (let result = 0; result < maths.outcomes; result += 1)
          total += dice.settle(dice.init(params, rolling(result)).state).multiplierE4;
        expect(rational(total, 100_000_000n)).toEqual(dice.rtpProof(params).rtp);
      }),
      { numRuns: 40, examples: dice.bets.map((bet) => [bet.params]) },
    );
  });

  it('returns 99 % for every setting, less only what the fourth decimal of the multiplier cuts off', () => {
    expect(everySetting).toHaveLength(19_600);
    const ceiling = rational(99, 100);
    for (const params of everySetting) {
      const { rtp } = dice.rtpProof(params);
      const cut = rational(maths.chancesOf(params), 100_000_000);
      expect(compareRationals(rtp, ceiling)).toBeLessThanOrEqual(0);
      expect(compareRationals(rational(rtp.n * cut.d + cut.n * rtp.d, rtp.d * cut.d), ceiling)).toBeGreaterThan(0);
    }
  });

  it('publishes the setting that returns least', () => {
    const lowest = everySetting
      .map((params) => dice.rtpProof(params).rtp)
      .reduce((least, rtp) => (compareRationals(rtp, least) < 0 ? rtp : least));
    expect(dice.bets.map(({ params }) => dice.rtpProof(params).rtp)).toContainEqual(lowest);
    expect(rationalText(lowest)).toBe('1237379/1250000');
  });

  it('pays 9,900× for one chance, 2× by default and 1.0102× at most chances', () => {
    expect(maths.multiplierE4Of(1)).toBe(99_000_000n);
    expect(dice.rtpProof()).toMatchObject({ rtp: { n: 99n, d: 100n }, maxWin: 2, hit: { n: 99n, d: 200n } });
    expect(maths.multiplierE4Of(9_800)).toBe(10_102n);
  });

  it('a result equal to the target loses both ways', () => {
    for (const direction of ['over', 'under'] as const) {
      const roll = (result: number) => dice.view(dice.init({ target: 5000, direction }, rolling(result)).state).won;
      expect([4999, 5000, 5001].map(roll)).toEqual([direction === 'under', false, direction === 'over']);
    }
  });

  it.each([
    { target: 9_999 },
    { target: 198 },
    { target: 0, direction: 'under' },
    { target: 9_801, direction: 'under' },
    { target: 50.5 },
    { target: '5049' },
    { target: -1 },
    { direction: 'between' },
    { target: 5049, extra: true },
    { target: Number.NaN },
  ])('refuses %j', (given) => {
    expect(dice.params.safeParse(given).success).toBe(false);
  });

  it(`spreads ${evenRounds} results evenly over the line (χ² of 100 equal parts, and of neighbouring pairs)`, () => {
    const chiSquare = (counts: readonly number[], expected: number) =>
      counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    const [parts, pairs] = [Array.from({ length: 100 }, () => 0), Array.from({ length: 100 }, () => 0)];
    let before = 0;
    for (let nonce = 0; nonce < evenRounds; nonce += 1) {
      const result = createRng('ab'.repeat(32), 'even', nonce).below(maths.outcomes);
      const part = Math.floor(result / 100);
      const pair = Math.floor(before / 1_000) * 10 + Math.floor(result / 1_000);
      parts[part] = (parts[part] ?? 0) + 1;
      pairs[pair] = (pairs[pair] ?? 0) + 1;
      before = result;
    }
    const critical = 148.23;
    expect(chiSquare(parts, evenRounds / 100)).toBeLessThan(critical);
    expect(chiSquare(pairs, evenRounds / 100)).toBeLessThan(critical);
  });
});
