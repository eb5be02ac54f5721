/** Runs a claimed job to completion: done, retried later, dead, or left to the next interval. */
import type { Database } from '../../database/database.ts';
import { isOutage } from '../../database/outage.ts';
import type { JobHandler } from './job.ts';
import * as store from './job-store.ts';
import type { Log } from '../monitoring/log.ts';

export interface JobStats {
  done(kind: string, tookMs: number): void;
  failed(kind: string, dead: boolean): void;
}

export interface Registered {
  readonly handler: JobHandler;
  readonly attempts: number;
  readonly backoffMs: number;
}

export interface RunnerDeps {
  readonly db: Database;
  readonly log: Log;
  readonly stats: JobStats | undefined;
  readonly lease: number;
  readonly handlers: ReadonlyMap<string, Registered>;
  /** Kinds of repeating jobs. */
  readonly intervals: ReadonlyMap<string, number>;
}

const longestBackoffMs = 3_600_000;

/**
 * A worker that starts has all its repeating jobs due at once, each of which wants a connection: on a busy machine some get none in time. A
 * daily one would be a day late.
 */
const afterOutageMs = 10_000;

const backoff = ({ backoffMs }: Registered, attempts: number): number =>
  Math.min(backoffMs * 2 ** (attempts - 1), longestBackoffMs);

export const createRunner = ({ db, log, stats, lease, handlers, intervals }: RunnerDeps) => {
  const fail = async (job: store.ClaimedJob, registered: Registered, error: unknown): Promise<void> => {
    const message = error instanceof Error ? error.message : String(error);
    const repeating = intervals.has(job.kind);
    const dead = !repeating && job.attempts >= registered.attempts;
    log[dead ? 'error' : 'warn'](
      { job: job.kind, jobId: String(job.id), attempt: job.attempts, err: error },
      dead ? 'job is dead' : 'job failed',
    );
    stats?.failed(job.kind, dead);
    if (repeating) await store.noteFailure(db, job, message, isOutage(error) ? afterOutageMs : undefined);
    else if (dead) await store.bury(db, job, message);
    else await store.retryLater(db, job, message, backoff(registered, job.attempts));
  };

  /** Never rejects. */
  return async (job: store.ClaimedJob): Promise<void> => {
    const registered = handlers.get(job.kind);
    if (registered === undefined) return;
    const started = performance.now();
    const heartbeat = setInterval(() => void store.extend(db, job, lease).catch(() => undefined), lease / 3);
    try {
      await registered.handler({ id: job.id, attempt: job.attempts, payload: job.payload });
      await store.finish(db, job, intervals.has(job.kind));
      stats?.done(job.kind, performance.now() - started);
    } catch (error) {
      await fail(job, registered, error).catch((again: unknown) => {
        if (!isOutage(again)) log.error({ err: again }, 'job not noted');
      });
    } finally {
      clearInterval(heartbeat);
    }
  };
};
