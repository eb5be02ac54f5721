/** What a player is told when a card was paid after all, though the money had reached them already: what happened, what was taken, what is owed. */
import type { MailContent } from './mail-content.ts';
import { facts, type To } from './payment-template.ts';

export interface PaidTwice extends To {
  /** Where the money had gone before. */
  readonly had: 'bank' | 'wallet';
  /** With its currency; empty where the wallet covered all of it. */
  readonly owed: string;
}

const whatIsOwed = ({ owed }: PaidTwice): string =>
  owed === ''
    ? 'All of it was in your wallet, so we have taken it from there. You owe nothing.'
    : `${owed} of it was not in your wallet. You owe us this amount; the rest, if any, we have taken out of your wallet. Your next deposit in the same currency settles it first, or you can settle it from your wallet.`;

export const paidTwiceTemplate = (to: PaidTwice): MailContent => ({
  subject: `${to.amount} of your withdrawal was paid twice`,
  preview: to.owed === '' ? 'The second payment was taken out of your wallet.' : `You owe ${to.owed}.`,
  title: 'Part of your withdrawal was paid twice',
  paragraphs: [
    to.had === 'bank'
      ? `Hello ${to.firstName}, your card declined ${to.amount} of your withdrawal, so we paid it by bank transfer. Now the card company has paid it to your card as well.`
      : `Hello ${to.firstName}, your card declined ${to.amount} of your withdrawal, so it went back to your ${to.brand} wallet. Now the card company has paid it to your card as well.`,
    whatIsOwed(to),
    ...(to.owed === '' ? [] : ['Your winnings stay yours, but your withdrawals wait until this is settled.']),
  ],
  facts: [...facts(to), ...(to.owed === '' ? [] : [{ name: 'You owe', value: to.owed }])],
  action: { label: 'See my withdrawal', url: to.url },
  note: 'If you cannot find the payment on your card, please contact us.',
});
