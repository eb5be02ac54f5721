/** What a player is told when the house no longer asks for what is owed, or for a part of it. */
import type { MailContent } from './mail-content.ts';

export interface WrittenOff {
  readonly brand: string;
  readonly firstName: string;
  /** With its currency. */
  readonly amount: string;
  /** What is still owed, with its currency; empty where nothing is. */
  readonly owed: string;
  readonly url: string;
}

export const writtenOffTemplate = ({ brand, firstName, amount, owed, url }: WrittenOff): MailContent => ({
  subject: owed === '' ? `You no longer owe us ${amount}` : `You owe us ${amount} less`,
  preview: owed === '' ? 'You no longer owe anything in this currency.' : `You still owe ${owed}.`,
  title: owed === '' ? 'You no longer owe us anything' : 'You owe us less',
  paragraphs: [
    `Hello ${firstName}, you owed ${brand} money. We have written off ${amount} of it: you do not have to pay this amount, and nothing is taken from your wallet for it.`,
    owed === ''
      ? 'You no longer owe us anything in this currency. If your withdrawals are still waiting, our team is reviewing them.'
      : `You still owe ${owed}. Your next deposit in the same currency settles it first, or you can settle it from your wallet. Your withdrawals wait until then.`,
  ],
  facts: [{ name: 'Written off', value: amount }, ...(owed === '' ? [] : [{ name: 'You still owe', value: owed }])],
  action: { label: 'See my wallet', url },
});
