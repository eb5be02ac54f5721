/**
 * Exact value of free spins that collect: a Markov chain over the notes so far and the free spins left. It always ends, because levels are
 * reached once each; so it is gone through spin by spin, in whole numbers over one denominator.
 */
import type { RtpProof } from '../../game-module.ts';
import { approximate, rational, sum, times, type Rational } from '../../rational.ts';
import type { Reels } from '../evaluate.ts';
import { expectedOf } from '../expected.ts';
import { cutAt, onGrid, plus, product, type Chances } from '../pay-grid.ts';
import { countsInView, spinDistribution, walkLines } from '../spin-distribution.ts';
import { levelOf, notesInView, spinsAdded, type CompiledCollection } from './rules.ts';

const inView = (slot: CompiledCollection) => (reels: Reels, reel: number, stop: number) =>
  notesInView(slot, reels, reel, stop);

/** Notes beyond the last level change nothing. */
const mostNotes = ({ definition }: CompiledCollection): number => definition.levels.at(-1)?.needs ?? 0;

const afterSpin = (slot: CompiledCollection, { notes, left }: { notes: number; left: number }, seen: number) => {
  const now = Math.min(mostNotes(slot), notes + seen);
  return { notes: now, left: left - 1 + spinsAdded(slot, notes, now) };
};

const multiplierOf = (slot: CompiledCollection, notes: number): number =>
  slot.definition.levels[levelOf(slot, notes)]?.multiplier ?? 1;

export interface ExpectedCollection {
  /** Lines and scatters of a paid spin, per stake. */
  readonly spin: Rational;
  /** Chance that free spins open. */
  readonly opened: Rational;
  /** What they pay when they do, per stake. */
  readonly feature: Rational;
  /** Chance of each level, once they are open. */
  readonly levels: readonly Rational[];
  /** The whole round without a highest win. */
  readonly round: Rational;
}

/** Where free spins can be: their chance, times `cycle` for each spin played. */
type States = Map<string, { notes: number; left: number; weight: bigint }>;

const nextStates = (slot: CompiledCollection, states: States, seenWays: readonly number[]): States => {
  const next: States = new Map();
  for (const state of states.values())
    for (const [seen, ways] of state.left === 0 ? [] : seenWays.entries()) {
      if (ways === 0) continue;
      const { notes, left } = afterSpin(slot, state, seen);
      const key = `${notes} ${left}`;
      const weight = state.weight * BigInt(ways) + (next.get(key)?.weight ?? 0n);
      next.set(key, { notes, left, weight });
    }
  return next;
};

/** Mean of the multipliers of all free spins of one opening, added up; and the chance of each level at their end. */
const course = (slot: CompiledCollection) => {
  const seenWays = countsInView(slot.lines.free, inView(slot))[0] ?? [];
  const cycle = seenWays.reduce((total, ways) => total + BigInt(ways), 0n);
  let states: States = new Map([['start', { notes: 0, left: slot.award, weight: 1n }]]);
  let [multipliers, whole] = [0n, 1n];
  const reached = slot.definition.levels.map(() => 0n);
  while (states.size > 0) {
    // What was added before is over one spin less.
    multipliers *= cycle;
    for (const level of reached.keys()) reached[level] = (reached[level] as bigint) * cycle;
    for (const { notes, left, weight } of states.values()) {
      if (left > 0) multipliers += weight * cycle * BigInt(multiplierOf(slot, notes));
      else
        for (let level = 0; level <= levelOf(slot, notes); level += 1)
          reached[level] = (reached[level] as bigint) + weight * cycle;
    }
    states = nextStates(slot, states, seenWays);
    whole *= cycle;
  }
  return { multipliers: rational(multipliers, whole), levels: reached.map((weight) => rational(weight, whole)) };
};

export const expectedCollection = (slot: CompiledCollection): ExpectedCollection => {
  const { spin } = expectedOf(slot.lines);
  const opened = times(expectedOf(slot.lines).opened, rational(1, slot.award));
  const free = expectedOf({ ...slot.lines.free, free: slot.lines.free }).spin;
  const { multipliers, levels } = course(slot);
  const feature = times(free, multipliers);
  return { spin, opened, feature, levels, round: sum(spin, times(opened, feature)) };
};

/** Pays of a free spin before its multiplier, by the notes that it shows: pay → combinations. */
const paysByNotes = (slot: CompiledCollection): ReadonlyMap<number, ReadonlyMap<number, number>> => {
  const found = new Map<number, Map<number, number>>();
  walkLines(slot.lines.free, inView(slot), ({ pays, seen, ways }) => {
    const into = found.get(seen) ?? new Map<number, number>();
    into.set(pays, (into.get(pays) ?? 0) + ways);
    found.set(seen, into);
  });
  return found;
};

