import type { RateProvider } from '../../../modules/rates/ports.ts';
import { httpsOrigin, withDefault } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { createKraken } from './ticker.ts';

export const kraken = defineAdapter<RateProvider>()({
  code: 'kraken',
  variables: { KRAKEN_URL: withDefault(httpsOrigin, 'https://api.kraken.com', 'where Kraken’s public ticker answers') },
  open: ({ KRAKEN_URL }, { http, clock }) => createKraken(http(KRAKEN_URL), clock),
});
