/** The program: reads its roles (`web,api`, `worker`), starts what they need, and ends it in order. */
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import type { Server } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { composeDoors } from './composition/doors.ts';
import { createModules, type Modules } from './composition/modules.ts';
import { composeWorker } from './composition/worker.ts';
import { appRolePassword } from './database/app-role.ts';
import { migrate } from './database/migrate.ts';
import { isOutage } from './database/outage.ts';
import { untilReachable } from './database/reachable.ts';
import { ownersStandbyState } from './database/standby.ts';
import { createReadiness } from './http/health.ts';
import { createMetricsServer } from './http/metrics-server.ts';
import { loadConfig, type Config } from './platform/settings/config.ts';
import { outsideParties } from './providers/parties.ts';
import { shareMetrics } from './platform/monitoring/shared-metrics.ts';
import { createLog } from './platform/monitoring/log.ts';
import { createPlatform, type Platform } from './platform/platform.ts';
import { startWorker } from './platform/jobs/worker.ts';

const knownRoles = ['web', 'api', 'worker'] as const;
type Role = (typeof knownRoles)[number];

/** Told to whoever starts the program; one sentence, no stack. */
class StartRefusal extends Error {}

/** For what is under way at the end, after `DRAIN_MS`. */
const finishMs = 10_000;

const readRoles = (text: string): Role[] => {
  const roles = text.split(',').map((role) => knownRoles.find((known) => known === role));
  if (roles.includes(undefined))
    throw new StartRefusal(`Roles are ${knownRoles.join(', ')}, separated by commas, not "${text}".`);
  return roles.filter((role) => role !== undefined);
};

const listen = async (what: string, host: string, port: number, open: () => Promise<unknown>): Promise<void> => {
  try {
    await open();
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') throw new StartRefusal(`Port ${port} for the ${what} is in use by another program.`);
    if (code === 'EACCES' || code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartRefusal(`The ${what} cannot listen on ${host}:${port} (${code}).`);
    }
    throw error;
  }
};

/**
 * A worker starts beside a database that may come later, and so does whoever died and is started again; a first start of the
 * doors says at once that there is none.
 */
const awaitDatabase = async ({ databaseUrl, version, logLevel }: Config, roles: readonly Role[]): Promise<void> => {
  const mayWait = process.env['WAIT_FOR_DATABASE'] === '1' || roles.every((role) => role === 'worker');
  if (!mayWait) return;
  await untilReachable(databaseUrl, (message) => {
    createLog({ role: roles.join('-'), version, level: logLevel }).warn(
      { reason: message },
      'waiting for the database',
    );
    process.send?.({ type: 'waiting', text: message });
  });
};

/** With real money every commit is on two machines; a start that found the standby away would wait for it without saying so. */
const requireStandby = async ({ deployment, acceptNoStandby, databaseUrl }: Config): Promise<void> => {
  if (deployment !== 'live' || acceptNoStandby) return;
  const state = await ownersStandbyState(databaseUrl).catch(() => undefined);
  if (state === undefined || state === 'confirms') return;
  const why =
    state === 'missing' ? 'none is connected, or the owner may not see it' : 'synchronous_standby_names is empty';
  throw new StartRefusal(
    `DEPLOYMENT=live needs a synchronous standby (${why}): connect one, or set ACCEPT_NO_STANDBY=1 and lose bets when the database's machine dies.`,
  );
};

const prepareDatabase = async ({ databaseUrl, secretsKey, cell }: Config): Promise<void> => {
  const migrated = await migrate({ url: databaseUrl, appPassword: appRolePassword(secretsKey), cell });
  if (!migrated.ok) throw new StartRefusal(migrated.message);
};

/** Undone from the last to the first. */
type Undo = (() => Promise<unknown> | void)[];

const openDoors = async (platform: Platform, modules: Modules, hasPages: boolean, undo: Undo): Promise<void> => {
  const { config, db } = platform;
  const readiness = createReadiness(db);
  const { site, backOffice, hub } = await composeDoors(platform, modules, { readiness, hasPages });
  const metricsServer: Server = createMetricsServer({ ...platform, token: config.metrics.token });
  const open = (app: FastifyInstance, port: number) => () => app.listen({ host: config.host, port });
  undo.push(() => Promise.all([site.close(), backOffice.close(), new Promise((done) => metricsServer.close(done))]));
  undo.push(() => hub.closeAll(1012, 'restarting'));
  undo.push(async () => {
    readiness.drain();
    // A load balancer sends calls until it has looked again.
    await pause(config.drainMs);
  });
  await listen('site', config.host, config.ports.site, open(site, config.ports.site));
  await listen('back office', config.host, config.ports.backOffice, open(backOffice, config.ports.backOffice));
  await listen('metrics', config.metrics.host, config.ports.metrics, async () => {
    metricsServer.listen(config.ports.metrics, config.metrics.host);
    await once(metricsServer, 'listening');
  });
};

