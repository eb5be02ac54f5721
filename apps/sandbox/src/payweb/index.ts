/** Simulates PAYWEB, a card gateway of the hosted-checkout protocol. */
import { hostedParty } from '../hosted-checkout/index.ts';

export const party = hostedParty({
  ...{ code: 'payweb', title: 'PAYWEB', colour: '#0f7f86' },
  ...{ dialect: 'sorted-fields', digest: 'sha256' },
  base: '/payweb/v2',
  currencies: ['EUR', 'CAD'],
  returns: true,
});
