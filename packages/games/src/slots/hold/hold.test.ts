import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { approximate, rational, sum, times, type Rational } from '../../rational.ts';
import { linePayOf, symbolAt } from '../evaluate.ts';
import { everyStop } from '../every-stop.ts';
import { endsFrom, expectedHold, proveHold } from './expected.ts';
import { compileHold, holdFaults, holdTotal, playHold } from './rules.ts';
import { smallHold as small } from '../../../testing/small-slots.ts';

const slot = compileHold(small);

/** Every course of the respins from these cells on, one respin after the other: chance of each number of coins at the end. */
const courses = (held: number, left: number, ends: Rational[], chance: Rational): void => {
  const empty = [0, 1, 2, 3, 4, 5].filter((cell) => ((held >> cell) & 1) === 0);
  if (left === 0 || empty.length === 0) {
    const coins = 6 - empty.length;
    ends[coins] = sum(ends[coins] ?? rational(0), chance);
    return;
  }
  for (let landing = 0; landing < 1 << empty.length; landing += 1) {
    const landed = empty.filter((_cell, place) => ((landing >> place) & 1) === 1);
    const share = rational(2 ** landed.length * 5 ** (empty.length - landed.length), 7 ** empty.length);
    const next = landed.reduce((mask, cell) => mask | (1 << cell), held);
    courses(next, landed.length > 0 ? 2 : left - 1, ends, times(chance, share));
  }
};
const counted = (start: number): Rational[] => {
  const ends = Array.from({ length: 7 }, () => rational(0));
  courses((1 << start) - 1, 2, ends, rational(1));
  return ends;
};

const coinsOf = (stops: readonly number[]): number =>
  stops.flatMap((stop, reel) => [0, 1].map((row) => symbolAt(slot.lines, reel, stop, row))).filter((one) => one === 3)
    .length;

describe('hold and win', () => {
  it.each([3, 4, 5, 6])('ends with each number of coins as often as all its courses say: from %d', (start) => {
    expect(endsFrom(slot, start)).toEqual(counted(start));
  });

  it('is worth what all stops and all courses pay', () => {
    let [spin, feature, opened] = [rational(0), rational(0), 0];
    for (const stops of everyStop(slot.lines.lengths)) {
      spin = sum(spin, rational(linePayOf(slot.lines, stops)));
      const coins = coinsOf(stops);
      if (coins < 3) continue;
      opened += 1;
      // A coin shows 22 fifths of a line bet on average.
      for (const [end, chance] of endsFrom(slot, coins).entries())
        feature = sum(feature, times(chance, sum(rational(22 * end, 5), rational(end === 6 ? 50 : 0))));
    }
    const found = expectedHold(slot);
    expect(found.spin).toEqual(times(spin, rational(1, 180 * 2)));
    expect(found.opened).toEqual(rational(opened, 180));
    expect(found.round).toEqual(times(sum(spin, feature), rational(1, 180 * 2)));
    expect(times(found.feature, found.opened)).toEqual(times(feature, rational(1, 180 * 2)));
  });

  it('swings and reaches its highest win as simulated rounds do', () => {
    const proof = proveHold(slot);
    const [rng, rounds] = [simulationRng(11), 5_000];
    let [first, second, fourth, hits, reached] = [0, 0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const pays = holdTotal(playHold(slot, rng)) / 2;
      first += pays / rounds;
      second += (pays - approximate(proof.rtp)) ** 2 / rounds;
      fourth += (pays - approximate(proof.rtp)) ** 4 / rounds;
      hits += Number(pays > 0) / rounds;
      reached += Number(pays === 40) / rounds;
    }
    const near = (found: number, proven: number, sd: number) =>
      expect(Math.abs(found - proven) / (sd / Math.sqrt(rounds))).toBeLessThan(4);
    near(first, approximate(proof.rtp), proof.sd);
    near(second, proof.sd ** 2, Math.sqrt(fourth - second ** 2));
    const [hit, most] = [approximate(proof.hit), approximate(proof.maxWinChance)];
    near(hits, hit, Math.sqrt(hit * (1 - hit)));
    near(reached, most, Math.sqrt(most));
    expect(approximate(proof.rtp)).toBeLessThan(approximate(expectedHold(slot).round));
  });

  it('holds coins, gives the respins back with each new one, and pays all of them at the end', () => {
    const values = [[1, 0, 2], [0, 1, 0], [0, 0, 1, 1], [0, 0], [0, 1, 0], [0], [0]].flat();
    let place = -1;
    const next = () => values[(place += 1)] ?? 0;
    // Coins in both rows of reel 1 and the upper one of reel 2, worth 3, 10 and 3.
    const events = playHold(slot, { below: next, weighted: next });
    expect(events[0]).toMatchObject({ coins: [0, 1, 2].map((cell, index) => ({ cell, value: index % 2 })), left: 2 });
    expect(events.slice(1)).toEqual([
      { type: 'respun', coins: [{ cell: 5, value: 1 }], left: 2 },
      { type: 'respun', coins: [], left: 1 },
      { type: 'respun', coins: [{ cell: 4, value: 0 }], left: 2 },
      { type: 'respun', coins: [], left: 1 },
      { type: 'respun', coins: [], left: 0 },
      { type: 'collected', full: false, pays: 29 },
    ]);
  });

  it('is refused with every fault named', () => {
    expect(holdFaults(small)).toEqual([]);
    const linePays = { ...small.linePays, CO: [0, 0, 0, 5] };
    const hold = { ...small.hold, opens: 7, lands: [1, 0] as const, values: [] };
    expect(holdFaults({ ...small, linePays, hold, direction: 'both' })).toEqual([
      'the coin pays on lines',
      'lines pay from both sides, or wilds expand',
      'no number of coins opens the respins',
      'no coin lands in a respin, or every time',
      'a coin has no value',
    ]);
  });
});
