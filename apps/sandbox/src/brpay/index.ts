/** Simulates BR_PAY, a card gateway of the hosted-checkout protocol. */
import { hostedParty } from '../hosted-checkout/index.ts';

export const party = hostedParty({
  ...{ code: 'brpay', title: 'BR_PAY', colour: '#0a7d4f' },
  ...{ dialect: 'sorted-fields', digest: 'sha512' },
  base: '/brpay/checkout-api',
  currencies: ['EUR', 'USD'],
  returns: true,
});
