/**
 * Work that outlives its request, on PostgreSQL. A claimed job is hidden for a lease and comes back if its worker
 * died, so a handler may see it twice: at least once, never lost. Done jobs are deleted, dead ones stay and are counted.
 */
import type { Database, Sql } from '../database/database.ts';
import type { JobHandler, JobOptions, NewJob } from './job.ts';
import type { Log } from './log.ts';
import * as store from './job-store.ts';

export type * from './job.ts';

export interface JobStats {
  done(kind: string, tookMs: number): void;
  failed(kind: string, dead: boolean): void;
}

export interface Jobs {
  enqueue(sql: Sql, job: NewJob): Promise<void>;
  /** Worker only, before it starts. */
  handle(kind: string, handler: JobHandler, options?: JobOptions): void;
  /** Worker only, before it starts. Runs once per interval over all workers; a failure waits for the next turn. */
  every(kind: string, intervalMs: number, handler: () => Promise<void>): void;
  /** Enqueues the repeating jobs that are due. */
  schedule(): Promise<void>;
  /** Claims at most `size` due jobs and starts them; one promise each, which never rejects. */
  take(size: number): Promise<Promise<void>[]>;
  /** Runs at most `size` due jobs to their end; the number taken. */
  runDue(size?: number): Promise<number>;
}

interface Registered {
  readonly handler: JobHandler;
  readonly attempts: number;
  readonly backoffMs: number;
}

export const leaseMs = 60_000;
const longestBackoffMs = 3_600_000;

export const createJobs = (deps: { db: Database; log: Log; stats?: JobStats; leaseMs?: number }): Jobs => {
  const { db, log, stats } = deps;
  const lease = deps.leaseMs ?? leaseMs;
  const handlers = new Map<string, Registered>();
  const intervals = new Map<string, number>();

  const register = (kind: string, registered: Registered): void => {
    if (handlers.has(kind)) throw new Error(`Two handlers for job ${kind}`);
    handlers.set(kind, registered);
  };

  const fail = async (job: store.ClaimedJob, registered: Registered, error: unknown): Promise<void> => {
    const message = error instanceof Error ? error.message : String(error);
    const repeating = intervals.has(job.kind);
    const dead = !repeating && job.attempts >= registered.attempts;
    log[dead ? 'error' : 'warn'](
      { job: job.kind, jobId: String(job.id), attempt: job.attempts, err: error },
      dead ? 'job is dead' : 'job failed',
    );
    stats?.failed(job.kind, dead);
    if (repeating) await store.noteFailure(db, job, message);
    else if (dead) await store.bury(db, job, message);
    else
      await store.retryLater(
        db,
        job,
        message,
        Math.min(registered.backoffMs * 2 ** (job.attempts - 1), longestBackoffMs),
      );
  };

  const runOne = async (job: store.ClaimedJob): Promise<void> => {
    const registered = handlers.get(job.kind);
    if (registered === undefined) return;
    const started = performance.now();
    const heartbeat = setInterval(() => void store.extend(db, job, lease).catch(() => undefined), lease / 3);
    try {
      await registered.handler({ id: job.id, attempt: job.attempts, payload: job.payload });
      await store.finish(db, job, intervals.has(job.kind));
      stats?.done(job.kind, performance.now() - started);
    } catch (error) {
      await fail(job, registered, error);
    } finally {
      clearInterval(heartbeat);
    }
  };

  const take = async (size: number): Promise<Promise<void>[]> => {
    const claimed = await store.claim(db, [...handlers.keys()], size, lease);
    return claimed.map(runOne);
  };

  return {
    enqueue: (sql, job) => store.insert(sql, job),
    handle: (kind, handler, options = {}) =>
      register(kind, { handler, attempts: options.attempts ?? 10, backoffMs: options.backoffMs ?? 1000 }),
    every: (kind, intervalMs, handler) => {
      register(kind, { handler: () => handler(), attempts: 1, backoffMs: 0 });
      intervals.set(kind, intervalMs);
    },
    schedule: async () => {
      for (const [kind, intervalMs] of intervals) await store.enqueueIfDue(db, kind, intervalMs);
    },
    take,
    runDue: async (size = 10) => {
      const running = await take(size);
      await Promise.all(running);
      return running.length;
    },
  };
};