/** Each on connections of its own, also in one process: a job's question may take minutes, a call's may not. */
const build = async (config: Config, role: string, waits: 'calls' | 'jobs', undo: Undo) => {
  const platform = createPlatform(config, role, waits);
  undo.push(() => platform.close());
  return { platform, modules: await createModules(platform) };
};

const startJobs = async (config: Config, undo: Undo): Promise<void> => {
  const { platform, modules } = await build(config, 'worker', 'jobs', undo);
  composeWorker(platform, modules);
  const worker = startWorker(platform);
  undo.push(() => worker.stop());
  const tables = modules.gaming.liveTables.run();
  undo.push(() => tables.stop());
  const shared = shareMetrics(platform);
  undo.push(() => shared.stop());
};

/** The supervisor of `npm start` prints it; any other keeps what is written. */
const tell = (text: string): void => {
  if (process.send === undefined) process.stdout.write(`${text}\n`);
  else process.send({ type: 'notice', text });
};

const startDoors = async (config: Config, roles: readonly Role[], undo: Undo): Promise<void> => {
  const name = roles.filter((role) => role !== 'worker').join('-');
  const { platform, modules } = await build(config, name, 'calls', undo);
  await openDoors(platform, modules, roles.includes('web'), undo);
  const link = await modules.staff.inviteFirstOperator();
  if (link !== undefined) tell(`first operator: open ${link}`);
};

const undoAll = async (undo: Undo): Promise<void> => {
  for (const step of undo.splice(0).toReversed()) await Promise.resolve(step()).catch(() => undefined);
};

/** A busy machine, or a database that is taken over just now: two times more, then whoever supervises the program decides. */
const startAttempts = 3;

const openRoles = async (config: Config, roles: readonly Role[], undo: Undo, attempt = 1): Promise<void> => {
  try {
    if (roles.includes('worker')) await startJobs(config, undo);
    if (roles.includes('web') || roles.includes('api')) await startDoors(config, roles, undo);
  } catch (error) {
    if (!isOutage(error) || attempt === startAttempts) throw error;
    await undoAll(undo);
    await untilReachable(config.databaseUrl, () => undefined);
    await openRoles(config, roles, undo, attempt + 1);
  }
};

const start = async (roles: readonly Role[], undo: Undo): Promise<Config> => {
  const loaded = loadConfig(process.env, outsideParties);
  if (!loaded.ok) throw new StartRefusal(loaded.message);
  const { config } = loaded;
  await awaitDatabase(config, roles);
  await requireStandby(config);
  if (roles.includes('web') || roles.includes('api')) await prepareDatabase(config);
  await openRoles(config, roles, undo);
  return config;
};

const run = async (): Promise<void> => {
  const undo: Undo = [];
  let stopping = false;
  let drainMs = 0;
  const stop = async (code: number): Promise<void> => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), drainMs + finishMs).unref();
    await undoAll(undo);
    process.exit(code);
  };
  process.on('SIGTERM', () => void stop(0));
  process.on('disconnect', () => void stop(0));
  // Ctrl-C reaches the whole group; with a supervisor above, it decides the order of ending.
  process.on('SIGINT', () => process.send === undefined && void stop(0));
  try {
    const roles = readRoles(process.argv[2] ?? knownRoles.join(','));
    const config = await start(roles, undo);
    drainMs = config.drainMs;
    const log = createLog({ role: roles.join('-'), version: config.version, level: config.logLevel });
    const crash = (what: string) => (error: unknown) => {
      log.fatal({ err: error }, what);
      process.exit(1);
    };
    process.on('unhandledRejection', crash('unhandled rejection'));
    process.on('uncaughtException', crash('uncaught exception'));
    log.info({ roles, publicUrl: config.publicUrl }, 'ready');
    process.send?.({ type: 'ready', roles });
  } catch (error) {
    const isRefusal = error instanceof StartRefusal;
    process.stderr.write(`${isRefusal ? error.message : ((error as Error).stack ?? String(error))}\n`);
    await stop(1);
  }
};

await run();
