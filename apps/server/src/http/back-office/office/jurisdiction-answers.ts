/** A jurisdiction's rules in the API's format, and as columns of the table. */
import type { JurisdictionRulesGiven, JurisdictionRulesShown } from '@carmine/contract/back-office/countries';
import { parseAmount } from '@carmine/money';
import type { Jurisdiction } from '../../../modules/geo/index.ts';
import type { JurisdictionRules } from '../../../modules/staff/index.ts';
import { eur } from '../money/money-answers.ts';

const stakeShown = (cents: bigint | undefined): string | null => (cents === undefined ? null : eur(cents));

export const shownRules = (rules: Jurisdiction): JurisdictionRulesShown => ({
  ...{ minimumAge: rules.minimumAge, verificationGate: rules.verificationGate, demoGate: rules.demoGate },
  ...{ maxWagering: rules.maxWagering, autoplay: rules.autoplay, turbo: rules.turbo, featureBuy: rules.featureBuy },
  ...{ minCycleSlotsMs: rules.minCycleMs.slots, minCycleOtherMs: rules.minCycleMs.other },
  ...{ celebrateBelowStake: rules.celebrateBelowStake, realityCheckMinutes: rules.realityCheckMinutes },
  depositLimitFirst: rules.depositLimitFirst,
  maxStakeSlotsEur: stakeShown(rules.maxStakeCents.slots),
  maxStakeOtherEur: stakeShown(rules.maxStakeCents.other),
});

type Columns = Omit<JurisdictionRulesGiven, 'maxStakeSlotsEur' | 'maxStakeOtherEur'>;

const columnsOf = (rules: Columns, slots: string | null, other: string | null): JurisdictionRules => ({
  ...{ minimum_age: rules.minimumAge, verification_gate: rules.verificationGate, demo_gate: rules.demoGate },
  ...{ max_wagering: rules.maxWagering, autoplay: rules.autoplay, turbo: rules.turbo, feature_buy: rules.featureBuy },
  ...{ min_cycle_slots_ms: rules.minCycleSlotsMs, min_cycle_other_ms: rules.minCycleOtherMs },
  ...{ celebrate_below_stake: rules.celebrateBelowStake, reality_check_minutes: rules.realityCheckMinutes },
  ...{ deposit_limit_first: rules.depositLimitFirst, max_stake_slots_cents: slots, max_stake_other_cents: other },
});

/** Undefined if a stake is not a positive amount. */
export const givenRow = (rules: JurisdictionRulesGiven): JurisdictionRules | undefined => {
  const cents = (text: string | null): string | null | undefined => {
    if (text === null) return null;
    const parsed = parseAmount('EUR', text);
    return parsed.ok && parsed.money.subunits > 0n ? parsed.money.subunits.toString() : undefined;
  };
  const [slots, other] = [cents(rules.maxStakeSlotsEur), cents(rules.maxStakeOtherEur)];
  return slots === undefined || other === undefined ? undefined : columnsOf(rules, slots, other);
};

export const rowOf = (rules: Jurisdiction): JurisdictionRules =>
  columnsOf(
    shownRules(rules),
    rules.maxStakeCents.slots?.toString() ?? null,
    rules.maxStakeCents.other?.toString() ?? null,
  );
