/** Terms of refer a friend, generated from its rules: no term without its rule, and no rule without its term. */
import type { ReferralRules, ReferralTerm, ReferralTermCode } from '@carmine/contract/promotions/referrals';
import { wageringIn } from '../offers/promotion.ts';

const eur = (amount: string): string => `${amount} EUR`;

/** `maxWagering`: of the reader's place. */
export const referralTerms = (rules: ReferralRules, maxWagering: number): ReferralTerm[] => {
  const { friendEur, referrerEur, leastDepositEur, waitHours, monthlyMost, wagering } = rules;
  const term = (code: ReferralTermCode, params: ReferralTerm['params'] = {}): ReferralTerm => ({ code, params });
  return [
    term('referral_reward', { friend: eur(friendEur), referrer: eur(referrerEur) }),
    term('referral_deposit', { least: eur(leastDepositEur) }),
    ...(waitHours === 0 ? [] : [term('referral_wait', { hours: waitHours })]),
    term('referral_wagering', { times: wageringIn(wagering.times, maxWagering) }),
    term('referral_days', { days: wagering.days }),
    term('referral_max_stake', { amount: eur(wagering.maxStakeEur) }),
    term('referral_monthly', { most: monthlyMost }),
    term('referral_household'),
    term('referral_reversed'),
    term('referral_protected'),
    term('referral_version'),
  ];
};
