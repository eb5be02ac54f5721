import type * as english from '#english/apps/server/src/modules/messages/templates/payment-template.ts';

export const facts: typeof english.facts = ({ amount, reference }) => [
  { name: 'Betrag', value: amount },
  { name: 'Referenz', value: reference },
];
