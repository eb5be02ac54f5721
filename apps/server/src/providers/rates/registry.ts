/** All sources of exchange rates, one line each; one is used. */
import type { RateProvider } from '../../modules/rates/ports.ts';
import { defineSlot } from '../slot.ts';
import { coinbase } from './coinbase/index.ts';
import { kraken } from './kraken/index.ts';
import { sandbox } from './sandbox/index.ts';

export const rates = defineSlot<RateProvider, object>({
  name: 'rates',
  variable: 'RATES_PROVIDER',
  meaning: 'who says what currencies are worth',
  adapters: [sandbox, kraken, coinbase],
});
