/**
 * Cost of the win cap in RTP, and its probability. Pays of a spin are placed on a grid of two stakes, split between neighbours so that
 * the mean is kept: that widens the distribution slightly and can only overstate the cost. Sums and products of positive numbers in a
 * fixed order, so that every machine gets the same digits.
 */
import type { FreeSpinRules } from './free-spins.ts';
import type { SpinDistribution, SpinDistributions } from './spin-distribution.ts';

/** Chances by pay, in grid steps. */
type Chances = Float64Array;

export interface HighestWin {
  /** Stakes per round that are not paid because of it: never less than the true figure. */
  readonly cost: number;
  /** Probability that a round reaches it. */
  readonly chance: number;
}

const stakesPerStep = 2;
/** Chances below this cannot move any figure that is published. */
const nothing = 1e-24;
/** Free spins within free spins within free spins …: deeper ones have a chance below 10⁻¹⁴. */
const generations = 12;

const add = (chances: Chances, place: number, chance: number): void => {
  if (place < chances.length) chances[place] = (chances[place] as number) + chance;
};

const product = (a: Chances, b: Chances): Chances => {
  const out = new Float64Array(a.length);
  for (let left = 0; left < a.length; left += 1) {
    const chance = a[left] as number;
    if (chance < nothing) continue;
    for (let right = 0; left + right < a.length; right += 1)
      out[left + right] = (out[left + right] as number) + chance * (b[right] as number);
  }
  return out;
};

const power = (base: Chances, exponent: number): Chances => {
  if (exponent === 1) return base;
  const half = power(base, Math.floor(exponent / 2));
  const even = product(half, half);
  return exponent % 2 === 0 ? even : product(base, even);
};

const plus = (a: Chances, b: Chances): Chances => a.map((chance, place) => chance + (b[place] as number));

/** `toSteps` converts a pay in line bets to grid steps. */
const onGrid = (counts: ReadonlyMap<number, number>, cycle: number, size: number, toSteps: number): Chances => {
  const out = new Float64Array(size);
  for (const [pay, ways] of counts) {
    const steps = pay * toSteps;
    const lower = Math.floor(steps);
    add(out, lower, (ways / cycle) * (lower + 1 - steps));
    add(out, lower + 1, (ways / cycle) * (steps - lower));
  }
  return out;
};

/** One opening of free spins with all that they open: `feature = (plain + opening · feature) ^ award`. */
const featureOf = (plain: Chances, opening: Chances, award: number): Chances => {
  let feature = power(plain, award);
  for (let generation = 1; generation < generations; generation += 1)
    feature = power(plus(plain, product(opening, feature)), award);
  return feature;
};

/** Of a single spin that opens nothing: exactly. */
const ofOneSpin = ({ cycle, plain }: SpinDistribution, unit: number, maxWin: number): HighestWin => {
  const over = [...plain].filter(([pay]) => pay >= maxWin * unit);
  return {
    cost: over.reduce((cost, [pay, ways]) => cost + (pay / unit - maxWin) * (ways / cycle), 0),
    chance: over.reduce((ways, [, more]) => ways + more, 0) / cycle,
  };
};

/** `mean`: the return without a highest win, in stakes. */
export const highestWin = (rules: FreeSpinRules, { paid, free }: SpinDistributions, mean: number): HighestWin => {
  const { unit, maxWin, multiplier, award } = rules;
  if (paid.opening.size === 0) return ofOneSpin(paid, unit, maxWin);
  const size = Math.floor(maxWin / stakesPerStep);
  const read = (counts: ReadonlyMap<number, number>, cycle: number, times: number) =>
    onGrid(counts, cycle, size, times / (unit * stakesPerStep));
  const feature = featureOf(
    read(free.plain, free.cycle, multiplier),
    read(free.opening, free.cycle, multiplier),
    award,
  );
  const all = plus(read(paid.plain, paid.cycle, 1), product(read(paid.opening, paid.cycle, 1), feature));
  let [missing, below] = [0, 0];
  for (let step = size - 1; step >= 0; step -= 1) {
    missing += (maxWin - step * stakesPerStep) * (all[step] as number);
    below += all[step] as number;
  }
  return { cost: Math.max(0, mean - maxWin + missing), chance: Math.max(0, 1 - below) };
};
