/** What a bet can come to, with weights: the shape in which every game publishes it, and simulations draw from it. */
import { rational, times, type Rational } from '../rational.ts';

/**
 * One way in which a round ends: everything it stakes, in betting units; what it pays, in 1/10,000 of a unit; and its weight among the
 * table's total.
 */
export type Outcome = readonly [staked: number, multiplierE4: number, weight: number];

export interface OutcomeTable {
  /**
   * Betting units the player has when the round begins. With fewer than a round can stake, doubling or splitting is out of reach and the
   * round is played differently; the table with the most is for everything above it too.
   */
  readonly units: number;
  /** All weights together. */
  readonly total: number;
  /** In ascending order, each way once; a lost round included. */
  readonly outcomes: readonly Outcome[];
}

/** Counted rounds as they are stored beside a version of a game: `versions/<version>.outcomes.json`. */
export interface CountedOutcomes {
  readonly mathVersion: string;
  /** In the order of the published bets. */
  readonly bets: readonly (readonly {
    readonly units: number;
    readonly outcomes: readonly (readonly number[])[];
  }[])[];
}

const mean = ({ total, outcomes }: OutcomeTable, of: (staked: number, multiplierE4: number) => number): Rational =>
  rational(
    outcomes.reduce(
      (sum, [staked, multiplierE4, weight]) => sum + BigInt(of(staked, multiplierE4)) * BigInt(weight),
      0n,
    ),
    BigInt(total) * 10_000n,
  );

/** As a proof states it: per initial stake, payout less what was staked beside it. `initial` is the initial stake in units. */
export const returnOf = (table: OutcomeTable, initial = 1): Rational =>
  times(
    mean(table, (staked, multiplierE4) => multiplierE4 - (staked - initial) * 10_000),
    rational(1, initial),
  );

/** Chance that a round pays back at least what it staked. */
export const chanceToKeep = (table: OutcomeTable): Rational =>
  mean(table, (staked, multiplierE4) => (multiplierE4 >= staked * 10_000 ? 10_000 : 0));

/** Chance that anything is paid. */
export const chanceToHit = (table: OutcomeTable): Rational =>
  mean(table, (_staked, multiplierE4) => (multiplierE4 > 0 ? 10_000 : 0));
