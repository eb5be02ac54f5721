/** What a player is told when a credited deposit was reversed: what happened, what is owed, what is held. */
import type { MailContent } from './mail-content.ts';
import { facts, type To } from './payment-template.ts';

export interface Reversed extends To {
  /** `dropped_by_chain`: the network did it. */
  readonly reason: string;
  readonly state: string;
  /** With its currency; empty where all of it was still there. */
  readonly owed: string;
  /** What was credited, where `amount` is a part of it; otherwise empty. */
  readonly whole: string;
}

const whatHappened = ({ firstName, amount, brand, reason, state, whole }: Reversed): string => {
  if (reason === 'dropped_by_chain')
    return `Hello ${firstName}, the network dropped the block that held your transaction. The coins did not reach us, and we had already credited them to your ${brand} wallet.`;
  if (whole !== '')
    return state === 'charged_back'
      ? `Hello ${firstName}, your bank or card company reversed ${amount} of your payment of ${whole}. We had already credited all of it to your ${brand} wallet. The rest stays credited.`
      : `Hello ${firstName}, ${amount} of your payment of ${whole} was returned to where it came from. We had already credited all of it to your ${brand} wallet. The rest stays credited.`;
  return state === 'charged_back'
    ? `Hello ${firstName}, your bank or card company reversed your payment of ${amount}. We had already credited it to your ${brand} wallet.`
    : `Hello ${firstName}, your payment of ${amount} was returned to where it came from. We had already credited it to your ${brand} wallet.`;
};

const whatIsOwed = ({ owed, whole, amount }: Reversed): string =>
  owed === ''
    ? `${whole === '' ? 'All of it' : `This part, ${amount},`} was still in your wallet, so we have taken it out. You owe nothing.`
    : `${owed} of it was no longer in your wallet. You owe us this amount. Your next deposit in the same currency settles it first, or you can settle it from your wallet.`;

const whatIsHeld = ({ owed }: Reversed): string =>
  owed === ''
    ? 'Your withdrawals wait until our team has reviewed it.'
    : 'Your winnings stay yours, but your withdrawals wait until this is settled and our team has reviewed it.';

const subjectOf = ({ amount, whole, reason }: Reversed): string => {
  if (reason === 'dropped_by_chain') return `The network dropped your deposit of ${amount}`;
  return whole === '' ? `Your deposit of ${amount} was reversed` : `${amount} of your deposit of ${whole} was reversed`;
};

export const depositReversedTemplate = (to: Reversed): MailContent => {
  const dropped = to.reason === 'dropped_by_chain';
  return {
    subject: subjectOf(to),
    preview: to.owed === '' ? 'It is no longer in your wallet.' : `You owe ${to.owed}.`,
    title: dropped
      ? 'The network dropped your deposit'
      : `${to.whole === '' ? 'Your deposit' : 'A part of your deposit'} was reversed`,
    paragraphs: [
      whatHappened(to),
      whatIsOwed(to),
      whatIsHeld(to),
      ...(dropped
        ? [
            'If the network includes the transaction again, it is credited again automatically. If not, you can send the coins once more.',
          ]
        : []),
    ],
    facts: [
      ...facts(to),
      ...(to.whole === '' ? [] : [{ name: 'Your deposit', value: to.whole }]),
      ...(to.owed === '' ? [] : [{ name: 'You owe', value: to.owed }]),
    ],
    action: { label: 'See my deposit', url: to.url },
    note: 'If this comes as a surprise, please contact us.',
  };
};

/** The charge-back was decided in our favour: `settled` went to the debt that it had left. */
export const depositWonBackTemplate = (to: To & { readonly settled: string }): MailContent => ({
  subject: `${to.amount} is credited again`,
  preview: to.settled === '' ? 'The money is back in your wallet.' : `${to.settled} of it settled what you owed.`,
  title: 'Your deposit is credited again',
  paragraphs: [
    `Hello ${to.firstName}, ${to.amount} from one of your deposits had been charged back. The bank has now decided that your payment stands, so we have credited the amount again at ${to.brand}.`,
    to.settled === ''
      ? 'It is back in your wallet, from which we had taken it.'
      : `${to.settled} of it settled what you owed us. The rest, if any, is in your wallet.`,
  ],
  facts: facts(to),
  action: { label: 'See my deposit', url: to.url },
  note: 'If this comes as a surprise, please contact us.',
});
