/** What players are told of their deposits. */
import type { Letter } from './letter.ts';

interface To {
  brand: string;
  firstName: string;
  /** With its currency. */
  amount: string;
  reference: string;
  url: string;
}

const facts = ({ amount, reference }: To) => [
  { name: 'Amount', value: amount },
  { name: 'Reference', value: reference },
];

export const depositCreditedLetter = (to: To): Letter => ({
  subject: `${to.amount} is in your ${to.brand} wallet`,
  preview: `Your deposit of ${to.amount} has arrived.`,
  title: 'Your deposit has arrived',
  paragraphs: [`Hello ${to.firstName}, your deposit is in your wallet.`],
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

export const depositReversedLetter = (to: To): Letter => ({
  subject: `Your deposit of ${to.amount} was given back`,
  preview: 'It is no longer in your wallet.',
  title: 'Your deposit was given back',
  paragraphs: [
    `Hello ${to.firstName}, your deposit went back to where it came from, and is no longer in your ${to.brand} wallet.`,
  ],
  facts: facts(to),
  action: { label: 'See my wallet', url: to.url },
  note: 'If you did not ask for it, please write to us.',
});
