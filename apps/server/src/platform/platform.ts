/** Shared infrastructure of all modules, created once per process. */
import { connect, type Database } from '../database/database.ts';
import { createStandbyReads, type StandbyReads } from '../database/standby-reads.ts';
import { limitsOfCalls, limitsOfJobs } from '../database/time-limits.ts';
import { systemClock, type Clock } from './clock.ts';
import type { Config } from './settings/config.ts';
import { createIds, type Ids } from './ids/ids.ts';
import { createJobs, type Jobs } from './jobs/jobs.ts';
import { createLiveChannel, type LiveChannel } from './live/live.ts';
import { createLog, type Log } from './monitoring/log.ts';
import { createMetrics, type Metrics } from './monitoring/metrics.ts';
import { catalogue } from './events/catalogue/index.ts';
import { createEvents, createOutbox, type Events, type Outbox } from './events/outbox.ts';
import { systemRandom, type Random } from './secrets/random.ts';
import { createSecretBox, type SecretBox } from './secrets/secret-box.ts';

export interface Platform {
  readonly config: Config;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  readonly ids: Ids;
  readonly secretBox: SecretBox;
  readonly db: Database;
  /** Reads of histories and reports; absent where they go to the primary like all others. */
  readonly readOlder?: StandbyReads['readOlder'];
  /** A separate pool for bets, so that they never wait behind slow reads. */
  readonly playDb: Database;
  readonly metrics: Metrics;
  readonly outbox: Outbox;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly live: LiveChannel;
  close(): Promise<void>;
}

/** `waits`: whether queries serve calls, or may take minutes. */
export const createPlatform = (config: Config, role: string, waits: 'calls' | 'jobs'): Platform => {
  const log = createLog({ role, version: config.version, level: config.logLevel });
  const calls = limitsOfCalls(config.statementMs.calls);
  const limits = waits === 'calls' ? calls : limitsOfJobs(config.statementMs.jobs);
  const pool = (name: string, size: number, of = limits) =>
    connect(config.appDatabaseUrl, { applicationName: `carmine-${name}`, size, limits: of });
  const primary = pool(role, 20);
  const reads =
    config.standbyReads && waits === 'calls'
      ? createStandbyReads(primary, config.appDatabaseUrl, {
          ...{ applicationName: `carmine-${role}-reads`, size: 10, limits },
        })
      : undefined;
  const db = reads?.database ?? primary;
  const playDb = pool(`${role}-play`, 4, calls);
  // The worker's own queries are short, so that it notices an outage.
  const turnsDb = waits === 'calls' ? db : pool(`${role}-turns`, 4, calls);
  const metrics = createMetrics(role);
  const connections = (of: Database) => async () => new Map(Object.entries(of.connections()));
  metrics.gauge('database_connections', 'Connections of this process', 'state', connections(db));
  metrics.gauge('database_play_connections', 'Connections that bets alone use', 'state', connections(playDb));
  const jobs = createJobs({
    db: turnsDb,
    log,
    leastIntervalMs: config.leastJobIntervalMs,
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
    ids: createIds(config.pepper),
    secretBox: createSecretBox(config.sealingKeys),
    db,
    ...(reads === undefined ? {} : { readOlder: reads.readOlder }),
    playDb,
    metrics,
    outbox: createOutbox(),
    jobs,
    events: createEvents({ db: turnsDb, jobs, log, catalogue }),
    live,
    close: async () => {
      await live.close();
      await Promise.all([...new Set([reads ?? db, playDb, turnsDb])].map((one) => one.close()));
    },
  };
};
