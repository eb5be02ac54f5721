/** Simulates IKAJO, a card gateway of the hosted-checkout protocol. */
import { hostedParty } from '../hosted-checkout/index.ts';

export const party = hostedParty({
  ...{ code: 'ikajo', title: 'IKAJO', colour: '#b35a12' },
  ...{ dialect: 'sorted-fields', digest: 'sha512' },
  base: '/ikajo/post',
  currencies: ['EUR', 'USD'],
  returns: false,
});
