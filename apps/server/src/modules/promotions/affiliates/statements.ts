/** Figures of an affiliate by month. A month that has ended is closed once, with the rates of that moment, and never changes. */
import { formatRate, type CurrencyCode } from '@carmine/money';
import type { Sql } from '../../../database/database.ts';
import { monthAt, nextMonth, revenueOf, shareOf, type Affiliate, type MonthSpan } from './affiliate.ts';
import * as store from './affiliate-store.ts';
import type { AffiliateDeps } from './deps.ts';

export interface Month extends Omit<store.ClosedMonth, 'closedAt'> {
  readonly closedAt: Date | undefined;
}

const listed = 120;

interface KnownRates {
  readonly scaledOf: (currency: CurrencyCode) => bigint;
  readonly isStale: (currency: CurrencyCode) => boolean;
  readonly texts: Readonly<Record<string, string>>;
}

const knownRates = async ({ rates }: Pick<AffiliateDeps, 'rates'>): Promise<KnownRates> => {
  const all = new Map((await rates.all()).map((one) => [one.currency, one]));
  return {
    scaledOf: (currency) => all.get(currency)?.scaled ?? 0n,
    isStale: (currency) => all.get(currency)?.stale ?? true,
    texts: Object.fromEntries([...all.values()].map(({ currency, scaled }) => [currency, formatRate(scaled)])),
  };
};

const measure = async (sql: Sql, affiliate: Affiliate, span: MonthSpan, carriedIn: bigint, rates: KnownRates) => {
  const [counts, results] = await Promise.all([
    store.readCounts(sql, affiliate.id, span.from, span.to),
    store.readResults(sql, affiliate.id, span.from, span.to),
  ]);
  const revenue = revenueOf(results, rates.scaledOf);
  const { sharePoints } = affiliate;
  return {
    figures: {
      ...{ month: span.month, ...counts, ...revenue, carriedIn, sharePoints },
      ...shareOf(revenue.net, carriedIn, affiliate),
    },
    isStale: results.some(({ currency }) => rates.isStale(currency)),
  };
};

/** The months that are not closed, oldest first, and what the last closed one carries over. */
const openMonths = (affiliate: Affiliate, closed: readonly store.ClosedMonth[], now: Date): MonthSpan[] => {
  const [last] = closed;
  let span =
    last === undefined ? monthAt(affiliate.madeAt) : nextMonth(monthAt(new Date(`${last.month}-01T00:00:00Z`)));
  const open: MonthSpan[] = [];
  while (span.from <= now) {
    open.push(span);
    span = nextMonth(span);
  }
  return open;
};

/** Newest first, the running one included. */
export const readMonths =
  (deps: AffiliateDeps) =>
  async (affiliate: Affiliate): Promise<Month[]> => {
    const { db, clock } = deps;
    const [closed, rates] = await Promise.all([store.readMonths(db, affiliate.id, listed), knownRates(deps)]);
    let carriedIn = closed[0]?.carriedOut ?? 0n;
    const open: Month[] = [];
    for (const span of openMonths(affiliate, closed, clock.now())) {
      const { figures } = await measure(db, affiliate, span, carriedIn, rates);
      open.unshift({ ...figures, closedAt: undefined });
      carriedIn = figures.carriedOut;
    }
    return [...open, ...closed];
  };

/** Transactions that began before midnight have ended by then. */
const afterMidnightMs = 3_600_000;
/** In one run for each affiliate. */
const mostDays = 40;

/** Worker: adds up the days that are over, so that figures read transfers of the last one or two days alone. */
export const addUpDays =
  ({ db, clock }: Pick<AffiliateDeps, 'db' | 'clock'>) =>
  async (): Promise<void> => {
    const before = new Date(clock.now().getTime() - afterMidnightMs).toISOString().slice(0, 10);
    for (const { id } of await store.readAll(db))
      for (let day = 0; day < mostDays && (await store.addUpDay(db, id, before)); day += 1);
  };

/** Worker: closes the months that have ended. One whose rates are stale waits, and later ones behind it. */
export const closeMonths = (deps: AffiliateDeps) => async (): Promise<number> => {
  const { db, clock } = deps;
  const now = clock.now();
  const rates = await knownRates(deps);
  let done = 0;
  for (const affiliate of await store.readAll(db)) done += await closeOf(db, affiliate, now, rates);
  return done;
};

const closeOf = async (
  db: AffiliateDeps['db'],
  affiliate: Affiliate,
  now: Date,
  rates: KnownRates,
): Promise<number> => {
  const closed = await store.readMonths(db, affiliate.id, 1);
  let carriedIn = closed[0]?.carriedOut ?? 0n;
  let done = 0;
  for (const span of openMonths(affiliate, closed, now)) {
    if (span.to > now) break;
    const { figures, isStale } = await measure(db, affiliate, span, carriedIn, rates);
    if (isStale) break;
    done += await store.insertMonth(db, affiliate.id, { ...figures, rates: rates.texts });
    carriedIn = figures.carriedOut;
  }
  return done;
};
