/** What players are told of their cash-outs. */
import type { Letter } from './letter.ts';
import { facts, type To } from './payment-letter.ts';

export const cashOutRequestedLetter = (to: To): Letter => ({
  subject: `Your cash-out of ${to.amount} from ${to.brand}`,
  preview: 'We have your request.',
  title: 'We have your cash-out',
  paragraphs: [
    `Hello ${to.firstName}, your request is with us. The amount has left your wallet and is reserved for you.`,
  ],
  facts: facts(to),
  action: { label: 'Follow my cash-out', url: to.url },
  note: 'If it was not you, please change your password at once and write to us.',
});

export const cashOutApprovedLetter = (to: To): Letter => ({
  subject: `Your cash-out of ${to.amount} is approved`,
  preview: 'It is sent next.',
  title: 'Your cash-out is approved',
  paragraphs: [
    `Hello ${to.firstName}, somebody looked at your cash-out and approved it. It is sent next; its page says how far it is.`,
  ],
  facts: facts(to),
  action: { label: 'Follow my cash-out', url: to.url },
});

/** `inLegs`: money that went to cards and banks; otherwise coins. */
export const cashOutPaidLetter = (to: To & { inLegs: boolean }): Letter => ({
  subject: `${to.amount} has been paid out to you`,
  preview: 'Your cash-out is paid.',
  title: 'Your cash-out is paid',
  paragraphs: [
    to.inLegs
      ? `Hello ${to.firstName}, your cash-out has gone to your cards and your bank. They may take some days to show it.`
      : `Hello ${to.firstName}, the network has confirmed your cash-out. The network’s fee was taken from the amount.`,
  ],
  facts: facts(to),
  action: { label: 'See my cash-out', url: to.url },
});

const causes: Readonly<Record<string, string>> = {
  documents_needed: 'We need further documents before we can pay this out. Please write to our support.',
  address_not_allowed: 'We cannot send to this address. Please choose another one.',
  payment_not_yours: 'The address or payment method does not belong to you.',
  rules_broken: 'The request does not keep to our terms and conditions.',
  asked_by_player: 'You asked us to take it back.',
  address_refuses: 'The address does not take the coins. Please choose another one.',
  refused_by_address: 'The address did not take the coins. Please choose another one.',
};

export const cashOutReturnedLetter = (to: To & { reason: string }): Letter => ({
  subject: `${to.amount} is back in your ${to.brand} wallet`,
  preview: 'Your cash-out could not be paid.',
  title: 'Your cash-out could not be paid',
  paragraphs: [
    `Hello ${to.firstName}, your cash-out was not paid, and the whole amount is back where it came from.`,
    causes[to.reason] ?? 'Please write to our support if you want to know more.',
  ],
  facts: facts(to),
  action: { label: 'See my cash-out', url: to.url },
});
