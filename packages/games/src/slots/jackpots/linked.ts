/**
 * Linked progressive: pools of several levels that every stake on their games feeds, and that any stake can win, with a chance in proportion to it.
 * Amounts in micro-euros. What a pool holds is the ledger's; these are the rules that decide a win, and what the pools return.
 */
import type { Rng } from '../../rng.ts';
import { rational, sum, times, type Rational } from '../../rational.ts';

export type LinkedLevel = {
  readonly name: string;
  /** In the pool after a win. */
  readonly seed: bigint;
  /** Of every stake: into the pool, and into the reserve that the next seed is taken from. In basis points. */
  readonly poolBp: number;
  readonly reserveBp: number;
  /** Stakes that one win takes on average: a stake wins with the chance of its share of them. */
  readonly stakesPerWin: bigint;
};

const basis = 10_000n;
const words = 1n << 52n;

/** What is wrong with the levels, in words; empty when nothing is. */
export const linkedFaults = (levels: readonly LinkedLevel[]): readonly string[] => {
  const faults: string[] = [];
  if (new Set(levels.map(({ name }) => name)).size < levels.length) faults.push('two levels have one name');
  for (const { name, seed, poolBp, reserveBp, stakesPerWin } of levels) {
    if (![poolBp, reserveBp].every((share) => Number.isSafeInteger(share) && share >= 0 && share < 10_000))
      faults.push(`${name} takes no share of a stake`);
    // What a stake can be is far below; more would be won for certain.
    else if (seed < 0n || stakesPerWin <= 0n) faults.push(`${name} is never won, or always`);
    // Otherwise the house would pay seeds for ever.
    else if (BigInt(reserveBp) * stakesPerWin < seed * basis)
      faults.push(`the reserve of ${name} does not reach its seed`);
  }
  return faults;
};

/** Chance of a stake: never more than its share, by less than one of 2⁵². */
export const chanceOf = ({ stakesPerWin }: Pick<LinkedLevel, 'stakesPerWin'>, stake: bigint): Rational => {
  const won = (stake * words) / stakesPerWin;
  return rational(won > words ? words : won, words);
};

/** The levels that this stake wins: one draw for each level, whatever the others do. */
export const linkedWins = (
  levels: readonly Pick<LinkedLevel, 'name' | 'stakesPerWin'>[],
  stake: bigint,
  rng: Pick<Rng, 'u52'>,
): readonly string[] =>
  levels.flatMap((level) => {
    const { n, d } = chanceOf(level, stake);
    return BigInt(rng.u52()) * d < n * words ? [level.name] : [];
  });

export interface LinkedFigures {
  readonly name: string;
  /** Of every stake, in the mean of all cycles from one win to the next. */
  readonly share: Rational;
  /** What a win pays on average. */
  readonly meanWin: Rational;
  /** Stakes for one win. */
  readonly stakesPerWin: bigint;
}

/**
 * In the mean of a cycle a level pays its seed and what stakes have put into the pool since; the reserve pays the seed. So it returns what it
 * takes, and what the reserve has beyond the seed stays for the next ones.
 */
export const linkedFigures = (levels: readonly LinkedLevel[]): readonly LinkedFigures[] =>
  levels.map(({ name, seed, poolBp, stakesPerWin }) => {
    const fed = rational(BigInt(poolBp) * stakesPerWin, basis);
    const meanWin = sum(rational(seed), fed);
    return { name, meanWin, share: times(meanWin, rational(1n, stakesPerWin)), stakesPerWin };
  });

/** What all levels return of a stake. */
export const linkedShare = (levels: readonly LinkedLevel[]): Rational =>
  linkedFigures(levels).reduce((all, { share }) => sum(all, share), rational(0));
