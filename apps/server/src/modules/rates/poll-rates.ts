/** Fetches the provider's quotes and keeps what is newer. */
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

/** Never throws for the provider's sake: old rates stay, grow stale by themselves, and the alarm is theirs. */
export const pollRates =
  ({ db, provider, log, stats }: Deps) =>
  async (): Promise<{ ok: boolean }> => {
    const answer = await provider.latest();
    if (answer.ok) {
      await db.transaction(async (sql) => {
        // One order for everybody who polls at the same moment.
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
