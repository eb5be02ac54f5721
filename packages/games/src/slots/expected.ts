/** Closed-form return of a lines slot. Reels are independent, so a line's value is a sum over symbol tuples. */
import { rational, sum, times, type Rational } from '../rational.ts';
import type { Compiled, Reels } from './evaluate.ts';

/** How often each symbol shows in one cell, out of `whole`. */
interface CellChances {
  readonly weights: readonly bigint[];
  readonly whole: bigint;
}

/** Over all stops, as lines read it. */
const shown = (slot: Reels, reel: number, row: number): CellChances => {
  const weights = slot.definition.symbols.map(() => 0n);
  const [covered, length] = [slot.covered[reel] as Uint8Array, slot.lengths[reel] as number];
  for (let stop = 0; stop < length; stop += 1) {
    const symbol = covered[stop * slot.rows + row] as number;
    weights[symbol] = (weights[symbol] as bigint) + 1n;
  }
  return { weights, whole: BigInt(length) };
};

/**
 * In the free spin of this number, from 1, where wilds stick: a cell has one if any of the spins up to this one has landed one there. The
 * cells of a line are on different reels, so that they stay independent.
 */
const shownSticking = (slot: Reels, reel: number, row: number, spin: number): CellChances => {
  const { weights, whole } = shown(slot, reel, row);
  const without = whole - (weights[slot.wild] as bigint);
  const before = without ** BigInt(spin - 1);
  return {
    weights: weights.map((weight, symbol) =>
      symbol === slot.wild ? whole ** BigInt(spin) - without * before : weight * before,
    ),
    whole: whole ** BigInt(spin),
  };
};

const wholeOf = (cells: readonly CellChances[]): bigint => cells.reduce((product, { whole }) => product * whole, 1n);

/**
 * Expected pay of a line from its first cell on, times the product of `whole`: Σ over symbol tuples of Π weight × pay. Tuples with the
 * same paying part are summed together, which leaves a few hundred.
 */
const oneWay = ({ reels, wild, scatter, pays }: Reels, cells: readonly CellChances[]): bigint => {
  const walk = (reel: number, symbol: number, wilds: number): bigint => {
    const paid = BigInt(Math.max(pays[symbol]?.[reel] ?? 0, pays[wild]?.[wilds] ?? 0));
    const cell = cells[reel];
    if (reel === reels || cell === undefined) return paid;
    let total = 0n;
    for (const [seen, weight] of cell.weights.entries()) {
      if (weight === 0n) continue;
      const goes = seen !== scatter && (seen === wild || symbol === wild || seen === symbol);
      const rest = goes
        ? walk(reel + 1, seen === wild ? symbol : seen, wilds + Number(seen === wild && symbol === wild))
        : paid * wholeOf(cells.slice(reel + 1));
      total += weight * rest;
    }
    return total;
  };
  return walk(0, wild, 0);
};

/** What both directions together would pay too much for lines over all reels: the worse way round. */
const paidTwice = ({ reels, wild, scatter, pays }: Reels, cells: readonly CellChances[]): bigint => {
  const better = (symbol: number, wilds: number) => Math.max(pays[symbol]?.[reels] ?? 0, pays[wild]?.[wilds] ?? 0);
  const walk = (symbol: number, isWild: readonly boolean[], weight: bigint): bigint => {
    const cell = cells[isWild.length];
    if (weight === 0n) return 0n;
    if (cell !== undefined)
      return [true, ...(symbol === wild ? [] : [false])].reduce(
        (total, next) =>
          total + walk(symbol, [...isWild, next], weight * (cell.weights[next ? wild : symbol] as bigint)),
        0n,
      );
    const [left, right] = [isWild.indexOf(false), isWild.toReversed().indexOf(false)];
    // All wild: counted once, as the wild's own line.
    if (symbol !== wild && left < 0) return 0n;
    return (
      weight * BigInt(Math.min(better(symbol, left < 0 ? reels : left), better(symbol, right < 0 ? reels : right)))
    );
  };
  return pays.reduce((total, _, symbol) => (symbol === scatter ? total : total + walk(symbol, [], 1n)), 0n);
};

