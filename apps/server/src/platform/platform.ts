/** Everything that every module stands on, made once per process. */
import { connect, type Database } from '../database/database.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createIds, type Ids } from './ids.ts';
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

export const createPlatform = (config: Config, role: string): Platform => {
  const log = createLog({ role, version: config.version, level: config.logLevel });
  const db = connect(config.appDatabaseUrl, { applicationName: `carmine-${role}`, size: 20 });
  const playDb = connect(config.appDatabaseUrl, { applicationName: `carmine-${role}-play`, size: 4 });
  const metrics = createMetrics(role);
  const connections = (pool: Database) => async () => new Map(Object.entries(pool.connections()));
  metrics.gauge('database_connections', 'Connections of this process', 'state', connections(db));
  metrics.gauge('database_play_connections', 'Connections that bets alone use', 'state', connections(playDb));
  const jobs = createJobs({
    db,
    log,
    stats: {
      done: (kind, tookMs) => metrics.jobDone(kind, tookMs / 1000),
      failed: (kind, dead) => metrics.jobFailed(kind, dead),
    },
  });
  const live = createLiveChannel({ url: config.appDatabaseUrl, log });
  return {
    config,
    log,
    clock: systemClock,
    random: systemRandom,
    ids: createIds(config.marksKey),
    secretBox: createSecretBox(config.sealingKeys),
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
