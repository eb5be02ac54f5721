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

/** Spins that go on alike from a reel: the ways of each symbol that is still on every reel, what is paid, and the scatters. */
interface Course {
  readonly ways: readonly number[];
  readonly paid: number;
  readonly scatters: number;
}

const onReel = ({ pays }: WaysReels, { ways, paid, scatters }: Course, window: ReelWindow, reel: number): Course => {
  let now = paid;
  const going = ways.map((count, symbol) => {
    const next = count * weightOf(window, symbol);
    if (count > 0 && next === 0) now += count * (pays[symbol]?.[reel] ?? 0);
    return next;
  });
  return { ways: going, paid: now, scatters: scatters + window.scatters };
};

/** Every pay of one spin with the number of its combinations: reel by reel, with everything together that goes on alike. */
export const waysDistribution = (slot: WaysReels): SpinDistribution => {
  const start: Course = { ways: slot.pays.map((row) => Number(row.some(Boolean))), paid: 0, scatters: 0 };
  let courses = new Map([['', { course: start, count: 1 }]]);
  for (const [reel, windows] of slot.windows.entries()) {
    const next: typeof courses = new Map();
    for (const { course, count } of courses.values())
      for (const window of windows) {
        const going = onReel(slot, course, window, reel);
        const key = `${going.ways.join()} ${going.paid} ${going.scatters}`;
        next.set(key, { course: going, count: count + (next.get(key)?.count ?? 0) });
      }
    courses = next;
  }
  const [plain, opening] = [new Map<number, number>(), new Map<number, number>()];
  for (const { course, count } of courses.values()) {
    const { paid, scatters } = onReel(slot, course, { weights: [], scatters: 0 }, slot.windows.length);
    const pays = paid + (slot.scatterPays[scatters] ?? 0);
    const into = (slot.definition.freeSpins.awards[scatters] ?? 0) > 0 ? opening : plain;
    into.set(pays, (into.get(pays) ?? 0) + count);
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
