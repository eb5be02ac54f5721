/** Prometheus metrics, one registry per process. All metrics are declared here. */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export interface Metrics {
  readonly registry: Registry;
  request(route: string, method: string, status: number, seconds: number): void;
  jobDone(kind: string, seconds: number): void;
  jobFailed(kind: string, dead: boolean): void;
  liveConnections(count: number): void;
  /** Any count other than 0 needs an operator; docs/operations has the procedure for each kind. */
  alarm(kind: string, count: number): void;
  /** Increments an alarm that cannot be recomputed: it stays until this process ends. */
  alarmMore(kind: string): void;
  /** Counts an event of a payment, a mail or a rate. */
  happened(what: string, detail: string): void;
  /** A gauge read on scrape; `read` returns one value per label. */
  gauge(name: string, help: string, label: string, read: () => Promise<ReadonlyMap<string, number>>): void;
}

const requestBuckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export const createMetrics = (role: string): Metrics => {
  const registry = new Registry();
  registry.setDefaultLabels({ role });
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_seconds',
    help: 'Time from the request line to the end of the answer',
    labelNames: ['route', 'method', 'status'],
    buckets: requestBuckets,
    registers,
  });
  const jobSeconds = new Histogram({
    name: 'job_seconds',
    help: 'Duration of completed jobs',
    labelNames: ['kind'],
    registers,
  });
  const jobFailures = new Counter({
    name: 'job_failures_total',
    help: 'Failed tries of jobs; dead ones are not tried again',
    labelNames: ['kind', 'dead'],
    registers,
  });
  const connections = new Gauge({ name: 'live_connections', help: 'Open sockets of /live', registers });
  const alarms = new Gauge({
    name: 'alarms',
    help: 'What needs an operator, by kind',
    labelNames: ['kind'],
    registers,
  });
  const happenings = new Counter({
    name: 'happenings_total',
    help: 'What happened, by kind and detail',
    labelNames: ['what', 'detail'],
    registers,
  });
  return {
    registry,
    request: (route, method, status, seconds) => requests.observe({ route, method, status: String(status) }, seconds),
    jobDone: (kind, seconds) => jobSeconds.observe({ kind }, seconds),
    jobFailed: (kind, dead) => jobFailures.inc({ kind, dead: String(dead) }),
    liveConnections: (count) => connections.set(count),
    alarm: (kind, count) => alarms.set({ kind }, count),
    alarmMore: (kind) => alarms.inc({ kind }),
    happened: (what, detail) => happenings.inc({ what, detail }),
    gauge: (name, help, label, read) => {
      const gauge: Gauge = new Gauge({
        name,
        help,
        labelNames: [label],
        registers,
        collect: async () => {
          gauge.reset();
          for (const [key, value] of await read()) gauge.set({ [label]: key }, value);
        },
      });
    },
  };
};
