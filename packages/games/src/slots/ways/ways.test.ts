import { describe, expect, it } from 'vitest';
import { simulationRng } from '../../../testing/simulation-rng.ts';
import { approximate, rational, rationalText } from '../../rational.ts';
import { everyStop } from '../every-stop.ts';
import { expectedWays, proveWays, waysDistribution } from './expected.ts';
import { compileWays, playWays, scattersOfStops, waysFaults, waysWinsOf } from './rules.ts';
import { smallWays as small } from '../../../testing/small-slots.ts';

const slot = compileWays(small);

/** Pays each way on its own: one cell of every reel, in the order of the rows. */
const wayByWay = (strips: readonly string[], stops: readonly number[]): number => {
  const cells = strips.map((text, reel) => {
    const strip = text.split(' ');
    return [0, 1, 2].map((row) => strip[((stops[reel] ?? 0) + row) % strip.length] ?? '');
  });
  const timesOf = (seen: string, symbol: string) => small.wilds[seen] ?? Number(seen === symbol);
  const walk = (symbol: string, reel: number, times: number): number => {
    const going = (cells[reel] ?? []).filter((seen) => timesOf(seen, symbol) > 0);
    if (going.length === 0) return times * (small.pays[symbol]?.[reel] ?? 0);
    return going.reduce((paid, seen) => paid + walk(symbol, reel + 1, times * timesOf(seen, symbol)), 0);
  };
  return ['A', 'B', 'C'].reduce((paid, symbol) => paid + walk(symbol, 0, 1), 0);
};

describe('a slot with ways', () => {
  it('pays over all stops what every way together pays, spin by spin and pay by pay', () => {
    const counted = new Map<string, number>();
    let total = 0;
    for (const stops of everyStop(slot.lengths)) {
      const scatters = scattersOfStops(slot, stops);
      const pays = wayByWay(small.strips, stops);
      expect(waysWinsOf(slot, stops).reduce((sum, win) => sum + win.pays, 0)).toBe(pays);
      total += pays + (slot.scatterPays[scatters] ?? 0);
      const key = `${scatters > 2} ${pays + (slot.scatterPays[scatters] ?? 0)}`;
      counted.set(key, (counted.get(key) ?? 0) + 1);
    }
    const { cycle, plain, opening } = waysDistribution(slot);
    expect(expectedWays(slot).spin).toEqual(rational(total, cycle * small.unit));
    expect(
      Object.fromEntries([
        ...[...plain].map(([pays, ways]) => [`false ${pays}`, ways] as const),
        ...[...opening].map(([pays, ways]) => [`true ${pays}`, ways] as const),
      ]),
    ).toEqual(Object.fromEntries(counted));
  });

  it('returns with its free spins what simulated rounds return, and swings as much', () => {
    const { round, opened } = expectedWays(slot);
    const { cycle, plain } = waysDistribution(slot);
    const declared = {
      unlimited: rationalText(round),
      opened: rationalText(opened),
      hit: rationalText(rational(cycle - (plain.get(0) ?? 0), cycle)),
    };
    const proof = proveWays(compileWays({ ...small, declared }));
    const rounds = 8_000;
    const rng = simulationRng(7);
    let total = 0;
    for (let count = 0; count < rounds; count += 1) total += (playWays(slot, rng).at(-1)?.total ?? 0) / small.unit;
    expect(Math.abs(total / rounds - approximate(round)) / (proof.sd / Math.sqrt(rounds))).toBeLessThan(4);
    expect(approximate(proof.rtp)).toBeLessThan(approximate(round));
  });

  it('ends at its highest win', () => {
    const limited = compileWays({ ...small, maxWin: 3 });
    const rng = simulationRng(3);
    const rounds = Array.from({ length: 2_000 }, () => playWays(limited, rng));
    expect(Math.max(...rounds.map((events) => events.at(-1)?.total ?? 0))).toBe(60);
    expect(rounds.every((events) => events.every(({ total, left }) => total < 60 || left === 0))).toBe(true);
  });

  it('is refused with every fault named', () => {
    expect(waysFaults(small)).toEqual([]);
    const strips = ['A W2 B', 'A X B', 'A B', 'A B C'];
    expect(waysFaults({ ...small, strips, pays: { ...small.pays, W2: [], A: [0, 2, 1, 3, 4] } })).toEqual([
      'W2 pays as a way',
      'the pays of A do not rise',
      'the first reel has a wild',
      'reel 2 shows what is no symbol',
      'reel 3 is shorter than the window',
    ]);
  });
});
