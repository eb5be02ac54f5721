/** Mails about a player's own bonus. They advertise nothing: what a player is offered goes only to who asked for it. */
import type { MailContent } from './mail-content.ts';

export interface PromotionFacts {
  readonly brand: string;
  readonly firstName: string;
  /** With its currency; empty where it is free spins alone. */
  readonly amount: string;
  /** How many free spins; 0: none. */
  readonly spins: number;
  /** Until when it is valid; empty where it has ended. */
  readonly until: string;
  readonly url: string;
}

const what = ({ amount, spins }: PromotionFacts): string =>
  [...(amount === '' ? [] : [amount]), ...(spins === 0 ? [] : [`${spins} free spins`])].join(' and ');

export const promotionGrantedTemplate = (facts: PromotionFacts): MailContent => ({
  subject: `Your bonus is here: ${what(facts)}`,
  preview: `Valid until ${facts.until}.`,
  title: 'Your bonus is here',
  paragraphs: [
    `Hello ${facts.firstName}, ${facts.brand} has credited your bonus: ${what(facts)}. It is valid until ${facts.until}.`,
    'The terms that you accepted hold. You can cancel the bonus at any time; your cash is not touched by that.',
  ],
  facts: [{ name: 'Bonus', value: what(facts) }],
  action: { label: 'See my promotions', url: facts.url },
});

export const promotionExpiresTemplate = (facts: PromotionFacts): MailContent => {
  const subject = facts.amount === '' ? 'Your free spins expire within a day' : 'Your bonus expires within a day';
  const said =
    facts.amount === ''
      ? `your free spins with ${facts.brand} can be played until ${facts.until}. What they have won stays.`
      : `your bonus with ${facts.brand} is valid until ${facts.until}. What is left of it ends then. Your cash stays.`;
  return {
    ...{ subject, title: subject, preview: `Valid until ${facts.until}.` },
    ...{ paragraphs: [`Hello ${facts.firstName}, ${said}`], facts: [] },
    action: { label: 'See my promotions', url: facts.url },
  };
};

export const promotionCompletedTemplate = (facts: PromotionFacts): MailContent => ({
  subject: `Bonus completed: ${facts.amount} in cash`,
  preview: 'You have met the wagering.',
  title: 'Bonus completed',
  paragraphs: [
    `Hello ${facts.firstName}, you have met the wagering of your bonus with ${facts.brand}. ${facts.amount} of it is now cash: yours to play with or withdraw.`,
  ],
  facts: [{ name: 'Now cash', value: facts.amount }],
  action: { label: 'See my wallet', url: facts.url },
});

/** `reason`: `expired`, `cash_out` or `deposit_reversed`. */
export const promotionEndedTemplate = ({
  reason,
  ...facts
}: PromotionFacts & { readonly reason: string }): MailContent => {
  const why =
    reason === 'cash_out'
      ? 'A withdrawal ends the bonus of its currency. If we refuse the withdrawal, the bonus comes back.'
      : reason === 'deposit_reversed'
        ? 'The deposit that earned it was taken back.'
        : 'Its time is up.';
  return {
    subject: 'Your bonus has ended',
    preview: why,
    title: 'Your bonus has ended',
    paragraphs: [
      `Hello ${facts.firstName}, your bonus with ${facts.brand} has ended. ${why} What was left of it is gone; your cash stays.`,
    ],
    facts: [],
    action: { label: 'See my promotions', url: facts.url },
  };
};
