/** What players are told of their deposits. */
import type { MailContent } from './mail-content.ts';
import { facts, type To } from './payment-template.ts';

/** `settled`: what of it went into what was owed; empty where nothing was. */
export const depositCreditedTemplate = (to: To & { settled: string }): MailContent => ({
  subject:
    to.settled === '' ? `${to.amount} is in your ${to.brand} wallet` : `Your deposit of ${to.amount} has arrived`,
  preview: `Your deposit of ${to.amount} has arrived.`,
  title: 'Your deposit has arrived',
  paragraphs: [
    to.settled === ''
      ? `Hello ${to.firstName}, your deposit is in your wallet.`
      : `Hello ${to.firstName}, ${to.settled} of your deposit settled what you owed. The rest is in your wallet.`,
  ],
  facts: facts(to),
  action: { label: 'See my wallet', url: to.url },
  note: 'Only play with money you can afford to lose.',
});

export const depositReviewTemplate = (to: To): MailContent => ({
  subject: `We are reviewing your deposit of ${to.amount}`,
  preview: 'It did not arrive as requested.',
  title: 'Your deposit is in review',
  paragraphs: [
    `Hello ${to.firstName}, your deposit did not arrive as requested. Our team is reviewing it, and you will get an email when that is done.`,
  ],
  facts: facts(to),
  action: { label: 'See my deposit', url: to.url },
});

/** `not_paid_in_time` is no refusal of anybody's: nothing was paid. */
export const depositFailedTemplate = (to: To & { reason: string }): MailContent => {
  const late = to.reason === 'not_paid_in_time';
  return {
    subject: late ? `Your deposit of ${to.amount} has expired` : `Your deposit of ${to.amount} did not go through`,
    preview: 'Nothing was added to your wallet.',
    title: late ? 'Your deposit has expired' : 'Your deposit did not go through',
    paragraphs: [
      late
        ? `Hello ${to.firstName}, your deposit was not paid in time, so it has expired. Nothing was added to your wallet.`
        : `Hello ${to.firstName}, the payment for your deposit was not accepted. Nothing was added to your wallet.`,
      'You can start another one at any time. If money has still left your card or account, please contact support.',
    ],
    facts: facts(to),
    action: { label: 'See my deposit', url: to.url },
  };
};

const causes: Readonly<Record<string, string>> = {
  amount_not_as_asked: 'The amount that arrived is not the one you requested.',
  payer_is_not_you: 'It was paid by somebody else. A deposit has to come from your own card or account.',
  documents_needed: 'We need further documents before we can accept it. Please contact support.',
  rules_broken: 'It breaks our Terms and Conditions.',
  asked_by_player: 'You asked us not to accept it.',
};

export const depositRefusedTemplate = (to: To & { reason: string }): MailContent => ({
  subject: `Your deposit of ${to.amount} is being refunded`,
  preview: 'We could not accept it. The full amount is being refunded.',
  title: 'Your deposit is being refunded',
  paragraphs: [
    `Hello ${to.firstName}, we reviewed your deposit and could not accept it. The full amount is being refunded to the payment method you used; you will get an email when it has been sent.`,
    causes[to.reason] ?? 'Please contact support if you want to know more.',
  ],
  facts: facts(to),
  action: { label: 'Follow my refund', url: to.url },
});

export const depositGivenBackTemplate = (to: To): MailContent => ({
  subject: `${to.amount} has been refunded to you`,
  preview: 'It may take a few days to show up at your bank.',
  title: 'Your deposit has been refunded',
  paragraphs: [
    `Hello ${to.firstName}, the deposit that we could not accept has been refunded to the payment method you used. It may take a few days to show up at your bank.`,
  ],
  facts: facts(to),
  action: { label: 'See my deposit', url: to.url },
});
