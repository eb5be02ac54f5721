/** PAYWEB (Emerald): cards on a hosted checkout that the player's browser posts a signed form to. */
import { defineHostedGateway } from '../hosted-checkout/define-hosted-gateway.ts';

export const gateway = defineHostedGateway({
  ...{ code: 'PAYWEB', path: 'payweb', name: 'Emerald', rank: 16 },
  ...{ dialect: 'sorted-fields', digest: 'sha256' },
  base: '/payweb/v2',
  currencies: ['EUR', 'CAD'],
  returns: 'refunds and withdrawals',
});
