/** Owns exchange rates to EUR, their history and age. Must never convert a player's money. */
import { rateDecimals, type CurrencyCode, type Rate } from '@carmine/money';

import type { Database } from '../../database/database.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import { pollRates } from './poll-rates.ts';
import type { RateProvider, RateStats } from './ports.ts';
import { readRate, readRates, type StoredRate } from './rate-store.ts';
import { isStale } from './staleness.ts';

export { declareRatesJobs } from './jobs.ts';
export { isStale } from './staleness.ts';
export type { Quote, QuotesAnswer, RateProvider, RateStats } from './ports.ts';

/** `stale`: too old for deposits and bonuses; still used for withdrawals, with an alarm. */
export type CurrentRate = Rate & { readonly stale: boolean };

export interface Rates {
  /** `undefined` if no provider has ever quoted the currency. EUR is always 1. */
  rate(currency: CurrencyCode): Promise<CurrentRate | undefined>;
  /** Every known rate, EUR first. */
  all(): Promise<CurrentRate[]>;
  /** Worker: at startup and every minute. */
  poll(): Promise<{ ok: boolean }>;
}

interface Deps {
  readonly db: Database;
  readonly provider: RateProvider;
  readonly log: Log;
  readonly stats?: RateStats;
}

const euro = (): CurrentRate => ({
  currency: 'EUR',
  scaled: 10n ** BigInt(rateDecimals),
  source: 'definition',
  at: new Date(),
  stale: false,
});

const current = ({ ageSeconds, ...rate }: StoredRate): CurrentRate => ({
  ...rate,
  stale: isStale(rate.currency, ageSeconds),
});

export const createRates = (deps: Deps): Rates => ({
  rate: async (currency) => {
    if (currency === 'EUR') return euro();
    const stored = await readRate(deps.db, currency);
    return stored === undefined ? undefined : current(stored);
  },
  all: async () => [euro(), ...(await readRates(deps.db)).map(current)],
  poll: pollRates(deps),
});
