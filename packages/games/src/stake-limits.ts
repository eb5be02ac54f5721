/** Stake limits of a bet: the minimum for fair rounding, the maximum the house can pay. Subunits of one currency. */
import { payoutOf } from './payout.ts';
import { compareRationals, rational, type Rational } from './rational.ts';

interface Payout {
  readonly multiplierE4: bigint;
  readonly weight: bigint;
  /** All units staked by then, where the round was raised beyond those it began with; such an end is listed even if it pays nothing. */
  readonly staked?: bigint;
}

/** What one bet can pay per betting unit. */
export interface BetPayouts {
  /** Betting units that its round begins with: one, unless it says otherwise. */
  readonly units?: bigint;
  /** The highest multiplier of the bet, in 1/10,000. */
  readonly highestE4: bigint;
  /** The most that bets placed later in its round pay beside it, in 1/10,000: no win of this bet, but its stake is limited by both. */
  readonly furtherE4?: bigint;
  /** All multipliers above zero, or a representative sample, with their counts among `total`. */
  readonly payouts: readonly Payout[];
  /** All weights, that of losing included. */
  readonly total: bigint;
  /** The payouts are a sample: what a round brings is counted (`outcomes` of the game), and only the highest payout is exact. */
  readonly sampled?: true;
  /**
   * Of a bet that climbs: what it pays after each step it may be cashed out at, with its counts. Such a bet is cashed out for the player
   * before it pays more than the house may, so that only the first step limits the stake.
   */
  readonly steps?: BetPayouts['payouts'];
  /** Of a bet that is raised in the round: how it ends for a player who can stake no more than `units`. */
  readonly unraised?: BetPayouts['payouts'];
}

/** Limits of the operator and the jurisdiction in subunits of one currency; the same for every game. */
export interface StakeRule {
  /** The most that one round may pay. */
  readonly highestPayout: bigint;
  /** Absolute maximum stake, whatever the bet can pay. */
  readonly highestStake: bigint;
  /** No stake below it. */
  readonly leastStake: bigint;
  /** The minimum stake is never raised above this (EUR 1): a bet that would need more returns a little less, which is shown. */
  readonly fairStakeCap: bigint;
  /** What the stake control shows first. */
  readonly initialStake: bigint;
}

export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly initial: bigint;
  /** Ascending, from `min` to `max`. */
  readonly levels: readonly bigint[];
}

/** Rounding down may cost less than this share of the return. */
const fairShare = 1_000n;
const leading = [1n, 2n, 5n];

/** The least of 1, 2, 5, 10, 20, 50, … that is not below the amount. */
const stepUp = (amount: bigint): bigint => {
  let unit = 1n;
  while (unit * 10n < amount) unit *= 10n;
  return leading.map((digit) => digit * unit).find((stake) => stake >= amount) ?? unit * 10n;
};

/** At most two significant digits, so that limits are readable. */
const roundDown = (amount: bigint): bigint => {
  let unit = 1n;
  while (amount / unit >= 100n) unit *= 10n;
  return (amount / unit) * unit;
};

/** 1, 2, 5, 10, 20, 50, … within the range. */
const stepsBetween = (min: bigint, max: bigint): bigint[] => {
  const steps: bigint[] = [];
  for (let unit = 1n; unit <= max; unit *= 10n)
    steps.push(...leading.map((digit) => digit * unit).filter((stake) => stake >= min && stake <= max));
  return steps;
};

const smallest = (...values: bigint[]): bigint => values.reduce((a, b) => (a < b ? a : b));
const largest = (...values: bigint[]): bigint => values.reduce((a, b) => (a > b ? a : b));

/** Total of `total` rounds at this stake: promised, in 1/10,000 of a subunit, and paid, in subunits. */
const sumsAt = ({ payouts }: BetPayouts, stake: bigint) => ({
  promisedE4: payouts.reduce((sum, { multiplierE4, weight }) => sum + weight * multiplierE4 * stake, 0n),
  paid: payouts.reduce((sum, { multiplierE4, weight }) => sum + weight * payoutOf(stake, multiplierE4), 0n),
});

/** A bet that climbs is as many bets as it has steps; any other is one. */
const waysOf = ({ payouts, steps, ...bet }: BetPayouts): BetPayouts[] =>
  steps === undefined ? [{ ...bet, payouts }] : steps.map((step) => ({ ...bet, payouts: [step] }));

const unitsOf = ({ units = 1n }: Pick<BetPayouts, 'units'>): bigint => largest(units, 1n);

/** What `total` rounds staked beyond the units that they began with, in units. */
export const raisesOf = (bet: Pick<BetPayouts, 'payouts' | 'units'>): bigint =>
  bet.payouts.reduce((sum, { weight, staked }) => sum + weight * ((staked ?? unitsOf(bet)) - unitsOf(bet)), 0n);

/** Whether flooring each payout to whole subunits costs under 0.1 % of what the bet returns, at every step it may be cashed out at. */
export const isFairStake = (bet: BetPayouts, stake: bigint): boolean =>
  waysOf(bet).every((way) => {
    const { promisedE4, paid } = sumsAt(way, stake);
    return (promisedE4 - paid * 10_000n) * fairShare < promisedE4 || promisedE4 === 0n;
  });

/** The bet's return at this stake, raises taken off, rounding included: the lowest of its steps. Throws on a stake of zero or below. */
export const returnAtStake = (bet: BetPayouts, stake: bigint): Rational =>
  waysOf(bet)
    .map((way) => rational(sumsAt(way, stake).paid - raisesOf(way) * stake, bet.total * stake * unitsOf(bet)))
    .reduce((lowest, one) => (compareRationals(one, lowest) < 0 ? one : lowest));

/** The multiplier up to which a round at this stake may climb, in 1/10,000. */
export const highestClimbE4 = ({ highestPayout }: Pick<StakeRule, 'highestPayout'>, stake: bigint): bigint =>
  stake <= 0n ? 0n : (highestPayout * 10_000n) / stake;

/** The first stake step from the least stake on that is fair, else the last one up to the cap. */
const leastFairStep = (rule: StakeRule, bet: BetPayouts): bigint => {
  const least = stepUp(rule.leastStake);
  const steps = stepsBetween(least, largest(least, rule.fairStakeCap));
  return steps.find((stake) => isFairStake(bet, stake)) ?? steps.at(-1) ?? least;
};

/** Of one unit: all units of a bet together stake no more than the highest stake, and each of them at least the least one. */
export const stakeLimits = (rule: StakeRule, bet: BetPayouts): StakeLimits => {
  const units = unitsOf(bet);
  const highestE4 = (bet.steps?.[0]?.multiplierE4 ?? bet.highestE4) + (bet.furtherE4 ?? 0n);
  const payable = (rule.highestPayout * 10_000n) / largest(highestE4, 1n);
  const max = roundDown(smallest(payable, rule.highestStake / units));
  const least = leastFairStep(rule, bet);
  // More units than the highest stake has room for cannot be staked at all.
  const min = units === 1n ? smallest(least, max) : least;
  const initial = largest(smallest(largest(stepUp(rule.initialStake), min), max), min);
  const levels = max < min ? [min] : [...new Set([min, ...stepsBetween(min, max), max])];
  return { min, max, initial, levels };
};
