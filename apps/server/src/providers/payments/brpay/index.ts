/** BR_PAY (Gem): cards on a hosted checkout that the player's browser posts a signed form to. */
import { defineHostedGateway } from '../hosted-checkout/define-hosted-gateway.ts';

export const gateway = defineHostedGateway({
  ...{ code: 'BR_PAY', path: 'brpay', name: 'Gem', rank: 14 },
  ...{ dialect: 'sorted-fields', digest: 'sha512' },
  base: '/brpay/checkout-api',
  currencies: ['EUR', 'USD'],
  returns: 'refunds and withdrawals',
});
