import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { approximate, rational, sum, times } from '../../rational.ts';
import { linePayOf, symbolAt } from '../evaluate.ts';
import { everyStop } from '../every-stop.ts';
import { expectedCollection, proveCollection } from './expected.ts';
import { collectionFaults, compileCollection, playCollection } from './rules.ts';
import { smallCollection as small } from '../../../testing/small-slots.ts';

const slot = compileCollection(small);
const { free } = slot.lines;

const seenIn = (stops: readonly number[]): number =>
  stops.flatMap((stop, reel) => [0, 1].map((row) => symbolAt(free, reel, stop, row))).filter((one) => one === 4).length;

/** Goes through every course of free spins: what they pay on average, and how often they reach each level. */
const every = (notes: number, left: number, level: number): { pays: number; levels: number[] } => {
  if (left === 0) return { pays: 0, levels: [0, 1, 2].map((one) => Number(one <= level)) };
  const levels = [0, 0, 0];
  let pays = 0;
  for (const stops of everyStop(free.lengths)) {
    const now = notes + seenIn(stops);
    const next = now >= 6 ? 2 : now >= 3 ? 1 : 0;
    const rest = every(now, left - 1 + Number(level === 0 && next > 0), next);
    pays += (linePayOf(free, stops) * ([1, 2, 5][level] ?? 0) + rest.pays) / 36;
    for (const [index, share] of rest.levels.entries()) levels[index] = (levels[index] ?? 0) + share / 36;
  }
  return { pays, levels };
};

describe('free spins that collect', () => {
  it('are worth what all their courses pay, and reach each level as often', () => {
    const { pays, levels } = every(0, 2, 0);
    const found = expectedCollection(slot);
    expect(approximate(found.feature)).toBeCloseTo(pays / 2, 12);
    expect(found.levels.map(approximate).map((share) => share.toFixed(12))).toEqual(
      levels.map((share) => share.toFixed(12)),
    );
    expect(found.round).toEqual(sum(found.spin, times(found.opened, found.feature)));
    expect(found.levels[0]).toEqual(rational(1));
  });

  it('swing and reach the highest win as simulated rounds do', () => {
    const proof = proveCollection(slot);
    const [rng, rounds] = [simulationRng(21), 6_000];
    let [first, second, fourth, reached] = [0, 0, 0, 0];
    const big = compileCollection({ ...small, maxWin: 1_000_000 });
    const mean = approximate(expectedCollection(slot).round);
    for (let round = 0; round < rounds; round += 1) {
      const pays = (playCollection(big, rng).at(-1)?.total ?? 0) / 2;
      first += pays / rounds;
      second += (pays - mean) ** 2 / rounds;
      fourth += (pays - mean) ** 4 / rounds;
      reached += Number(pays >= 25) / rounds;
    }
    expect(Math.abs(first - mean) / (proof.sd / Math.sqrt(rounds))).toBeLessThan(4);
    expect(Math.abs(second - proof.sd ** 2) / Math.sqrt((fourth - second ** 2) / rounds)).toBeLessThan(4);
    const most = approximate(proof.maxWinChance);
    expect(Math.abs(reached - most)).toBeLessThan(4 * Math.sqrt(most / rounds) + 0.02 * most);
    expect(approximate(proof.rtp)).toBeLessThan(mean);
  });

  it('play the next spin at the level that was reached, with the spins it adds', () => {
    // Scatters on reels 1 and 2; then three notes at once, then the last two spins at twice the pays.
    const stops = [3, 4, 2, 0, 2, 3, 0, 0, 1, 2, 0, 1];
    let place = -1;
    const events = playCollection(slot, { below: () => stops[(place += 1)] ?? 0 });
    expect(
      events.map(({ free: isFree, notes, opened, left, multiplier }) => [isFree, notes, opened, left, multiplier]),
    ).toEqual([
      [false, 0, 2, 2, 1],
      [true, 3, 1, 2, 1],
      [true, 4, 0, 1, 2],
      [true, 4, 0, 0, 2],
    ]);
  });

  it('are refused with every fault named', () => {
    expect(collectionFaults(small)).toEqual([]);
    const levels = [
      { needs: 1, multiplier: 3, spins: 0 },
      { needs: 2, multiplier: 2, spins: 0 },
    ];
    const freeSpins = { ...small.freeSpins, multiplier: 2, strips: ['A B SC', 'A B', 'A B'] };
    expect(collectionFaults({ ...small, levels, freeSpins })).toEqual([
      'no free spin shows a note',
      'free spins open further ones',
      'free spins multiply beside their levels',
      'the first level is reached later',
      'the levels do not rise',
    ]);
  });
});
