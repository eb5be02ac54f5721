import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { evenRounds } from '../../testing/suite-length.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng, rngOver } from '../rng.ts';
import { boards } from './boards.ts';
import { versions } from './game.ts';
import { halves } from './versions/1.ts';

const [plinko] = versions;
gameSuite(plinko);

describe('Plinko', () => {
  it('falls along the published path', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
      nonce: 3,
    };
    const { path, bucket } = plinko.verify(seeds, { rows: 16, risk: 'high' }, []);
    expect([path.join(''), bucket]).toEqual(['1110010100110011', 9]);
  });

  it('counts the paths into each bucket as walking along every one of them does', () => {
    for (const params of boards.filter(({ rows }) => rows <= 10)) {
      const counts = new Map<number, bigint>();
      let paid = 0n;
      for (let path = 0; path < 2 ** params.rows; path += 1) {
        let row = 0;
        const bits = rngOver(() => ((path >> row++) & 1) * 2 ** 31);
        const { state } = plinko.init(params, bits);
        const { bucket } = plinko.view(state);
        counts.set(bucket, (counts.get(bucket) ?? 0n) + 1n);
        paid += plinko.settle(state).multiplierE4;
      }
      const bet = plinko.payoutsOf?.(params);
      expect(bet?.payouts.map(({ weight }) => weight)).toEqual(bet?.payouts.map((_, bucket) => counts.get(bucket)));
      expect(plinko.rtpProof(params).rtp).toEqual(rational(paid, 10_000n * 2n ** BigInt(params.rows)));
    }
  });

  it('every board returns from 98.9 % to 99.2 %, pays less towards the middle and as much on both sides', () => {
    for (const params of boards) {
      const { rtp } = plinko.rtpProof(params);
      expect(compareRationals(rtp, rational(989, 1_000))).toBeGreaterThanOrEqual(0);
      expect(compareRationals(rtp, rational(992, 1_000))).toBeLessThan(0);
      const half = halves[params.risk][params.rows] ?? [];
      expect(half).toHaveLength(Math.floor(params.rows / 2) + 1);
      expect(half).toEqual(half.toSorted((a, b) => b - a));
      const pays = plinko.payoutsOf?.(params).payouts.map(({ multiplierE4 }) => multiplierE4);
      expect(pays).toEqual(pays?.toReversed());
    }
  });

  it.each([{ rows: 7 }, { rows: 17 }, { rows: 8.5 }, { rows: '12' }, { risk: 'none' }, { surprise: 1 }])(
    'refuses %j',
    (given) => {
      expect(plinko.params.safeParse(given).success).toBe(false);
    },
  );

  it(`spreads ${evenRounds} balls as the paths say (χ² of the buckets, of neighbouring balls and of each row)`, () => {
    const params = { rows: 8, risk: 'low' } as const;
    const [buckets, pairs, rights] = [new Float64Array(9), new Float64Array(4), new Float64Array(8)];
    let before = 0;
    const balls = evenRounds;
    for (let nonce = 0; nonce < balls; nonce += 1) {
      const { path } = plinko.init(params, createRng('cd'.repeat(32), 'even', nonce)).state;
      const bucket = path.reduce((sum, step) => sum + step, 0);
      buckets[bucket] = (buckets[bucket] ?? 0) + 1;
      const first = path[0] ?? 0;
      pairs[before * 2 + first] = (pairs[before * 2 + first] ?? 0) + 1;
      path.forEach((step, row) => (rights[row] = (rights[row] ?? 0) + step));
      before = path.at(-1) ?? 0;
    }
    const chiSquare = (counts: Float64Array, expected: (index: number) => number) =>
      counts.reduce((sum, count, index) => sum + (count - expected(index)) ** 2 / expected(index), 0);
    const ways = plinko.payoutsOf?.(params).payouts ?? [];
    // α = 0.001 with 8, 3 and 8 degrees of freedom; of a row's two sides one is counted.
    expect(chiSquare(buckets, (index) => (Number(ways[index]?.weight) / 256) * balls)).toBeLessThan(26.12);
    expect(chiSquare(pairs, () => balls / 4)).toBeLessThan(16.27);
    expect(2 * chiSquare(rights, () => balls / 2)).toBeLessThan(26.12);
  });
});
