/** Bonuses that were really played beside the simulated figures, in standard errors of both. */
import type { BonusFigures } from '../src/bonus-simulation/index.ts';
import type { PlayedBonus } from '../src/bonus-simulation/session.ts';
import { chanceOf, meanOf, spreadOf, type Figure } from '../src/bonus-simulation/statistics.ts';

const distance = (a: Figure, b: Figure): number =>
  a.value === b.value ? 0 : (a.value - b.value) / Math.sqrt(a.se ** 2 + b.se ** 2);

/** Signed; `step`: percentiles are amounts of money, and the next possible one may be a whole stake away. */
export const deviationsOf = (
  played: readonly PlayedBonus[],
  simulated: BonusFigures,
  step: number,
): Readonly<Record<string, number>> => {
  const cash = spreadOf(Float64Array.from(played, (one) => one.cash));
  const { withBonus } = simulated;
  const percentile = (index: 0 | 1 | 2) => {
    const [a, b] = [cash.percentiles[index], withBonus.percentiles[index]];
    return Math.abs(a.value - b.value) <= step ? 0 : distance(a, b);
  };
  return {
    completed: distance(
      chanceOf(played.filter(({ end }) => end === 'completed').length, played.length),
      simulated.ends.completed,
    ),
    cash: distance(cash.mean, withBonus.mean),
    spread: distance(cash.sd, withBonus.sd),
    staked: distance(meanOf(Float64Array.from(played, ({ staked }) => staked)), simulated.staked),
    ...{ low: percentile(0), middle: percentile(1), high: percentile(2) },
  };
};
