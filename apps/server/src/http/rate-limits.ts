/**
 * Named rate limits, each counted per address (and IPv6 site) and per account. Those that protect something valuable are counted in the
 * database, across processes; those that only limit floods are counted in memory, because they are on the path of every bet and page.
 */
import type { RateLimit } from '@carmine/contract/endpoint';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterAbstract,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import type { Sql } from '../database/database.ts';

export type Budget = Exclude<RateLimit, 'none'>;
export type Subject = 'address' | 'site' | 'account';

interface Allowance {
  readonly shared: boolean;
  readonly durationS: number;
  readonly points: Readonly<Record<Exclude<Subject, 'site'>, number>>;
}

/** All networks of an IPv6 site together, as a multiple of one address. */
const addressesOfSite = 4;

/** Points at factor 1. An address may be a household or an office, so it has more. */
const allowances: Readonly<Record<Budget, Allowance>> = {
  read: { shared: false, durationS: 60, points: { address: 1800, account: 900 } },
  write: { shared: true, durationS: 60, points: { address: 240, account: 120 } },
  'sign-in': { shared: true, durationS: 900, points: { address: 120, account: 60 } },
  registration: { shared: true, durationS: 3600, points: { address: 100, account: 30 } },
  validate: { shared: true, durationS: 900, points: { address: 60, account: 30 } },
  mail: { shared: true, durationS: 3600, points: { address: 60, account: 20 } },
  captcha: { shared: false, durationS: 60, points: { address: 120, account: 60 } },
  play: { shared: false, durationS: 10, points: { address: 1000, account: 300 } },
  chat: { shared: true, durationS: 60, points: { address: 60, account: 20 } },
  payment: { shared: true, durationS: 60, points: { address: 120, account: 30 } },
  // Of operators: enough to read results, too few for guessing.
  search: { shared: true, durationS: 300, points: { address: 300, account: 60 } },
};

export interface RateLimits {
  consume(budget: Budget, subject: Subject, key: string): Promise<{ ok: true } | { ok: false; retryAfterS: number }>;
}

/** Adapts a connection to the pool interface of the library; its counters are small, so bigints are converted. */
const storeOf = (sql: Sql) => ({
  query: async ({ text, values }: { text: string; values: readonly unknown[] }) => {
    const rows = await sql.rows<{ points: number; expire: bigint | null }>(text, values);
    return { rowCount: rows.length, rows: rows.map(({ points, expire }) => ({ points, expire: Number(expire) })) };
  },
});

export const createRateLimits = (sql: Sql, factor: number): RateLimits => {
  const store = storeOf(sql);
  const limiters = new Map<string, RateLimiterAbstract>();
  const limiterOf = (budget: Budget, subject: Subject): RateLimiterAbstract => {
    const keyPrefix = `${budget}:${subject}`;
    const known = limiters.get(keyPrefix);
    if (known !== undefined) return known;
    const { shared, durationS, points } = allowances[budget];
    const allowed = subject === 'site' ? points.address * addressesOfSite : points[subject];
    const options = { keyPrefix, points: Math.max(1, Math.floor(allowed * factor)), duration: durationS };
    const memory = new RateLimiterMemory(options);
    const limiter = shared
      ? // Without the database the call fails anyway; until then the process counts alone.
        new RateLimiterPostgres({
          ...options,
          storeClient: store,
          storeType: 'pool',
          tableName: 'rate_limits',
          tableCreated: true,
          clearExpiredByTimeout: false,
          insuranceLimiter: memory,
        })
      : memory;
    limiters.set(keyPrefix, limiter);
    return limiter;
  };
  return {
    consume: async (budget, subject, key) => {
      try {
        await limiterOf(budget, subject).consume(key);
        return { ok: true };
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes)
          return { ok: false, retryAfterS: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) };
        throw refusal;
      }
    },
  };
};

/** Deletes expired counters; returns their number. */
export const pruneRateLimits = (sql: Sql): Promise<number> =>
  sql.run('delete from rate_limits where expire < extract(epoch from now()) * 1000');
