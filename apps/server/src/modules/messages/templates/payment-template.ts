/** What every mail about one payment says and lists. */
import type { MailContent } from './mail-content.ts';

export interface To {
  brand: string;
  firstName: string;
  /** With its currency. */
  amount: string;
  reference: string;
  url: string;
}

export const facts = ({ amount, reference }: To): NonNullable<MailContent['facts']> => [
  { name: 'Amount', value: amount },
  { name: 'Reference', value: reference },
];
