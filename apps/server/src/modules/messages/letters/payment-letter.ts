/** What every letter about one payment is told, and what it lists. */
export interface To {
  brand: string;
  firstName: string;
  /** With its currency. */
  amount: string;
  reference: string;
  url: string;
}

export const facts = ({ amount, reference }: To) => [
  { name: 'Amount', value: amount },
  { name: 'Reference', value: reference },
];
