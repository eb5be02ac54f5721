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
  /** Enqueues the repeating jobs that are due. */
  schedule(): Promise<void>;
  /** Forgets the repeating jobs that no worker knows any more. */
  prune(): Promise<number>;
  /**
   * Claims due jobs and starts them; one promise each, which never rejects. At most `places` run at once, and beside them
   * those that may hang, in places of their own.
   */
  take(places: number): Promise<Promise<void>[]>;
  /** Runs due jobs to their end, at most `places` of them that may not hang; the number taken. */
  runDue(places?: number): Promise<number>;
}

const leaseMs = 60_000;
/** Of one kind that may hang. */
const ownPlaces = 3;

export const createJobs = (deps: { db: Database; log: Log; stats?: JobStats; leaseMs?: number }): Jobs => {
  const { db, log, stats } = deps;
  const lease = deps.leaseMs ?? leaseMs;
  const handlers = new Map<string, Registered>();
  const intervals = new Map<string, number>();
  /** Of kinds that may hang: how many run at once. */
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
      intervals.set(kind, intervalMs);
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
