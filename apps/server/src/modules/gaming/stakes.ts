/** What may be staked on a round: between what rounding makes unfair and what the house can pay. */
import { fromEur, money, type CurrencyCode, type Rate } from '@carmine/money';
import { showAmount } from './show-amount.ts';

export interface Exposure {
  /** The most that one round may pay, in EUR cents. */
  readonly highestPayoutCents: bigint;
  /** No stake above it, whatever the game pays at most. */
  readonly highestStakeCents: bigint;
  /** No stake below it. */
  readonly leastStakeCents: bigint;
  /** What the stake control shows first. */
  readonly initialStakeCents: bigint;
}

export const exposure: Exposure = {
  highestPayoutCents: 25_000_000n,
  highestStakeCents: 100_000n,
  leastStakeCents: 10n,
  initialStakeCents: 100n,
};

/** Subunits. */
export interface StakeLimits {
  readonly min: bigint;
  readonly max: bigint;
  readonly initial: bigint;
  /** Ascending, from `min` to `max`. */
  readonly levels: readonly bigint[];
}

const leading = [1n, 2n, 5n];

/** The least of 1, 2, 5, 10, 20, 50, … that is not below the amount. */
const roundStakeUp = (amount: bigint): bigint => {
  let unit = 1n;
  while (unit * 10n < amount) unit *= 10n;
  return leading.map((digit) => digit * unit).find((stake) => stake >= amount) ?? unit * 10n;
};

/** At most two digits other than zero: a limit that a person can read. */
const roundStakeDown = (amount: bigint): bigint => {
  let unit = 1n;
  while (amount / unit >= 100n) unit *= 10n;
  return (amount / unit) * unit;
};

const seriesBetween = (min: bigint, max: bigint): bigint[] => {
  const levels: bigint[] = [];
  for (let unit = 1n; unit <= max; unit *= 10n) {
    levels.push(...leading.map((digit) => digit * unit).filter((stake) => stake >= min && stake <= max));
  }
  return [...new Set([min, ...levels, max])].sort((a, b) => (a < b ? -1 : 1));
};

export interface StakeQuestion {
  readonly currency: CurrencyCode;
  readonly rate: Pick<Rate, 'currency' | 'scaled'>;
  readonly maxMultiplierE4: bigint;
  /** The least number of subunits at which cutting payouts to whole subunits is fair. */
  readonly leastFairStake: bigint;
  /** What the jurisdiction allows at most, in EUR cents. */
  readonly jurisdictionMaxCents?: bigint | undefined;
}

const smallest = (...values: bigint[]): bigint => values.reduce((a, b) => (a < b ? a : b));

export const stakeLimits = (question: StakeQuestion, limits: Exposure = exposure): StakeLimits => {
  const { rate, maxMultiplierE4, leastFairStake, jurisdictionMaxCents } = question;
  const measured = (cents: bigint, rounding: 'floor' | 'ceil') => fromEur(money('EUR', cents), rate, rounding).subunits;
  const payable = (measured(limits.highestPayoutCents, 'floor') * 10_000n) / maxMultiplierE4;
  const allowed = smallest(
    payable,
    measured(limits.highestStakeCents, 'floor'),
    ...(jurisdictionMaxCents === undefined ? [] : [measured(jurisdictionMaxCents, 'floor')]),
  );
  const max = roundStakeDown(allowed);
  const least = measured(limits.leastStakeCents, 'ceil');
  const min = smallest(roundStakeUp(least > leastFairStake ? least : leastFairStake), max);
  const wanted = roundStakeUp(measured(limits.initialStakeCents, 'ceil'));
  return { min, max, initial: smallest(wanted < min ? min : wanted, max), levels: seriesBetween(min, max) };
};

/** As the frame reads it. */
export const toStakeRange = (code: CurrencyCode, { min, max, initial, levels }: StakeLimits) => {
  const show = (subunits: bigint) => showAmount(code, subunits);
  return { currency: code, min: show(min), max: show(max), initial: show(initial), levels: levels.map(show) };
};
