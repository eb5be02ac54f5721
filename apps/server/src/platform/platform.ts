/** Everything that every module stands on, made once per process. */
import { connect, type Database } from '../database/database.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createIds, type Ids } from './ids.ts';
import { backlog } from './job-store.ts';
import { createJobs, type Jobs } from './jobs.ts';
import { createLiveChannel, type LiveChannel } from './live.ts';
import { createLog, type Log } from './log.ts';
import { createMetrics, type Metrics } from './metrics.ts';
import { createEvents, createOutbox, type Events, type Outbox } from './outbox.ts';
import { systemRandom, type Random } from './random.ts';
import { createSecretBox, type SecretBox } from './secret-box.ts';

export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly secretBox: SecretBox;
  readonly db: Database;
  /** For bets alone: they never wait behind a slow read. */
  readonly playDb: Database;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly live: LiveChannel;
  close(): Promise<void>;
}

/** Figures that come from the database, the same in whichever process is asked. */
const addGauges = (metrics: Metrics, db: Database): void => {
  const jobFigure = (read: (row: Awaited<ReturnType<typeof backlog>>[number]) => number) => async () =>
    new Map((await backlog(db)).map((row) => [row.kind, read(row)]));
  metrics.gauge(
    'jobs_waiting',
    'Jobs that are not done',
    'kind',
    jobFigure((row) => Number(row.waiting)),
  );
  metrics.gauge(
    'jobs_dead',
    'Jobs that failed for good',
    'kind',
    jobFigure((row) => Number(row.dead)),
  );
  metrics.gauge(
    'jobs_late_seconds',
    'Age of the oldest job that is due',
    'kind',
    jobFigure((row) => row.oldest_s),
  );
  metrics.gauge('outbox_lag_seconds', 'Age of the oldest event that is not dispatched', 'queue', async () => {
    const { lag } = await db.one<{ lag: number }>(
      `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as lag from outbox where dispatched_at is null`,
    );
    return new Map([['outbox', lag]]);
  });
  metrics.gauge(
    'database_connections',
    'Connections of this process',
    'state',
    async () => new Map(Object.entries(db.connections())),
  );
};

export const createPlatform = (config: Config, role: string): Platform => {
  const log = createLog({ role, version: config.version, level: config.logLevel });
  const db = connect(config.appDatabaseUrl, { applicationName: `carmine-${role}`, size: 20 });
  const playDb = connect(config.appDatabaseUrl, { applicationName: `carmine-${role}-play`, size: 4 });
  const metrics = createMetrics();
  const jobs = createJobs({
    db,
    log,
    stats: {
      done: (kind, tookMs) => metrics.jobDone(kind, tookMs / 1000),
      failed: (kind, dead) => metrics.jobFailed(kind, dead),
    },
  });
  const live = createLiveChannel({ url: config.appDatabaseUrl, log });
  addGauges(metrics, db);
  return {
    config,
    log,
    clock: systemClock,
    random: systemRandom,
    ids: createIds(config.secretsKey),
    secretBox: createSecretBox([{ keyId: 1, secret: config.secretsKey }]),
    db,
    playDb,
    metrics,
    outbox: createOutbox(),
    jobs,
    events: createEvents(db, jobs),
    live,
    close: async () => {
      await live.close();
      await Promise.all([db.close(), playDb.close()]);
    },
  };
};
