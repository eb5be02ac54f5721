/** What every mail about one payment says and lists. */
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
