/** What players are told of their withdrawals. */
import type { MailContent } from './mail-content.ts';
import { facts, type To } from './payment-template.ts';

export const cashOutRequestedTemplate = (to: To): MailContent => ({
  subject: `Your withdrawal of ${to.amount} from ${to.brand}`,
  preview: 'We have received your request.',
  title: 'We have received your request',
  paragraphs: [
    `Hello ${to.firstName}, we have received your withdrawal request. The amount has left your wallet and is reserved for you.`,
  ],
  facts: facts(to),
  action: { label: 'Follow my withdrawal', url: to.url },
  note: 'If this was not you, please change your password at once and contact us.',
});

export const cashOutApprovedTemplate = (to: To): MailContent => ({
  subject: `Your withdrawal of ${to.amount} is approved`,
  preview: 'It will be sent next.',
  title: 'Your withdrawal is approved',
  paragraphs: [
    `Hello ${to.firstName}, we have approved your withdrawal. It will be sent next, and you can follow every step on its page.`,
  ],
  facts: facts(to),
  action: { label: 'Follow my withdrawal', url: to.url },
});

/** `inLegs`: money that went to cards and banks; otherwise coins. */
export const cashOutPaidTemplate = (to: To & { inLegs: boolean }): MailContent => ({
  subject: `${to.amount} has been paid out to you`,
  preview: 'Your withdrawal has been paid.',
  title: 'Your withdrawal has been paid',
  paragraphs: [
    to.inLegs
      ? `Hello ${to.firstName}, your withdrawal is on its way to you. It can take a few days to show up on your card or account.`
      : `Hello ${to.firstName}, the network has confirmed your withdrawal. The network fee was deducted from the amount.`,
  ],
  facts: facts(to),
  action: { label: 'See my withdrawal', url: to.url },
});

const causes: Readonly<Record<string, string>> = {
  documents_needed: 'We need further documents before we can pay this out. Please contact support.',
  address_not_allowed: 'We cannot send to this address. Please choose another one.',
  payment_not_yours: 'The address or payment method does not belong to you.',
  rules_broken: 'The request breaks our Terms and Conditions.',
  asked_by_player: 'You asked us to cancel it.',
  address_refuses: 'The address does not accept these coins. Please choose another one.',
  asset_refuses: 'The issuer has paused these coins for the moment. Please try again later, or choose another coin.',
  bank_refused: 'The bank could not pay to your account. Please enter another one and try again.',
  bank_returned: 'The bank has sent the transfer back. Please check your bank account.',
  refused_by_address: 'The address did not accept these coins. Please choose another one.',
};

export const cashOutReturnedTemplate = (to: To & { reason: string }): MailContent => ({
  subject: `${to.amount} is back in your ${to.brand} wallet`,
  preview: 'Your withdrawal could not be paid.',
  title: 'Your withdrawal could not be paid',
  paragraphs: [
    `Hello ${to.firstName}, your withdrawal was not paid, and the full amount is back in your wallet.`,
    causes[to.reason] ?? 'Please contact support if you want to know more.',
  ],
  facts: facts(to),
  action: { label: 'See my withdrawal', url: to.url },
});
