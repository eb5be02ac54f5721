/** Bonuses that were really played beside the simulated figures, in standard errors of both. */
import type { BonusFigures } from '../src/bonus-simulation/index.ts';
import type { PlayedBonus } from '../src/bonus-simulation/session.ts';
import { meanOf, spreadOf, type Figure } from '../src/bonus-simulation/statistics.ts';

const distance = (a: Figure, b: Figure): number =>
  a.value === b.value ? 0 : (a.value - b.value) / Math.sqrt(a.se ** 2 + b.se ** 2);

/** The error that a mean of so many has by the spread that was simulated: few of them may not have met what is rare. */
const meanAway = (played: Float64Array, simulated: Figure, sd: number): number =>
  distance({ value: meanOf(played).value, se: sd / Math.sqrt(played.length) }, simulated);

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
