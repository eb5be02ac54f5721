/** The worker's main loop: dispatches events, runs jobs, schedules repeating ones. Stops after finishing its running jobs. */
import { isOutage } from '../../database/outage.ts';
import type { Jobs } from './jobs.ts';
import type { Log } from '../monitoring/log.ts';
import type { Events } from '../events/outbox.ts';

export interface Worker {
  /** Claims nothing new and waits for running jobs. */
  stop(): Promise<void>;
}

const idleMs = 200;
const afterFailureMs = 1_000;
/** Pauses while the database is unavailable, each twice the previous one. */
const outagePausesMs = { first: 250, longest: 2_000 } as const;
const scheduleMs = 1_000;
/** In addition to jobs that may hang, which have separate places. */
const atOnce = 12;

interface Pause {
  readonly over: Promise<void>;
  /** Ends the pause early, which also releases its timer and listener. */
  end(): void;
}

const pause = (ms: number, signal: AbortSignal): Pause => {
  let end = (): void => undefined;
  const over = new Promise<void>((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(() => end(), ms);
    end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    signal.addEventListener('abort', end);
  });
  return { over, end: () => end() };
};

export const startWorker = ({ jobs, events, log }: { jobs: Jobs; events: Events; log: Log }): Worker => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const running = new Set<Promise<void>>();

  /** Logged once by the first loop that notices, and once when one gets an answer again. */
  let away = false;
  const say = (isAway: boolean, error?: unknown): void => {
    if (away === isAway) return;
    away = isAway;
    if (away) log.warn({ err: error }, 'waiting for the database');
    else log.info('the database answers again');
  };

  /** `turn` returns the pause until its next call. */
  const loop = async (name: string, turn: () => Promise<number>): Promise<void> => {
    let outages = 0;
    const failed = (error: unknown): number => {
      if (isOutage(error)) {
        say(true, error);
        return Math.min(outagePausesMs.first * 2 ** outages++, outagePausesMs.longest);
      }
      log.error({ err: error, loop: name }, 'worker turn failed');
      return afterFailureMs;
    };
    const answered = (waitMs: number): number => {
      outages = 0;
      say(false);
      return waitMs;
    };
    while (!signal.aborted) {
      const waitMs = await turn().then(answered, failed);
      if (waitMs > 0) await pause(waitMs, signal).over;
    }
  };

  const takeJobs = async (): Promise<number> => {
    const taken = await jobs.take(atOnce);
    for (const job of taken) {
      const tracked = job.finally(() => running.delete(tracked));
      running.add(tracked);
    }
    if (taken.length > 0) return 0;
    const idle = pause(idleMs, signal);
    // A finished job frees capacity.
    await Promise.race([idle.over, ...running]);
    idle.end();
    return 0;
  };

  const loops = Promise.all([
    loop('events', async () => ((await events.dispatch()) === 0 ? idleMs : 0)),
    loop('jobs', takeJobs),
    loop('schedule', async () => {
      await jobs.schedule();
      return scheduleMs;
    }),
  ]);

  return {
    stop: async () => {
      stopping.abort();
      await loops;
      await Promise.all(running);
    },
  };
};