const cycleOf = ({ lengths }: Reels): bigint => lengths.reduce((product, length) => product * BigInt(length), 1n);

/** Expected pay of all lines per stake. `cellOf`: what a reel shows in a row. */
const meanOfLines = (slot: Reels, cellOf: (reel: number, row: number) => CellChances): Rational => {
  const table = slot.lengths.map((_, reel) => Array.from({ length: slot.rows }, (__, row) => cellOf(reel, row)));
  const valueOf = (cells: readonly CellChances[]): bigint =>
    slot.definition.direction === 'both'
      ? oneWay(slot, cells) + oneWay(slot, cells.toReversed()) - paidTwice(slot, cells)
      : oneWay(slot, cells);
  // Lines over the same chances are worth the same: all of them, unless wilds expand or stick.
  const values = new Map<string, bigint>();
  let [total, whole] = [0n, 1n];
  for (const line of slot.definition.lines) {
    const cells = line.map((row, reel) => table[reel]?.[row] as CellChances);
    const key = cells.map(({ weights }) => weights.join()).join(' ');
    const value = values.get(key) ?? valueOf(cells);
    values.set(key, value);
    total += value;
    whole = wholeOf(cells);
  }
  return rational(total, whole * BigInt(slot.lineCount));
};

export const expectedLines = (slot: Reels): Rational => meanOfLines(slot, (reel, row) => shown(slot, reel, row));

/** Of the free spins of one opening whose wilds stick. */
const expectedSticking = (slot: Reels, spins: number): Rational =>
  Array.from({ length: spins }, (_, before) =>
    meanOfLines(slot, (reel, row) => shownSticking(slot, reel, row, before + 1)),
  ).reduce((total, spin) => sum(total, spin), rational(0));

/** Number of stops with each count of visible scatters: a convolution over the reels. */
export const scatterCounts = (slot: Reels): readonly bigint[] => {
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

const meanOverScatters = (slot: Reels, worth: readonly number[]): Rational =>
  rational(
    scatterCounts(slot).reduce((total, ways, count) => total + ways * BigInt(worth[count] ?? 0), 0n),
    cycleOf(slot),
  );

export interface Expected {
  /** Lines and scatters of one paid spin, per stake. */
  readonly spin: Rational;
  /** Free spins that one paid spin opens, on average. */
  readonly opened: Rational;
  /** The whole round without a highest win: paid spin + m · free spin · f ÷ (1 − f′), f and f′ opened by a paid and by a free spin. */
  readonly round: Rational;
}

/** `free`: what a free spin pays; `again`: the free spins that it opens. */
export const expectedRound = (of: { spin: Rational; opened: Rational; free: Rational; again: Rational }): Expected => {
  const { spin, opened, free, again } = of;
  if (again.n >= again.d) throw new Error('Free spins would never end');
  const played = rational(opened.n * again.d, opened.d * (again.d - again.n));
  return { spin, opened, round: sum(spin, times(free, played)) };
};

const expectedSpin = (slot: Reels): Rational =>
  sum(expectedLines(slot), times(meanOverScatters(slot, slot.scatterPays), rational(1, slot.lineCount)));

export const expectedOf = (slot: Compiled): Expected => {
  const { multiplier, wilds } = slot.definition.freeSpins;
  const spin = expectedSpin(slot);
  const opened = meanOverScatters(slot, slot.awards);
  const again = meanOverScatters(slot.free, slot.awards);
  const award = Math.max(...slot.awards);
  // Of one free spin: where wilds stick, the mean of all that one opening has.
  const free =
    wilds === 'stick' && award > 0
      ? times(expectedSticking(slot.free, award), rational(1, award))
      : expectedSpin(slot.free);
  return expectedRound({ spin, opened, free: times(free, rational(multiplier)), again });
};
