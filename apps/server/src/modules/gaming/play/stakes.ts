/** The operator's limits on stakes and payouts in EUR cents, and their values in a player's currency. */
import { highestRoundPayoutEurCents } from '@carmine/contract/settings';
import { stakeLimits, type BetPayouts, type StakeLimits, type StakeRule } from '@carmine/games';
import { type CurrencyCode, fromEur, money, type Rate, showAmount } from '@carmine/money';

export interface Exposure {
  /** The highest payout of one round in EUR cents. */
  readonly highestPayoutCents: bigint;
  /** Absolute maximum stake, whatever the bet can pay. */
  readonly highestStakeCents: bigint;
  /** Absolute minimum stake. */
  readonly leastStakeCents: bigint;
  /** The minimum stake is never raised above this for fair rounding. */
  readonly fairStakeCapCents: bigint;
  /** Initial value of the stake control. */
  readonly initialStakeCents: bigint;
}

export const exposure: Exposure = {
  highestPayoutCents: highestRoundPayoutEurCents,
  highestStakeCents: 100_000n,
  leastStakeCents: 10n,
  fairStakeCapCents: 100n,
  initialStakeCents: 100n,
};

export interface StakeQuestion {
  readonly currency: CurrencyCode;
  readonly rate: Pick<Rate, 'currency' | 'scaled'>;
  /** The jurisdiction's maximum in EUR cents. */
  readonly jurisdictionMaxCents?: bigint | undefined;
}

export const stakeRule = ({ rate, jurisdictionMaxCents }: StakeQuestion, limits: Exposure = exposure): StakeRule => {
  const measured = (cents: bigint, rounding: 'floor' | 'ceil') => fromEur(money('EUR', cents), rate, rounding).subunits;
  const highestCents =
    jurisdictionMaxCents === undefined || jurisdictionMaxCents > limits.highestStakeCents
      ? limits.highestStakeCents
      : jurisdictionMaxCents;
  return {
    highestPayout: measured(limits.highestPayoutCents, 'floor'),
    highestStake: measured(highestCents, 'floor'),
    leastStake: measured(limits.leastStakeCents, 'ceil'),
    fairStakeCap: measured(limits.fairStakeCapCents, 'floor'),
    initialStake: measured(limits.initialStakeCents, 'ceil'),
  };
};

/** The stake range of a bet, with its rule. */
export interface BetStakes extends StakeLimits {
  readonly rule: StakeRule;
}

export const betStakes = (rule: StakeRule, bet: BetPayouts): BetStakes => ({ ...stakeLimits(rule, bet), rule });

/** In the frame's format. */
export const toStakeRange = (code: CurrencyCode, { min, max, initial, levels, rule }: BetStakes) => {
  const show = (subunits: bigint) => showAmount(code, subunits);
  return {
    currency: code,
    min: show(min),
    max: show(max),
    initial: show(initial),
    levels: levels.map(show),
    rule: {
      highestPayout: show(rule.highestPayout),
      highestStake: show(rule.highestStake),
      leastStake: show(rule.leastStake),
      fairStakeCap: show(rule.fairStakeCap),
      initialStake: show(rule.initialStake),
    },
  };
};
