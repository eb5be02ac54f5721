/** PGPAYTECH (Sapphire): cards on a hosted checkout, with signed JSON; cards are refunded, but no winnings are paid to them. */
import { defineHostedGateway } from '../hosted-checkout/define-hosted-gateway.ts';

export const gateway = defineHostedGateway({
  ...{ code: 'PGPAYTECH', path: 'pgpaytech', name: 'Sapphire', rank: 15 },
  dialect: 'signed-header',
  base: '/pgpaytech/hosted',
  currencies: ['EUR'],
  countries: { never: ['US'] },
  maximumEurCents: 500_000n,
  returns: 'refunds',
});