/** Of all free spins from a state on, in stakes: mean, and mean of the square. */
const moments = (slot: CompiledCollection, byNotes: ReturnType<typeof paysByNotes>, cycle: number) => {
  const known = new Map<string, readonly [number, number]>();
  const means = [...byNotes].map(([seen, pays]) => {
    const mean = (power: number) =>
      [...pays].reduce((all, [pay, ways]) => all + (ways / cycle) * (pay / slot.rules.unit) ** power, 0);
    return { seen, chance: mean(0), first: mean(1), second: mean(2) };
  });
  const from = (notes: number, left: number): readonly [number, number] => {
    const key = `${notes} ${left}`;
    const before = left === 0 ? ([0, 0] as const) : known.get(key);
    if (before !== undefined) return before;
    const m = multiplierOf(slot, notes);
    let [one, two] = [0, 0];
    for (const { seen, chance, first, second } of means) {
      const after = afterSpin(slot, { notes, left }, seen);
      const [rest, restSquare] = from(after.notes, after.left);
      one += m * first + chance * rest;
      two += m ** 2 * second + 2 * m * first * rest + chance * restSquare;
    }
    known.set(key, [one, two]);
    return [one, two];
  };
  return from(0, slot.award);
};

/** Steps of the grid that the highest win is worked out on. */
const gridSteps = 500;

/** Distribution of all free spins of one opening. */
const featureOf = (slot: CompiledCollection, byNotes: ReturnType<typeof paysByNotes>, cycle: number): Chances => {
  const toSteps = gridSteps / (slot.rules.maxWin * slot.rules.unit);
  const spins = new Map<string, Chances>();
  const spinOf = (seen: number, multiplier: number): Chances => {
    const key = `${seen} ${multiplier}`;
    const known =
      spins.get(key) ?? onGrid(byNotes.get(seen) ?? new Map<number, number>(), cycle, gridSteps, multiplier * toSteps);
    spins.set(key, known);
    return known;
  };
  const known = new Map<string, Chances>();
  const from = (notes: number, left: number): Chances => {
    const key = `${notes} ${left}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let all: Chances = new Float64Array(gridSteps);
    if (left === 0) all[0] = 1;
    for (const seen of left === 0 ? [] : byNotes.keys()) {
      const after = afterSpin(slot, { notes, left }, seen);
      all = plus(all, product(spinOf(seen, multiplierOf(slot, notes)), from(after.notes, after.left)));
    }
    known.set(key, all);
    return all;
  };
  return from(0, slot.award);
};

const billion = 1_000_000_000;

/** Every figure of a round. The highest win is bounded from above by its grid. */
export const proveCollection = (slot: CompiledCollection): RtpProof => {
  const { unit, maxWin } = slot.rules;
  const { round } = expectedCollection(slot);
  const paid = spinDistribution(slot.lines);
  const cycle = slot.lines.free.lengths.reduce((all, length) => all * length, 1);
  const byNotes = paysByNotes(slot);
  const [rest, restSquare] = moments(slot, byNotes, cycle);
  const mean = (counts: ReadonlyMap<number, number>, power: number) =>
    [...counts].reduce((all, [pay, ways]) => all + (ways / paid.cycle) * (pay / unit) ** power, 0);
  const first = mean(paid.plain, 1) + mean(paid.opening, 1) + mean(paid.opening, 0) * rest;
  const second =
    mean(paid.plain, 2) + mean(paid.opening, 2) + 2 * mean(paid.opening, 1) * rest + mean(paid.opening, 0) * restSquare;
  const read = (counts: ReadonlyMap<number, number>) =>
    onGrid(counts, paid.cycle, gridSteps, gridSteps / (maxWin * unit));
  const all = plus(read(paid.plain), product(read(paid.opening), featureOf(slot, byNotes, cycle)));
  const limit = cutAt(all, { maxWin, step: maxWin / gridSteps, mean: approximate(round) });
  return {
    method: 'exact',
    rtp: sum(round, rational(-Math.ceil(limit.cost * billion), billion)),
    sd: Math.sqrt(second - first ** 2),
    hit: rational(paid.cycle - (paid.plain.get(0) ?? 0), paid.cycle),
    maxWin,
    maxWinChance: limit.chance > 0 ? rational(1, Math.round(1 / limit.chance)) : rational(0),
  };
};
