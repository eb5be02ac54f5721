/** One endpoint for the metrics of the whole product: database, this process, and workers. */
import { AggregatorRegistry, type MetricObjectWithValues, type MetricValue, type Registry } from 'prom-client';
import { hostname } from 'node:os';
import type { Database } from '../../database/database.ts';
import { archiveState, archiveStates } from '../../database/archive.ts';
import { standbyState, standbyStates } from '../../database/standby.ts';
import { backlog } from '../jobs/job-store.ts';
import type { Log } from './log.ts';
import type { Metrics } from './metrics.ts';

type MetricValues = MetricObjectWithValues<MetricValue<string>>[];

const shareMs = 5_000;
/** A worker silent for this long is considered gone. */
const forgottenAfterSeconds = 30;

const ownName = `${hostname()}:${process.pid}`;

const outboxGauge = async (db: Database, question: string): Promise<ReadonlyMap<string, number>> =>
  new Map((await db.rows<{ event: string; value: number }>(question)).map(({ event, value }) => [event, value]));

/** 1 for the state that is, 0 for the others. */
const stateGauge = <S extends string>(
  metrics: Metrics,
  { name, help }: { readonly name: string; readonly help: string },
  { states, read }: { readonly states: readonly S[]; readonly read: () => Promise<S> },
): void => {
  metrics.gauge(name, help, 'state', async () => {
    const state = await read();
    return new Map(states.map((one) => [one, one === state ? 1 : 0]));
  });
};

/** Metrics that are equal in every process, so only the one with the HTTP endpoint reads them. */
export const addDatabaseGauges = (metrics: Metrics, db: Database): void => {
  const jobGauge = (read: (row: Awaited<ReturnType<typeof backlog>>[number]) => number) => async () =>
    new Map((await backlog(db)).map((row) => [row.kind, read(row)]));
  metrics.gauge(
    'jobs_waiting',
    'Jobs that are not completed',
    'kind',
    jobGauge((row) => Number(row.waiting)),
  );
  metrics.gauge(
    'jobs_dead',
    'Jobs that failed permanently',
    'kind',
    jobGauge((row) => Number(row.dead)),
  );
  metrics.gauge(
    'jobs_late_seconds',
    'Age of the oldest job that is due',
    'kind',
    jobGauge((row) => row.oldest_s),
  );
  metrics.gauge('outbox_lag_seconds', 'Age of the oldest event of its kind that no worker has taken', 'event', () =>
    outboxGauge(
      db,
      `select topic || ' v' || version as event, extract(epoch from now() - min(created_at))::float8 as value
       from outbox where dispatched_at is null and dead_at is null group by 1`,
    ),
  );
  metrics.gauge(
    'outbox_dead',
    'Events that do not match their declaration: the back office lists them under Dead events',
    'event',
    () =>
      outboxGauge(
        db,
        `select topic || ' v' || version as event, count(*)::float8 as value
       from outbox where dead_at is not null and dispatched_at is null and discarded_at is null group by 1`,
      ),
  );
  // Read here and not set by a job of the worker: without its standby no job could be noted as done.
  stateGauge(
    metrics,
    { name: 'database_standby', help: 'Whether another machine has every commit before it is acknowledged' },
    { states: standbyStates, read: async () => standbyState(db) },
  );
  stateGauge(
    metrics,
    { name: 'database_archive', help: 'Whether the log of the database is archived for its back-ups' },
    { states: archiveStates, read: async () => archiveState(db) },
  );
  metrics.gauge('schedule_age_seconds', 'Seconds since a repeating job last ran', 'kind', async () => {
    const rows = await db.rows<{ kind: string; age: number }>(
      `select kind, extract(epoch from now() - done_at)::float8 as age from job_schedules where done_at is not null`,
    );
    return new Map(rows.map(({ kind, age }) => [kind, age]));
  });
};

/** A process without an HTTP endpoint stores its metrics in the database, for the one that has it. */
export const shareMetrics = ({ metrics, db, log }: { metrics: Metrics; db: Database; log: Log }): { stop(): void } => {
  const share = async (): Promise<void> => {
    const values = JSON.stringify(await metrics.registry.getMetricsAsJSON());
    await db.run(
      `insert into process_metrics (process, metrics) values ($1, $2)
       on conflict (process) do update set metrics = excluded.metrics, reported_at = now()`,
      [ownName, values],
    );
    await db.run(`delete from process_metrics where reported_at < now() - $1 * interval '1 second'`, [
      forgottenAfterSeconds,
    ]);
  };
  const timer = setInterval(() => {
    share().catch((error: unknown) => log.warn({ err: error }, 'metrics were not shared'));
  }, shareMs);
  return { stop: () => clearInterval(timer) };
};

/** Metrics of this process and of all live workers. */
export const aggregateMetrics = async (metrics: Metrics, db: Database): Promise<Registry> => {
  const own = (await metrics.registry.getMetricsAsJSON()) as MetricValues;
  const others = await db
    .rows<{ metrics: MetricValues }>(
      `select metrics from process_metrics where process <> $1 and reported_at > now() - $2 * interval '1 second'`,
      [ownName, forgottenAfterSeconds],
    )
    // During an outage only this process's metrics are available.
    .catch(() => []);
  return AggregatorRegistry.aggregate([own, ...others.map(({ metrics: values }) => values)]);
};
