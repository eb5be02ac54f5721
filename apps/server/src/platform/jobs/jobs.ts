/**
 * Work that outlives its request, on PostgreSQL. A claimed job is hidden for a lease and comes back if its worker
 * died, so a handler may see it twice: at least once, never lost. Done jobs are deleted, dead ones stay and are counted.
 */
import type { Database, Sql } from '../../database/database.ts';
import type { JobHandler, JobOptions, NewJob, RepeatingOptions } from './job.ts';
import { createRunner, type JobStats, type Registered } from './job-runner.ts';
import * as store from './job-store.ts';
import type { Log } from '../monitoring/log.ts';

export * from './job.ts';
export type { JobStats } from './job-runner.ts';

/** What each module says of its own work in its `jobs.ts`. Worker only, before it starts. */
export interface JobDeclarations {
  handle(kind: string, handler: JobHandler, options?: JobOptions): void;
  /**
   * Runs once per interval over all workers and never beside itself: one that hangs takes one place, not one more at each
   * turn. A failure waits for the next turn.
   */
  every(kind: string, intervalMs: number, handler: () => Promise<unknown>, options?: RepeatingOptions): void;
}

export interface Jobs extends JobDeclarations {
  enqueue(sql: Sql, job: NewJob): Promise<void>;
  /** How many of the repeating jobs may hang. */
  mayHang(): number;
  /** Enqueues the repeating jobs that are due. */
  schedule(): Promise<void>;
  /** Forgets the repeating jobs that no worker knows any more. */
  prune(): Promise<number>;
  /** Claims at most `size` due jobs and starts them; one promise each, which never rejects. */
  take(size: number): Promise<Promise<void>[]>;
  /** Runs at most `size` due jobs to their end; the number taken. */
  runDue(size?: number): Promise<number>;
}

const leaseMs = 60_000;

export const createJobs = (deps: { db: Database; log: Log; stats?: JobStats; leaseMs?: number }): Jobs => {
  const { db, log, stats } = deps;
  const lease = deps.leaseMs ?? leaseMs;
  const handlers = new Map<string, Registered>();
  const intervals = new Map<string, number>();
  let mayHang = 0;

  const register = (kind: string, registered: Registered): void => {
    if (handlers.has(kind)) throw new Error(`Two handlers for job ${kind}`);
    handlers.set(kind, registered);
  };

  const runOne = createRunner({ db, log, stats, lease, handlers, intervals });

  const take = async (size: number): Promise<Promise<void>[]> => {
    const claimed = await store.claim(db, [...handlers.keys()], size, lease);
    return claimed.map(runOne);
  };

  return {
    enqueue: (sql, job) => store.insert(sql, job),
    handle: (kind, handler, options = {}) =>
      register(kind, { handler, attempts: options.attempts ?? 10, backoffMs: options.backoffMs ?? 1000 }),
    every: (kind, intervalMs, handler, options = {}) => {
      register(kind, { handler: async () => void (await handler()), attempts: 1, backoffMs: 0 });
      intervals.set(kind, intervalMs);
      if (options.mayHang === true) mayHang += 1;
    },
    mayHang: () => mayHang,
    schedule: async () => {
      for (const [kind, intervalMs] of intervals) await store.enqueueIfDue(db, kind, intervalMs);
    },
    prune: () => store.forgetSchedules(db),
    take,
    runDue: async (size = 10) => {
      const running = await take(size);
      await Promise.all(running);
      return running.length;
    },
  };
};
