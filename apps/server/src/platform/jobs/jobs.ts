/**
 * Background jobs on PostgreSQL. A claimed job is hidden for a lease and is claimed again if its worker died, so handlers must be
 * idempotent: at least once, never lost. Completed jobs are deleted, dead ones are kept and counted.
 */
import type { Database, Sql } from '../../database/database.ts';
import type { JobHandler, JobOptions, NewJob, RepeatingOptions } from './job.ts';
import { createRunner, type JobStats, type Registered } from './job-runner.ts';
import * as store from './job-store.ts';
import type { Log } from '../monitoring/log.ts';

export * from './job.ts';
export type { JobStats } from './job-runner.ts';

/** Used by each module's `jobs.ts` to declare its jobs. Worker only, before it starts. */
export interface JobDeclarations {
  handle(kind: string, handler: JobHandler, options?: JobOptions): void;
  /**
   * Runs once per interval across all workers, never concurrently with itself: one that hangs uses one place. A failure waits for the
   * next interval, one because of the database ten seconds at most.
   */
  every(kind: string, intervalMs: number, handler: () => Promise<unknown>, options?: RepeatingOptions): void;
}

export interface Jobs extends JobDeclarations {
  enqueue(sql: Sql, job: NewJob): Promise<void>;
  /** Enqueues due repeating jobs. */
  schedule(): Promise<void>;
  /** Deletes repeating jobs that no worker knows any more. */
  prune(): Promise<number>;
  /**
   * Claims and starts due jobs; returns a promise for each, which never rejects. At most `places` run at once, plus jobs that may hang,
   * which have separate places.
   */
  take(places: number): Promise<Promise<void>[]>;
  /** Runs due jobs to completion, at most `places` of those that cannot hang; returns the number run. */
  runDue(places?: number): Promise<number>;
}

const leaseMs = 60_000;
/** Per kind that may hang. */
const ownPlaces = 3;

interface JobsDeps {
  readonly db: Database;
  readonly log: Log;
  readonly stats?: JobStats;
  readonly leaseMs?: number;
  /** Shorter intervals are made as long. */
  readonly leastIntervalMs?: number;
}

export const createJobs = (deps: JobsDeps): Jobs => {
  const { db, log, stats } = deps;
  const lease = deps.leaseMs ?? leaseMs;
  const handlers = new Map<string, Registered>();
  const intervals = new Map<string, number>();
  /** Capacity of each kind that may hang. */
  const places = new Map<string, number>();
  const running = new Map<string, number>();

  const register = (kind: string, registered: Registered): void => {
    if (handlers.has(kind)) throw new Error(`Two handlers for job ${kind}`);
    handlers.set(kind, registered);
  };

  const runOne = createRunner({ db, log, stats, lease, handlers, intervals });

  const countOf = (kind: string): number => running.get(kind) ?? 0;

  const roomFor = (shared: number): store.Room => {
    const kinds = [...handlers.keys()].filter((kind) => !places.has(kind));
    const own = [...places].map(([kind, of]) => [kind, of - countOf(kind)] as const);
    const busy = kinds.reduce((sum, kind) => sum + countOf(kind), 0);
    return { kinds, size: Math.max(shared - busy, 0), own: new Map(own.filter(([, free]) => free > 0)) };
  };

  const start = async (job: store.ClaimedJob): Promise<void> => {
    running.set(job.kind, countOf(job.kind) + 1);
    await runOne(job);
    running.set(job.kind, countOf(job.kind) - 1);
  };

  const take = async (shared: number): Promise<Promise<void>[]> =>
    (await store.claim(db, roomFor(shared), lease)).map(start);

  return {
    enqueue: (sql, job) => store.insert(sql, job),
    handle: (kind, handler, { attempts = 10, backoffMs = 1_000, mayHang = false } = {}) => {
      register(kind, { handler, attempts, backoffMs });
      if (mayHang) places.set(kind, ownPlaces);
    },
    every: (kind, intervalMs, handler, { mayHang = false } = {}) => {
      register(kind, { handler: async () => void (await handler()), attempts: 1, backoffMs: 0 });
      intervals.set(kind, Math.max(intervalMs, deps.leastIntervalMs ?? 0));
      if (mayHang) places.set(kind, 1);
    },
    schedule: async () => {
      if (intervals.size > 0) await store.enqueueDue(db, intervals);
    },
    prune: () => store.forgetSchedules(db),
    take,
    runDue: async (shared = 10) => {
      const taken = await take(shared);
      await Promise.all(taken);
      return taken.length;
    },
  };
};
