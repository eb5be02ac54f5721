/** DEV_CODE (Diamond): cards on a hosted checkout, with signed JSON. */
import { defineHostedGateway } from '../hosted-checkout/define-hosted-gateway.ts';

export const gateway = defineHostedGateway({
  ...{ code: 'DEV_CODE', path: 'devcode', name: 'Diamond', rank: 12 },
  dialect: 'signed-header',
  base: '/devcode/v1',
  currencies: ['EUR', 'USD', 'CAD'],
  returns: 'refunds and withdrawals',
});
