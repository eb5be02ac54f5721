import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { playThrough } from '../../testing/play-through.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { rational } from '../rational.ts';
import { createRng, rngOfDraws } from '../rng.ts';
import { highestClimbE4, stakeLimits } from '../stake-limits.ts';
import { versions } from './game.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';

const [coinRun] = versions;
gameSuite(coinRun);

/** Of the operator's limits in EUR cents. */
const rule = {
  ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
  ...{ fairStakeCap: 100n, initialStake: 100n },
};
const flipping = () => ({ type: 'flip' });

describe('Coin Run', () => {
  it('flips the published coins', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
    };
    const first = [0, 1, 2].map((nonce) => coinRun.verify({ ...seeds, nonce }, maths.params.parse({}), [flipping()]));
    expect(first.map(({ flips }) => flips)).toEqual([[0], [1], [1]]);
    expect(first.map(({ worthE4 }) => worthE4)).toEqual([0, 19_600, 19_600]);
  });

  it('returns exactly 98 % for every number of heads', () => {
    for (let stop = 1; stop <= maths.mostHeads; stop += 1) {
      const { rtp, hit, maxWin } = coinRun.rtpProof({ stop });
      expect(rtp).toEqual(rational(98, 100));
      expect(hit).toEqual(rational(1n, 2n ** BigInt(stop)));
      expect(maxWin).toBe((98 * 2 ** stop) / 100);
    }
  });

  it('is cashed out by itself at its goal, at the limit of the house, and after 20 heads', () => {
    for (const given of [{ stop: 3 }, { most: 2 }, {}]) {
      const params = maths.params.parse(given);
      const rng = rngOfDraws(Array.from({ length: 20 }, () => [2, 1]));
      const { actions, multiplierE4 } = playThrough(coinRun, params, rng, simulationRng(1), flipping);
      expect(actions).toHaveLength(maths.goalOf(params));
      expect(multiplierE4).toBe(payoutsOf(params).highestE4);
    }
    for (const stake of [10n, 100n, 10_000n, 100_000n]) {
      const params = maths.params.parse({});
      const { most } = coinRun.limitTo?.(params, highestClimbE4(rule, stake)) ?? params;
      expect((stake * (maths.climb.stepsE4[most - 1] ?? 0n)) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
      const above = maths.climb.stepsE4[most];
      if (above !== undefined) expect((stake * above) / 10_000n).toBeGreaterThan(rule.highestPayout);
      expect(stakeLimits(rule, payoutsOf(params)).max).toBe(rule.highestStake);
    }
  });

  it('gives the stake back where nobody flipped, and offers that to no player', () => {
    const { state } = maths.init(maths.params.parse({}));
    expect(maths.auto(state)).toEqual({ type: 'void' });
    expect(maths.legal(state)).toEqual(['flip']);
    const ended = maths.act(state, { type: 'void' }, simulationRng(1));
    expect(ended.ok && maths.settle(ended.step.state).multiplierE4).toBe(10_000n);
    const flipped = maths.act(state, flipping(), rngOfDraws([[2, 1]]));
    expect(flipped.ok && maths.act(flipped.step.state, { type: 'void' }, simulationRng(1))).toMatchObject({
      ok: false,
    });
    expect(flipped.ok && maths.auto(flipped.step.state)).toEqual({ type: 'take' });
  });

  it('falls on both sides alike, whatever fell before (χ² of 100,000 fours of flips, and their runs)', () => {
    const fours = new Uint32Array(16);
    let [runs, flips, before] = [0, 0, -1];
    for (let nonce = 0; nonce < 25_000; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      const four = [0, 1, 2, 3].map(() => rng.below(2));
      const index = four.reduce((sum, flip) => sum * 2 + flip, 0);
      fours[index] = (fours[index] ?? 0) + 1;
      for (const flip of four) {
        flips += 1;
        if (flip !== before) runs += 1;
        before = flip;
      }
    }
    const expected = 25_000 / 16;
    expect(fours.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(37.7);
    expect(Math.abs(runs - flips / 2) / Math.sqrt(flips / 4)).toBeLessThan(4);
  });
});
