/** Every term of refer a friend as a sentence, by its code. */
import type { ReferralTermCode } from './referrals.ts';
import type { TermParams } from './term-texts.ts';

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
const hours = (count: number): string =>
  count % 24 === 0 ? days(count / 24) : count === 1 ? '1 hour' : `${count} hours`;

export const referralTermTexts: Record<ReferralTermCode, (p: TermParams) => string> = {
  referral_reward: (p) =>
    `Your friend gets a bonus of ${p.amount('friend')}, and you get a bonus of ${p.amount('referrer')}, once for each friend.`,
  referral_deposit: (p) =>
    `The friend’s first deposit decides: it has to be ${p.amount('least')} or more. A smaller one brings nothing, and later ones do not count.`,
  referral_wait: (p) => `Both bonuses are granted ${hours(p.count('hours'))} after that deposit is credited.`,
  referral_wagering: (p) => `A bonus becomes cash once you have wagered it ${p.count('times')} times.`,
  referral_days: (p) => `You have ${days(p.count('days'))} to wager it. What is left of the bonus then ends.`,
  referral_max_stake: (p) =>
    `While the bonus is active, what you choose to stake on one round can be at most ${p.amount('amount')}. A higher stake is refused before the round.`,
  referral_household: () =>
    'Once per household: the same verified address, payment instrument or document brings nothing, and the same device is looked at by a person first.',
  referral_monthly: (p) =>
    p.count('most') === 1
      ? 'You get at most one reward in a calendar month. Your friend still gets theirs.'
      : `You get at most ${p.count('most')} rewards in a calendar month. Friends after that still get theirs.`,
  referral_reversed: () =>
    'If the deposit is refunded or charged back before the rewards are granted, nobody gets one. Afterwards, what is left of the friend’s bonus ends.',
  referral_protected: () =>
    'No reward for players who are on a break, excluded from play, or at a limit of their own when it is granted.',
  referral_version: () => 'A friend who has registered keeps the terms of that day, for both of you.',
};
