/** Cost of the win cap in RTP, and its probability, for rounds with free spins. Pays of a spin are placed on a grid of two stakes. */
import type { FreeSpinRules, SpinDistribution, SpinDistributions } from './free-spins.ts';
import { cutAt, onGrid, plus, power, product, type Chances, type HighestWin } from './pay-grid.ts';

const stakesPerStep = 2;
/** Free spins within free spins within free spins …: deeper ones have a chance below 10⁻¹⁴. */
const generations = 12;

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
  return cutAt(all, { maxWin, step: stakesPerStep, mean });
};
