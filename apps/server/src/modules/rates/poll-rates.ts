/** Fetches the provider's quotes and stores newer ones. */
import type { Database } from '../../database/database.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { RateProvider, RateStats } from './ports.ts';
import { readRates, writeQuote } from './rate-store.ts';
import { isStale } from './staleness.ts';

interface Deps {
  readonly db: Database;
  readonly provider: RateProvider;
  readonly log: Log;
  readonly stats?: RateStats;
}

/** Never throws on the provider's failure: old rates are kept and become stale, which raises an alarm. */
export const pollRates =
  ({ db, provider, log, stats }: Deps) =>
  async (): Promise<{ ok: boolean }> => {
    const answer = await provider.latest();
    if (answer.ok) {
      await db.transaction(async (sql) => {
        // Sorted, so that concurrent polls lock rows in the same order.
        const quotes = answer.quotes.toSorted((a, b) => (a.currency < b.currency ? -1 : 1));
        for (const quote of quotes) await writeQuote(sql, provider.name, quote);
      });
    } else {
      log.warn({ provider: provider.name, reason: answer.reason }, 'rates not fetched');
    }
    stats?.polled(answer.ok);
    for (const rate of await readRates(db)) {
      stats?.age(rate.currency, rate.ageSeconds, isStale(rate.currency, rate.ageSeconds));
    }
    return { ok: answer.ok };
  };
