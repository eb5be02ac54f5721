/** What players are told of their deposits. */
import type { Letter } from './letter.ts';
import { facts, type To } from './payment-letter.ts';

/** `settled`: what of it went into what was owed; empty where nothing was. */
export const depositCreditedLetter = (to: To & { settled: string }): Letter => ({
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
  note: 'Play only with what you can spare.',
});

export const depositReviewLetter = (to: To): Letter => ({
  subject: `We are looking at your deposit of ${to.amount}`,
  preview: 'Something about it is not as it was asked for.',
  title: 'Your deposit needs a look',
  paragraphs: [
    `Hello ${to.firstName}, your deposit did not arrive as it was asked for. Somebody looks at it, and you will get a mail when that is done.`,
  ],
  facts: facts(to),
  action: { label: 'See my deposit', url: to.url },
});

/** `not_paid_in_time` is no refusal of anybody's: nothing was paid. */
export const depositFailedLetter = (to: To & { reason: string }): Letter => {
  const late = to.reason === 'not_paid_in_time';
  return {
    subject: late ? `Your deposit of ${to.amount} has run out` : `Your deposit of ${to.amount} did not go through`,
    preview: 'Nothing was added to your wallet.',
    title: late ? 'Your deposit has run out' : 'Your deposit did not go through',
    paragraphs: [
      late
        ? `Hello ${to.firstName}, your deposit was begun and not paid in time, so it was ended. Nothing was added to your wallet.`
        : `Hello ${to.firstName}, the payment of your deposit was not accepted. Nothing was added to your wallet.`,
      'You can begin another one whenever you like. If money has left your card or your account all the same, please write to our support.',
    ],
    facts: facts(to),
    action: { label: 'See my deposit', url: to.url },
  };
};

const causes: Readonly<Record<string, string>> = {
  amount_not_as_asked: 'Another amount arrived than you had asked for.',
  payer_is_not_you: 'It was paid by somebody else. A deposit has to come from a card or account of your own.',
  documents_needed: 'We need further documents before we can take it. Please write to our support.',
  rules_broken: 'It does not keep to our terms and conditions.',
  asked_by_player: 'You asked us not to take it.',
};

export const depositRefusedLetter = (to: To & { reason: string }): Letter => ({
  subject: `Your deposit of ${to.amount} goes back to you`,
  preview: 'We could not take it. The whole amount goes back the way it came.',
  title: 'Your deposit goes back to you',
  paragraphs: [
    `Hello ${to.firstName}, we looked at your deposit and could not take it. The whole amount goes back the way it came; you will get a mail when it is sent.`,
    causes[to.reason] ?? 'Please write to our support if you want to know more.',
  ],
  facts: facts(to),
  action: { label: 'Follow it', url: to.url },
});

export const depositGivenBackLetter = (to: To): Letter => ({
  subject: `${to.amount} has gone back to you`,
  preview: 'Your bank may take some days to show it.',
  title: 'Your money has gone back',
  paragraphs: [
    `Hello ${to.firstName}, the deposit that we could not take has gone back the way it came. Your bank may take some days to show it.`,
  ],
  facts: facts(to),
  action: { label: 'See my deposit', url: to.url },
});
