/** IKAJO (Topaz): cards on a hosted checkout that the player's browser posts a signed form to; it takes money and sends none. */
import { defineHostedGateway } from '../hosted-checkout/define-hosted-gateway.ts';

export const gateway = defineHostedGateway({
  ...{ code: 'IKAJO', path: 'ikajo', name: 'Topaz', rank: 17 },
  ...{ dialect: 'sorted-fields', digest: 'sha512' },
  base: '/ikajo/post',
  currencies: ['EUR', 'USD'],
  countries: { never: ['US'] },
  maximumEurCents: 250_000n,
  returns: 'nothing',
});
