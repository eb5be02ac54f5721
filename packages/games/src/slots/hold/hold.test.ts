import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { approximate, rational, sum, times, type Rational } from '../../rational.ts';
import { linePayOf, symbolAt } from '../evaluate.ts';
import { everyStop } from '../every-stop.ts';
import { endsFrom, expectedHold, proveBought, proveHold } from './expected.ts';
import { compileHold, holdFaults, holdTotal, playBought, playHold, type HoldDefinition } from './rules.ts';
import { smallHold as small, smallSale } from '../../../testing/small-slots.ts';

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
    const events = playHold(slot, { below: next, weighted: next, draw: () => [] });
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

describe('bought respins', () => {
  const sale = compileHold(smallSale);

  it('return what all their courses pay, per price', () => {
    // Two coins of six; a coin shows 22 fifths of a line bet on average.
    let worth = rational(0);
    for (const [end, chance] of counted(2).entries())
      worth = sum(worth, times(chance, sum(rational(22 * end, 5), rational(end === 6 ? 50 : 0))));
    const proof = proveBought(compileHold({ ...smallSale, maxWin: 1_000 }));
    const [returned, all] = [approximate(proof.rtp), approximate(worth) / (9 * 2)];
    // What a highest win takes off is rounded up to a billionth, even where it is nothing.
    expect(Math.abs(all - returned)).toBeLessThan(2e-9);
    expect(proof.hit).toEqual(rational(1));
  });

  it('swing and reach their highest win as simulated rounds do', () => {
    const low = compileHold({ ...smallSale, maxWin: 30, hold: { ...smallSale.hold, lands: [9, 1] } });
    const proof = proveBought(low);
    const [rng, rounds] = [simulationRng(13), 5_000];
    let [first, second, fourth, reached] = [0, 0, 0, 0];
    for (let round = 0; round < rounds; round += 1) {
      const pays = holdTotal(playBought(low, rng)) / (9 * 2);
      first += pays / rounds;
      second += (pays - approximate(proof.rtp)) ** 2 / rounds;
      fourth += (pays - approximate(proof.rtp)) ** 4 / rounds;
      reached += Number(pays === proof.maxWin) / rounds;
    }
    const near = (found: number, proven: number, sd: number) =>
      expect(Math.abs(found - proven) / (sd / Math.sqrt(rounds))).toBeLessThan(4);
    near(first, approximate(proof.rtp), proof.sd);
    near(second, proof.sd ** 2, Math.sqrt(fourth - second ** 2));
    const most = approximate(proof.maxWinChance);
    expect(most).toBeGreaterThan(0.01);
    near(reached, most, Math.sqrt(most));
    const free = compileHold({ ...low.definition, maxWin: 1_000 });
    expect(approximate(proof.rtp)).toBeLessThan(approximate(proveBought(free).rtp));
  });

  it('begin with the coins that are drawn, in any cell equally often, and never with a spin', () => {
    const seen = Array.from({ length: 6 }, () => 0);
    const rng = simulationRng(17);
    for (let round = 0; round < 3_000; round += 1) {
      const [first, ...rest] = playBought(sale, rng);
      if (first?.type !== 'bought') throw new Error('A bought round began with something else');
      expect(first.coins).toHaveLength(2);
      expect(first.left).toBe(2);
      const cells = first.coins.map(({ cell }) => cell);
      expect(cells).toEqual([...new Set(cells)].toSorted((a, b) => a - b));
      for (const cell of cells) seen[cell] = (seen[cell] ?? 0) + 1;
      expect(rest.map(({ type }) => type)).toEqual([...rest.slice(1).map(() => 'respun'), 'collected']);
    }
    for (const count of seen) expect(Math.abs(count - 1_000) / Math.sqrt(3_000 * (1 / 3) * (2 / 3))).toBeLessThan(4);
  });

  it('are sold only where the definition says so, and with an empty cell', () => {
    expect(() => playBought(slot, simulationRng(1))).toThrow('sells no respins');
    expect(() => proveBought(slot)).toThrow('sells no respins');
    expect(holdFaults(smallSale)).toEqual([]);
    const { buy } = smallSale.hold;
    if (buy === undefined) throw new Error('Nothing is for sale');
    const of = (coins: number, price: number): HoldDefinition => ({
      ...smallSale,
      hold: { ...smallSale.hold, buy: { ...buy, coins, price } },
    });
    for (const wrong of [of(6, 9), of(0, 9), of(2, 0)]) expect(holdFaults(wrong)).toHaveLength(1);
  });
});
