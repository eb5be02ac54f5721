/** Simulates DEV_CODE, a card gateway of the hosted-checkout protocol. */
import { hostedParty } from '../hosted-checkout/index.ts';

export const party = hostedParty({
  ...{ code: 'devcode', title: 'DEV_CODE', colour: '#6b2fb3' },
  dialect: 'signed-header',
  base: '/devcode/v1',
  currencies: ['EUR', 'USD', 'CAD'],
  returns: true,
});
