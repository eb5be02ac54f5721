/** Simulates PGPAYTECH, a card gateway of the hosted-checkout protocol. */
import { hostedParty } from '../hosted-checkout/index.ts';

export const party = hostedParty({
  ...{ code: 'pgpaytech', title: 'PGPAYTECH', colour: '#1d4e9e' },
  dialect: 'signed-header',
  base: '/pgpaytech/hosted',
  currencies: ['EUR'],
  returns: true,
});
