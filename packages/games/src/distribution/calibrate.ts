/**
 * Counted rounds have a sampling error, and an error of the mean would be repeated in every figure made of them. Their weights are
 * therefore tilted in proportion to how much a round returned, by as little as it takes for the mean to be the proven return.
 */
import { approximate, type Rational } from '../rational.ts';
import { returnOf, type Outcome, type OutcomeTable } from './outcome-table.ts';

/** Weights are integers: so fine that rounding them moves the return by less than 5·10⁻⁹, however few rounds were counted. */
const finenessOf = (total: number): number => Math.max(100_000, Math.ceil(1e13 / total));

export interface Calibrated {
  readonly table: OutcomeTable;
  /** The return that was counted, and its standard error. */
  readonly countedReturn: number;
  readonly se: number;
}

export const calibrated = (table: OutcomeTable, rtp: Rational, initialUnits: number): Calibrated => {
  const counted = approximate(returnOf(table, initialUnits));
  const returned = ([staked, multiplierE4]: Outcome): number =>
    (multiplierE4 / 10_000 - (staked - initialUnits)) / initialUnits;
  const square = table.outcomes.reduce((sum, one) => sum + one[2] * (returned(one) - counted) ** 2, 0) / table.total;
  const tilt = square === 0 ? 0 : (approximate(rtp) - counted) / square;
  const fineness = finenessOf(table.total);
  const outcomes = table.outcomes.map((one): Outcome => {
    const [staked, multiplierE4, weight] = one;
    return [staked, multiplierE4, Math.round(weight * fineness * (1 + tilt * (returned(one) - counted)))];
  });
  const total = outcomes.reduce((sum, [, , weight]) => sum + weight, 0);
  return {
    table: { units: table.units, total, outcomes },
    countedReturn: counted,
    se: Math.sqrt(square / table.total),
  };
};
