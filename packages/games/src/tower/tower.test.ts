import { describe, expect, it } from 'vitest';
import { gameSuite } from '../../testing/game-suite.ts';
import { playThrough } from '../../testing/play-through.ts';
import { simulationRng } from '../../testing/simulation-rng.ts';
import { createEvenness } from '../../testing/statistics.ts';
import { compareRationals, rational } from '../rational.ts';
import { createRng } from '../rng.ts';
import { highestClimbE4, stakeLimits } from '../stake-limits.ts';
import { versions } from './game.ts';
import { payoutsOf } from './payouts.ts';
import * as maths from './versions/1.ts';

const [tower] = versions;
gameSuite(tower);

const everyBet = maths.difficultyNames.flatMap((difficulty) =>
  Array.from({ length: maths.floors }, (_, index) => ({ difficulty, stop: index + 1 })),
);
/** Of the operator's limits in EUR cents. */
const rule = {
  ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
  ...{ fairStakeCap: 100n, initialStake: 100n },
};

describe('Tower', () => {
  it('returns 98 % for every difficulty and floor, less only what the fourth decimal cuts off', () => {
    expect(everyBet).toHaveLength(40);
    for (const bet of everyBet) {
      const { rtp, hit, maxWin } = tower.rtpProof(bet);
      const { windows, traps } = maths.difficulties[bet.difficulty];
      expect(hit).toEqual(rational(BigInt(windows - traps) ** BigInt(bet.stop), BigInt(windows) ** BigInt(bet.stop)));
      expect(compareRationals(rtp, rational(98, 100))).toBeLessThanOrEqual(0);
      expect(compareRationals(rtp, rational(98n * hit.d * 100n - hit.n, hit.d * 10_000n))).toBeGreaterThan(0);
      expect(BigInt(Math.round(maxWin * 10_000))).toBe(payoutsOf(maths.params.parse(bet)).highestE4);
    }
  });

  it('opens one window a floor and no other, from the ground up', () => {
    const { state } = maths.init(maths.params.parse({ difficulty: 'master' }), simulationRng(5));
    expect(maths.legal(state)).toEqual(['open-0', 'open-1', 'open-2', 'open-3']);
    expect(maths.act(state, { type: 'open-4' })).toMatchObject({ ok: false });
    const safe = [0, 1, 2, 3].find((window) => !state.hidden.includes(window)) ?? 0;
    const up = maths.act(state, { type: `open-${safe}` });
    expect(up.ok && maths.legal(up.step.state)).toEqual(['take', 'open-4', 'open-5', 'open-6', 'open-7']);
    expect(state.hidden).toHaveLength(24);
  });

  it('is cashed out by itself at its goal, at the limit of the house, and at the top', () => {
    for (const given of [{ stop: 2 }, { most: 3 }, { difficulty: 'easy' as const }]) {
      const params = maths.params.parse(given);
      const ended = Array.from({ length: 300 }, (_, seed) => {
        const player = (state: unknown) => maths.bestAction(state as maths.TowerState);
        return playThrough(tower, params, simulationRng(seed), simulationRng(seed), player);
      }).filter(({ multiplierE4 }) => multiplierE4 > 0n);
      expect(ended.length).toBeGreaterThan(0);
      for (const { actions, multiplierE4 } of ended) {
        expect(actions).toHaveLength(maths.goalOf(params));
        expect(multiplierE4).toBe(payoutsOf(params).highestE4);
      }
    }
    for (const difficulty of maths.difficultyNames)
      for (const stake of [10n, 100n, 10_000n, 100_000n]) {
        const params = maths.params.parse({ difficulty });
        const limited = tower.limitTo?.(params, highestClimbE4(rule, stake)) ?? params;
        const { stepsE4 } = maths.climbOf(difficulty);
        expect((stake * (stepsE4[limited.most - 1] ?? 0n)) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
        const above = stepsE4[limited.most];
        if (above !== undefined) expect((stake * above) / 10_000n).toBeGreaterThan(rule.highestPayout);
        expect(stakeLimits(rule, payoutsOf(params)).max).toBe(rule.highestStake);
      }
  });

  it('gives the stake back where nobody opened a window, and offers that to no player', () => {
    const { state } = maths.init(maths.params.parse({}), simulationRng(1));
    expect(maths.auto(state)).toEqual({ type: 'void' });
    expect(maths.legal(state)).not.toContain('void');
    const ended = maths.act(state, { type: 'void' });
    expect(ended.ok && maths.settle(ended.step.state).multiplierE4).toBe(10_000n);
    const safe = [0, 1, 2].find((window) => !state.hidden.includes(window)) ?? 0;
    const opened = maths.act(state, { type: `open-${safe}` });
    expect(opened.ok && maths.act(opened.step.state, { type: 'void' })).toMatchObject({ ok: false });
    expect(opened.ok && maths.auto(opened.step.state)).toEqual({ type: 'take' });
  });

  it('spreads ravens evenly over the windows and from floor to floor (χ² of 20,000 towers)', () => {
    const evenness = createEvenness(8);
    const pairs = new Uint32Array(9);
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      const { state } = maths.init(maths.params.parse({}), rng);
      for (let floor = 1; floor < maths.floors; floor += 1) {
        const pair = ((state.hidden[floor - 1] ?? 0) % 3) * 3 + ((state.hidden[floor] ?? 0) % 3);
        pairs[pair] = (pairs[pair] ?? 0) + 1;
      }
      evenness.add(rng.draws);
    }
    // χ² of three windows exceeds 13.82 once in a thousand.
    for (const score of evenness.scores()) expect(Math.abs(score)).toBeLessThan((13.82 - 2) / 2);
    const expected = (20_000 * 7) / 9;
    // Neighbouring floors share a floor, so that this is wider than χ² of independent pairs.
    expect(pairs.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(40);
  });
});
