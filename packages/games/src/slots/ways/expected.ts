/**
 * Exact value of a slot with ways. Reels are independent: a symbol that is on exactly the first n reels is worth the product of its mean
 * weights there, times the chance that the next reel has none.
 */
import type { RtpProof } from '../../game-module.ts';
import { rational, sum, times, type Rational } from '../../rational.ts';
import { expectedRound, type Expected } from '../expected.ts';
import { proofOf } from '../proof.ts';
import type { SpinDistribution } from '../free-spins.ts';
import type { CompiledWays, ReelWindow, WaysReels } from './rules.ts';

const cycleOf = ({ lengths }: WaysReels): bigint => lengths.reduce((product, length) => product * BigInt(length), 1n);

const weightOf = (window: ReelWindow, symbol: number): number => window.weights[symbol] ?? 0;

/** Of one symbol, over all stops. */
const symbolTotal = ({ windows, lengths, pays }: WaysReels, symbol: number): bigint => {
  let [total, ways] = [0n, 1n];
  for (let reels = 0; reels <= windows.length; reels += 1) {
    const next = windows[reels] ?? [];
    const without = reels === windows.length ? 1 : next.filter((window) => weightOf(window, symbol) === 0).length;
    const others = lengths.slice(reels + 1).reduce((product, length) => product * BigInt(length), 1n);
    total += ways * BigInt(without) * others * BigInt(pays[symbol]?.[reels] ?? 0);
    ways *= next.reduce((all, window) => all + BigInt(weightOf(window, symbol)), 0n);
  }
  return total;
};

/** Combinations of stops by their scatters. */
const scatterCounts = ({ windows }: WaysReels): number[] => {
  let counts = [1];
  for (const reel of windows) {
    const next: number[] = [];
    for (const { scatters } of reel)
      for (const [count, ways] of counts.entries()) next[count + scatters] = (next[count + scatters] ?? 0) + ways;
    counts = Array.from(next, (ways) => ways ?? 0);
  }
  return counts;
};

const meanOverScatters = (slot: WaysReels, worth: readonly number[]): Rational =>
  rational(
    scatterCounts(slot).reduce((total, ways, count) => total + BigInt(ways) * BigInt(worth[count] ?? 0), 0n),
    cycleOf(slot),
  );

const spinMean = (slot: WaysReels): Rational => {
  const ways = slot.definition.symbols.reduce((total, _, symbol) => total + symbolTotal(slot, symbol), 0n);
  const spin = sum(rational(ways, cycleOf(slot)), meanOverScatters(slot, slot.scatterPays));
  return times(spin, rational(1, slot.definition.unit));
};

export const expectedWays = (slot: CompiledWays): Expected => {
  const { awards, multiplier } = slot.definition.freeSpins;
  return expectedRound({
    spin: spinMean(slot),
    opened: meanOverScatters(slot, awards),
    free: times(spinMean(slot.free), rational(multiplier)),
    again: meanOverScatters(slot.free, awards),
  });
};

/** Spins that go on alike from a reel. */
interface Course {
  /** Symbols that are on every reel so far, with their ways. */
  readonly live: readonly (readonly [symbol: number, ways: number])[];
  readonly paid: number;
  readonly scatters: number;
}

/** Stops of a reel that are alike for the symbols of a course: how often each of these is on it, and the scatters. */
interface AlikeStops {
  readonly weights: readonly number[];
  readonly scatters: number;
  readonly count: number;
}

const alikeStops = (windows: readonly ReelWindow[], symbols: readonly number[]): AlikeStops[] => {
  const found = new Map<string, AlikeStops>();
  for (const window of windows) {
    const weights = symbols.map((symbol) => weightOf(window, symbol));
    const key = `${weights.join()} ${window.scatters}`;
    found.set(key, { weights, scatters: window.scatters, count: (found.get(key)?.count ?? 0) + 1 });
  }
  return [...found.values()];
};

/** From each reel on: combinations of the remaining stops by their scatters. */
const remainingScatters = (slot: WaysReels): number[][] =>
  Array.from({ length: slot.windows.length + 1 }, (_, reel) =>
    scatterCounts({ ...slot, windows: slot.windows.slice(reel) }),
  );

/** The course with these stops of a reel: what is not on it is paid. */
const onReel = ({ pays }: WaysReels, course: Course, stops: AlikeStops, reel: number): Course => {
  let { paid } = course;
  const live: (readonly [number, number])[] = [];
  for (const [place, [symbol, ways]] of course.live.entries()) {
    const weight = stops.weights[place] ?? 0;
    if (weight > 0) live.push([symbol, ways * weight]);
    else paid += ways * (pays[symbol]?.[reel] ?? 0);
  }
  return { live, paid, scatters: course.scatters + stops.scatters };
};

/**
 * Every pay of one spin with the number of its combinations: reel by reel, with everything together that goes on alike. Where no symbol is
 * left, the remaining reels matter for their scatters alone.
 */
export const waysDistribution = (slot: WaysReels): SpinDistribution => {
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  const remaining = remainingScatters(slot);
  const finish = ({ paid, scatters }: Course, reel: number, count: number) => {
    for (const [more, ways] of (remaining[reel] ?? []).entries()) {
      if (ways === 0) continue;
      const pays = paid + (slot.scatterPays[scatters + more] ?? 0);
      const into = (slot.definition.freeSpins.awards[scatters + more] ?? 0) > 0 ? opening : plain;
      into.set(pays, (into.get(pays) ?? 0) + ways * count);
    }
  };
  const paying = slot.pays.flatMap((row, symbol) => (row.some((pay) => pay > 0) ? [[symbol, 1] as const] : []));
  let courses = new Map([['', { course: { live: paying, paid: 0, scatters: 0 } as Course, count: 1 }]]);
  for (const [reel, windows] of slot.windows.entries()) {
    const next: typeof courses = new Map();
    const known = new Map<string, AlikeStops[]>();
    for (const { course, count } of courses.values()) {
      const symbols = course.live.map(([symbol]) => symbol);
      const alike = known.get(symbols.join()) ?? alikeStops(windows, symbols);
      known.set(symbols.join(), alike);
      for (const stops of alike) {
        const going = onReel(slot, course, stops, reel);
        const all = count * stops.count;
        if (going.live.length === 0) finish(going, reel + 1, all);
        else {
          const key = `${going.live.join(' ')} ${going.paid} ${going.scatters}`;
          next.set(key, { course: going, count: all + (next.get(key)?.count ?? 0) });
        }
      }
    }
    courses = next;
  }
  const none = { weights: [], scatters: 0, count: 1 };
  for (const { course, count } of courses.values()) {
    const reel = slot.windows.length;
    finish(onReel(slot, course, none, reel), reel, count);
  }
  return { cycle: slot.lengths.reduce((product, length) => product * length, 1), plain, opening };
};

export const proveWays = (slot: CompiledWays): RtpProof => {
  const paid = waysDistribution(slot);
  return proofOf(slot.rules, {
    declared: slot.definition.declared,
    expected: expectedWays(slot),
    spins: { paid, free: slot.free.windows === slot.windows ? paid : waysDistribution(slot.free) },
  });
};
