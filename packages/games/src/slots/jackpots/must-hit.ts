/**
 * Must-hit-by: a pool that is won at an amount which was drawn, committed to and sealed when the pool began, at the latest at its highest one. The
 * stake whose contribution takes the meter to that amount wins. Amounts in micro-euros.
 */
import type { Rng } from '../../rng.ts';
import { rational, times, type Rational } from '../../rational.ts';

export type MustHit = {
  readonly name: string;
  /** In the pool when it begins. */
  readonly seed: bigint;
  /** It is won at the latest when it has this much. */
  readonly mustHitBy: bigint;
  /** Of every stake: into the pool, and into the reserve for the next seed. In basis points. */
  readonly poolBp: number;
  readonly reserveBp: number;
};

const basis = 10_000n;
/** The amounts that can be drawn are whole cents. */
const cent = 10_000n;

const centsOf = ({ seed, mustHitBy }: Pick<MustHit, 'seed' | 'mustHitBy'>): bigint => (mustHitBy - seed) / cent;

/** What is wrong with it, in words; empty when nothing is. */
export const mustHitFaults = (pool: MustHit): readonly string[] => {
  const { seed, mustHitBy, poolBp, reserveBp } = pool;
  const faults: string[] = [];
  if (seed < 0n || mustHitBy <= seed || (mustHitBy - seed) % cent !== 0n || centsOf(pool) > 2n ** 32n)
    faults.push('the amounts do not rise in whole cents');
  if (![poolBp, reserveBp].every((share) => Number.isSafeInteger(share) && share > 0 && share < 10_000))
    faults.push('it takes no share of a stake');
  // A cycle is as long as the pool takes from its seed to the mean of its amounts.
  else if (BigInt(reserveBp) * (mustHitBy - seed + cent) < 2n * seed * BigInt(poolBp))
    faults.push('the reserve does not reach the seed');
  return faults;
};

/** The amount that it is won at: above the seed, at most `mustHitBy`, each cent as likely. From a seed of its own, before any stake. */
export const drawTrigger = (pool: Pick<MustHit, 'seed' | 'mustHitBy'>, { below }: Pick<Rng, 'below'>): bigint =>
  pool.seed + cent * BigInt(below(Number(centsOf(pool))) + 1);

/** What a stake does to the meter. Contributions are kept in full, in parts of a micro-euro, so that none is lost by rounding. */
export interface Meter {
  readonly amount: bigint;
  /** Of 10,000 parts of a micro-euro. */
  readonly remainder: bigint;
}

export const contribute = ({ poolBp }: Pick<MustHit, 'poolBp'>, meter: Meter, stake: bigint): Meter => {
  const parts = meter.remainder + stake * BigInt(poolBp);
  return { amount: meter.amount + parts / basis, remainder: parts % basis };
};

/** Whether this stake wins: its contribution takes the meter to the trigger. It pays the meter with that contribution. */
export const isHit = (trigger: bigint, before: Pick<Meter, 'amount'>, after: Pick<Meter, 'amount'>): boolean =>
  before.amount < trigger && after.amount >= trigger;

export interface MustHitFigures {
  /** What a win pays on average, apart from the last contribution's excess. */
  readonly meanWin: Rational;
  /** Stakes for one win, on average. */
  readonly stakesPerWin: Rational;
  /** Of every stake, in the mean of all cycles from one win to the next. */
  readonly share: Rational;
}

export const mustHitFigures = ({ seed, mustHitBy, poolBp }: MustHit): MustHitFigures => {
  const meanWin = rational(seed + mustHitBy + cent, 2n);
  const stakesPerWin = rational((mustHitBy - seed + cent) * basis, 2n * BigInt(poolBp));
  return { meanWin, stakesPerWin, share: times(meanWin, rational(stakesPerWin.d, stakesPerWin.n)) };
};

/** The chance that a stake wins, for whoever knows the meter and not the trigger: the share of amounts left that its contribution passes. */
export const chanceAt = (
  pool: Pick<MustHit, 'seed' | 'mustHitBy' | 'poolBp'>,
  meter: Meter,
  stake: bigint,
): Rational => {
  const after = contribute(pool, meter, stake).amount;
  const passed = (amount: bigint): bigint => {
    const within = amount < pool.seed ? pool.seed : amount > pool.mustHitBy ? pool.mustHitBy : amount;
    return (within - pool.seed) / cent;
  };
  const left = centsOf(pool) - passed(meter.amount);
  return left <= 0n ? rational(1) : rational(passed(after) - passed(meter.amount), left);
};
