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

const [mines] = versions;
gameSuite(mines);

const everyBet = Array.from({ length: 24 }, (_, index) => index + 1).flatMap((count) =>
  Array.from({ length: 25 - count }, (_, index) => ({ mines: count, stop: index + 1 })),
);
/** Of the operator's limits in EUR cents. */
const rule = {
  ...{ highestPayout: 25_000_000n, highestStake: 100_000n, leastStake: 10n },
  ...{ fairStakeCap: 100n, initialStake: 100n },
};

describe('Mines', () => {
  it('hides the published mines', () => {
    const seeds = {
      serverSeed: '8c1f6b0e5d2a9c47e3b8f01d6a5c92e7b4d3f8a1069e7c5b2d4f1a3e8b6c9d07',
      clientSeed: 'lobby-demo_1',
    };
    const view = mines.verify({ ...seeds, nonce: 4 }, maths.params.parse({ mines: 5 }), [{ type: 'open-8' }]);
    expect(view).toMatchObject({ revealed: [8, 17, 20, 3, 22], over: true, worthE4: 0 });
  });

  it('returns 99 % for every number of mines and gems, less only what the fourth decimal cuts off', () => {
    expect(everyBet).toHaveLength(300);
    for (const bet of everyBet) {
      const { rtp, hit, maxWin, maxWinChance } = mines.rtpProof(bet);
      expect(compareRationals(rtp, rational(99, 100))).toBeLessThanOrEqual(0);
      expect(compareRationals(rtp, rational(99n * hit.d * 100n - hit.n, hit.d * 10_000n))).toBeGreaterThan(0);
      expect(maxWinChance).toEqual(hit);
      expect(Math.round(maxWin * 10_000)).toBe(Number(maths.multiplierE4Of(bet.mines, bet.stop)));
    }
  });

  it('is proven by every board of few mines: all of them opened tile by tile', () => {
    for (const gems of [1, 2, 3, 5]) {
      let [won, boards] = [0, 0];
      for (let one = 0; one < 25; one += 1)
        for (let other = one + 1; other < 25; other += 1) {
          boards += 1;
          if (one >= gems) won += 1;
        }
      expect(mines.rtpProof({ mines: 2, stop: gems }).hit).toEqual(rational(won, boards));
    }
  });

  it('is cashed out by itself at its goal, at the limit of the house, and with the last gem', () => {
    const params = maths.params.parse({ mines: 3, stop: 4 });
    const end = (given: typeof params) =>
      Array.from({ length: 400 }, (_, seed) => {
        const player = (state: unknown) => maths.bestAction(state as maths.MinesState);
        return playThrough(mines, given, simulationRng(seed), simulationRng(seed), player);
      }).filter(({ multiplierE4 }) => multiplierE4 > 0n);
    for (const { actions, multiplierE4 } of end(params)) {
      expect(actions).toHaveLength(4);
      expect(multiplierE4).toBe(maths.multiplierE4Of(3, 4));
    }
    for (const stake of [10n, 100n, 10_000n, 100_000n]) {
      const limited = mines.limitTo?.({ ...params, mines: 12, stop: 0, most: 24 }, highestClimbE4(rule, stake));
      const gems = limited?.most ?? 0;
      expect((stake * maths.multiplierE4Of(12, gems)) / 10_000n).toBeLessThanOrEqual(rule.highestPayout);
      if (gems < 13) expect((stake * maths.multiplierE4Of(12, gems + 1)) / 10_000n).toBeGreaterThan(rule.highestPayout);
    }
    expect(stakeLimits(rule, payoutsOf({ mines: 12, stop: 0, most: 24 })).max).toBe(rule.highestStake);
  });

  it('gives the stake back where nobody opened a tile, and offers that to no player', () => {
    const { state } = maths.init(maths.params.parse({}), simulationRng(1));
    expect(maths.auto(state)).toEqual({ type: 'void' });
    expect(maths.legal(state)).not.toContain('void');
    const ended = maths.act(state, { type: 'void' });
    expect(ended.ok && maths.settle(ended.step.state).multiplierE4).toBe(10_000n);
    const safe = state.hidden.includes(0) ? 1 : 0;
    const opened = maths.act(state, { type: `open-${safe}` });
    if (opened.ok && !opened.step.done) {
      expect(maths.act(opened.step.state, { type: 'void' })).toMatchObject({ ok: false });
      expect(maths.auto(opened.step.state)).toEqual({ type: 'take' });
    }
  });

  it('spreads mines evenly over the tiles (χ² of the first draws of 20,000 boards)', () => {
    const evenness = createEvenness(3);
    const tiles = new Uint32Array(25);
    for (let nonce = 0; nonce < 20_000; nonce += 1) {
      const rng = createRng('ab'.repeat(32), 'even', nonce);
      for (const tile of rng.draw(25, 3)) tiles[tile] = (tiles[tile] ?? 0) + 1;
      evenness.add(rng.draws);
    }
    for (const score of evenness.scores()) expect(Math.abs(score)).toBeLessThan(4);
    const expected = (20_000 * 3) / 25;
    expect(tiles.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(60);
  });
});
