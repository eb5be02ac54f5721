/** Bonuses that were really played beside the simulated figures, in standard errors of both. */
import type { BonusFigures } from '../src/bonus-simulation/index.ts';
import type { PlayedBonus } from '../src/bonus-simulation/session.ts';
import { meanOf, spreadOf, type Figure } from '../src/bonus-simulation/statistics.ts';

const distance = (a: Figure, b: Figure): number =>
  a.value === b.value ? 0 : (a.value - b.value) / Math.sqrt(a.se ** 2 + b.se ** 2);

/** The error that a mean of so many has by the spread that was simulated: few of them may not have met what is rare. */
const meanAway = (played: Float64Array, simulated: Figure, sd: number): number =>
  distance({ value: meanOf(played).value, se: sd / Math.sqrt(played.length) }, simulated);

/** So many classes at most, so that each has enough for χ²; a game that pays rarely has fewer. */
const mostClasses = 30;

/** Ends of classes of values, each with its share of both samples together; what is rare above the last one belongs to it. */
const classEnds = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  const least = Math.ceil(sorted.length / mostClasses);
  const ends: number[] = [];
  let from = 0;
  for (const [index, value] of sorted.entries())
    if (index + 1 - from >= least && sorted[index + 1] !== value && sorted.length - index > least) {
      ends.push(value);
      from = index + 1;
    }
  return ends;
};

/**
 * How far two samples lie apart, in standard deviations: χ² of how often they fall into the same classes, made normal by the cube root
 * (Wilson and Hilferty). Unlike a mean it does not hang on whether a payout was met that comes once in ten thousand times.
 */
export const classesApart = (one: readonly number[], other: readonly number[]): number => {
  const ends = classEnds([...one, ...other]);
  const counts = (values: readonly number[]): number[] => {
    const found = ends.map(() => 0).concat(0);
    for (const value of values) {
      const at = ends.findIndex((end) => value <= end);
      const index = at === -1 ? ends.length : at;
      found[index] = (found[index] ?? 0) + 1;
    }
    return found;
  };
  const [a, b] = [counts(one), counts(other)];
  const ratio = Math.sqrt(other.length / one.length);
  const square = a.reduce((sum, n, index) => {
    const m = b[index] ?? 0;
    return n + m === 0 ? sum : sum + (n * ratio - m / ratio) ** 2 / (n + m);
  }, 0);
  const freedom = ends.length;
  if (freedom === 0) return 0;
  const error = 2 / (9 * freedom);
  return (Math.cbrt(square / freedom) - 1 + error) / Math.sqrt(error);
};

/** Signed; `step`: percentiles are amounts of money, and the next possible one may be a whole stake away. */
export const deviationsOf = (played: readonly PlayedBonus[], simulated: BonusFigures, step: number) => {
  const { withBonus, ends, sessions } = simulated;
  const cash = Float64Array.from(played, (one) => one.cash);
  const spread = spreadOf(cash);
  const percentile = (index: 0 | 1 | 2) => {
    const [a, b] = [spread.percentiles[index], withBonus.percentiles[index]];
    return Math.abs(a.value - b.value) <= step ? 0 : distance(a, b);
  };
  const spreadOfOne = ({ se }: Figure) => se * Math.sqrt(sessions);
  const completed = Float64Array.from(played, ({ end }) => Number(end === 'completed'));
  const staked = Float64Array.from(played, (one) => one.staked);
  return {
    completed: meanAway(completed, ends.completed, spreadOfOne(ends.completed)),
    cash: meanAway(cash, withBonus.mean, withBonus.sd.value),
    spread: distance(spread.sd, withBonus.sd),
    staked: meanAway(staked, simulated.staked, spreadOfOne(simulated.staked)),
    ...{ low: percentile(0), middle: percentile(1), high: percentile(2) },
  };
};
