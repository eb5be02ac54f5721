import type { RateProvider } from '../../../modules/rates/ports.ts';
import { httpsOrigin, withDefault } from '../../../platform/settings/variables.ts';
import { defineAdapter } from '../../adapter.ts';
import { createCoinbase } from './exchange-rates.ts';

export const coinbase = defineAdapter<RateProvider>()({
  code: 'coinbase',
  variables: {
    COINBASE_URL: withDefault(httpsOrigin, 'https://api.coinbase.com', 'where Coinbase’s public exchange rates answer'),
  },
  open: ({ COINBASE_URL }, { http, clock }) => createCoinbase(http(COINBASE_URL), clock),
});
