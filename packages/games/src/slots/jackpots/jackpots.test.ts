import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { approximate, rational, sum } from '../../rational.ts';
import { chanceOf, linkedFaults, linkedFigures, linkedShare, linkedWins, type LinkedLevel } from './linked.ts';
import { chanceAt, contribute, drawTrigger, isHit, mustHitFaults, mustHitFigures, type MustHit } from './must-hit.ts';

const euros = (amount: number): bigint => BigInt(amount) * 1_000_000n;

const levels: readonly LinkedLevel[] = [
  { name: 'mini', seed: euros(20), poolBp: 20, reserveBp: 30, stakesPerWin: euros(10_000) },
  { name: 'major', seed: euros(500), poolBp: 20, reserveBp: 25, stakesPerWin: euros(200_000) },
  { name: 'grand', seed: euros(10_000), poolBp: 25, reserveBp: 20, stakesPerWin: euros(5_000_000) },
];

describe('a linked progressive', () => {
  it('wins each level as often as its stakes say, in proportion to the stake', () => {
    const [mini] = levels;
    if (mini === undefined) throw new Error('There is no level');
    const once = chanceOf(mini, euros(10));
    expect(approximate(once)).toBeCloseTo(0.001, 12);
    expect(approximate(chanceOf(mini, euros(30)))).toBeCloseTo(3 * approximate(once), 12);
    expect(approximate(once)).toBeLessThanOrEqual(0.001);
    const rng = simulationRng(5);
    let won = 0;
    for (let round = 0; round < 20_000; round += 1) won += linkedWins([mini], euros(100), rng).length;
    expect(Math.abs(won - 200) / Math.sqrt(200)).toBeLessThan(4);
  });

  it('takes one draw for each level, and a level is won or not whatever the others do', () => {
    const draws = [0, 2 ** 51, 0];
    let place = -1;
    const rng = { u52: () => draws[(place += 1)] ?? 2 ** 51 };
    expect(linkedWins(levels, euros(1), rng)).toEqual(['mini', 'grand']);
    expect(place).toBe(2);
  });

  it('returns in the mean of a cycle what its seeds and its pools say, and never more than it takes', () => {
    expect(linkedFigures(levels).map(({ meanWin }) => meanWin)).toEqual([
      rational(euros(40)),
      rational(euros(900)),
      rational(euros(22_500)),
    ]);
    const taken = levels.reduce((all, { poolBp, reserveBp }) => all + poolBp + reserveBp, 0);
    expect(linkedShare(levels)).toEqual(rational(40 + 45 + 45, 10_000));
    expect(approximate(linkedShare(levels))).toBeLessThanOrEqual(taken / 10_000);
  });

  it('is refused where its reserve does not reach its seed', () => {
    expect(linkedFaults(levels)).toEqual([]);
    const [mini] = levels;
    if (mini === undefined) throw new Error('There is no level');
    expect(linkedFaults([mini, { ...mini, reserveBp: 19 }, { ...mini, name: 'other', poolBp: -1 }])).toEqual([
      'two levels have one name',
      'the reserve of mini does not reach its seed',
      'other takes no share of a stake',
    ]);
  });
});

const pool: MustHit = { name: 'parcel', seed: euros(500), mustHitBy: euros(2_500), poolBp: 100, reserveBp: 50 };

describe('a pool that must be hit', () => {
  it('draws its trigger above the seed and at most at its highest amount', () => {
    expect(drawTrigger(pool, { below: () => 0 })).toBe(euros(500) + 10_000n);
    expect(drawTrigger(pool, { below: (n) => n - 1 })).toBe(euros(2_500));
  });

  it('keeps every part of a contribution, and is won once, by the stake that reaches the trigger', () => {
    const trigger = euros(500) + 30_000n;
    let meter = { amount: pool.seed, remainder: 0n };
    const hits: number[] = [];
    // A hundredth of 33,333 micro-euros is no whole number of them.
    for (let stake = 0; stake < 200; stake += 1) {
      const after = contribute(pool, meter, 33_333n);
      if (isHit(trigger, meter, after)) hits.push(stake);
      meter = after;
    }
    expect(hits).toEqual([90]);
    expect(meter.amount * 10_000n + meter.remainder).toBe(pool.seed * 10_000n + 200n * 33_333n * 100n);
  });

  it('returns in the mean of a cycle what simulated cycles return', () => {
    const short: MustHit = { ...pool, seed: euros(2), mustHitBy: euros(12) };
    const { meanWin, share, stakesPerWin } = mustHitFigures(short);
    expect(approximate(meanWin)).toBeCloseTo(7_005_000, 6);
    expect(approximate(stakesPerWin)).toBeCloseTo(500_500_000, 6);
    const [rng, stake] = [simulationRng(9), euros(1)];
    let [paid, staked] = [0n, 0n];
    for (let cycle = 0; cycle < 300; cycle += 1) {
      const trigger = drawTrigger(short, rng);
      let meter = { amount: short.seed, remainder: 0n };
      for (let hit = false; !hit;) {
        const after = contribute(short, meter, stake);
        hit = isHit(trigger, meter, after);
        [meter, staked] = [after, staked + stake];
      }
      paid += meter.amount;
    }
    // Each cycle's trigger is within ten euros: a standard error of 17 cents over 300 of them.
    expect(Math.abs(approximate(rational(paid, 300n)) - approximate(meanWin))).toBeLessThan(700_000);
    expect(approximate(rational(paid, staked))).toBeCloseTo(approximate(share), 2);
  });

  it('its chances over all stakes of a cycle add up to a win', () => {
    let [meter, open, won] = [{ amount: pool.seed, remainder: 0n }, rational(1), rational(0)];
    for (let stake = 0; stake < 40; stake += 1) {
      const { n, d } = chanceAt(pool, meter, euros(5_000));
      won = sum(won, rational(open.n * n, open.d * d));
      open = rational(open.n * (d - n), open.d * d);
      meter = contribute(pool, meter, euros(5_000));
    }
    expect(won).toEqual(rational(1));
    expect(chanceAt(pool, { amount: pool.mustHitBy, remainder: 0n }, 1n)).toEqual(rational(1));
  });

  it('is refused with every fault named', () => {
    expect(mustHitFaults(pool)).toEqual([]);
    expect(mustHitFaults({ ...pool, mustHitBy: pool.seed })).toContain('the amounts do not rise in whole cents');
    expect(mustHitFaults({ ...pool, reserveBp: 0 })).toEqual(['it takes no share of a stake']);
    expect(mustHitFaults({ ...pool, reserveBp: 49 })).toEqual(['the reserve does not reach the seed']);
  });
});
