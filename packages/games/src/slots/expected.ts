/** Closed-form return of a lines slot. Reels are independent, so a line's value is a sum over symbol tuples. */
import { rational, sum, times, type Rational } from '../rational.ts';
import type { Compiled } from './evaluate.ts';

/** Number of occurrences of each symbol on a reel. */
const countsOf = (slot: Compiled, reel: number): number[] => {
  const counts = slot.definition.symbols.map(() => 0);
  for (const symbol of slot.strips[reel] ?? []) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return counts;
};

const cycleOf = ({ lengths }: Compiled): bigint => lengths.reduce((product, length) => product * BigInt(length), 1n);

/**
 * Expected pay of one line, in line bets: Σ over symbol tuples of Π count ÷ length × pay. Tuples with the same paying part are summed
 * together, which leaves a few hundred.
 */
export const expectedLine = (slot: Compiled): Rational => {
  const { reels, wild, scatter, pays } = slot;
  const counts = slot.lengths.map((_, reel) => countsOf(slot, reel));
  const walk = (reel: number, symbol: number, wilds: number): bigint => {
    const paid = BigInt(Math.max(pays[symbol]?.[reel] ?? 0, pays[wild]?.[wilds] ?? 0));
    if (reel === reels) return paid;
    let total = 0n;
    for (const [seen, count] of (counts[reel] ?? []).entries()) {
      if (count === 0) continue;
      const goes = seen !== scatter && (seen === wild || symbol === wild || seen === symbol);
      const rest = goes
        ? walk(reel + 1, seen === wild ? symbol : seen, wilds + Number(seen === wild && symbol === wild))
        : paid * slot.lengths.slice(reel + 1).reduce((product, length) => product * BigInt(length), 1n);
      total += BigInt(count) * rest;
    }
    return total;
  };
  return rational(walk(0, wild, 0), cycleOf(slot));
};

/** Number of stops with each count of visible scatters: a convolution over the reels. */
export const scatterCounts = (slot: Compiled): readonly bigint[] => {
  let ways = [1n];
  for (let reel = 0; reel < slot.reels; reel += 1) {
    const strip = slot.strips[reel] as Uint8Array;
    const windows = strip.filter((_, stop) =>
      Array.from({ length: slot.rows }, (__, row) => strip[(stop + row) % strip.length]).includes(slot.scatter),
    ).length;
    const next = [...ways.map((way) => way * BigInt(strip.length - windows)), 0n];
    for (const [count, way] of ways.entries()) next[count + 1] = (next[count + 1] ?? 0n) + way * BigInt(windows);
    ways = next;
  }
  return ways;
};

const meanOverScatters = (slot: Compiled, worth: readonly number[]): Rational =>
  rational(
    scatterCounts(slot).reduce((total, ways, count) => total + ways * BigInt(worth[count] ?? 0), 0n),
    cycleOf(slot),
  );

export interface Expected {
  /** Lines and scatters of one spin, per stake. */
  readonly spin: Rational;
  /** Free spins that one spin opens, below one. */
  readonly opened: Rational;
  /** The whole round without a highest win: spin · (1 + m · f ÷ (1 − f)). */
  readonly round: Rational;
}

export const expectedOf = (slot: Compiled): Expected => {
  const perStake = rational(1, slot.lineCount);
  const spin = sum(expectedLine(slot), times(meanOverScatters(slot, slot.scatterPays), perStake));
  const opened = meanOverScatters(slot, slot.awards);
  if (opened.n >= opened.d) throw new Error('Free spins would never end');
  const free = rational(BigInt(slot.definition.freeSpins.multiplier) * opened.n, opened.d - opened.n);
  return { spin, opened, round: times(spin, sum(rational(1), free)) };
};
