/** Every source of exchange rates; one of them is asked, by configuration. */
import type { RateProvider } from '../../modules/rates/ports.ts';
import type { Clock } from '../../platform/clock.ts';
import type { RateConfig } from '../../platform/settings/rate-settings.ts';
import { createOutboundHttp } from '../outbound-http.ts';
import { createEuroList } from './euro-list.ts';
import { createKraken } from './kraken.ts';

interface RateSettings {
  readonly clock: Clock;
  readonly sandbox: { readonly url: string };
  readonly rates: RateConfig;
}

export const createRateProvider = ({ clock, sandbox, rates }: RateSettings): RateProvider =>
  rates.provider === 'kraken'
    ? createKraken(createOutboundHttp({ origin: rates.krakenUrl }), clock)
    : createEuroList(createOutboundHttp({ origin: sandbox.url, allowPrivate: true }));
