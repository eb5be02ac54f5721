/** Sequence of a start (check, prepare, run) and of a shutdown. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres/free-port.mjs';
import { Refusal, say } from './console.mjs';
import { databasePart } from './database-part.mjs';
import { environments } from './environment.mjs';
import { openDataFolder, secretsKeyOf } from './folder.mjs';
import { rotate } from './log-file.mjs';
import { serverNodeArgs } from './node-args.mjs';
import { nodePart } from './node-part.mjs';
import { whenNpmIsEnded } from './npm-end.mjs';
import { requirePorts } from './ports.mjs';
import { prepare } from './prepare.mjs';
import { takeFolder } from './run-record.mjs';
import { endPrograms } from './run-program.mjs';
import { readSettings, urlOf } from './settings.mjs';
import { createSupervisor } from './supervisor.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} Parts what of the product differs between one machine and several
 * @property {ReturnType<typeof databasePart> | undefined} database undefined: DATABASE_URL
 * @property {{ name: string, roles: string, env: Record<string, string> }[]} servers an answering one comes first, because it migrates
 *   the database
 * @property {() => Promise<() => void>} [open] what comes before the servers' address; returns how it is closed
 */
/** @typedef {(settings: import('./settings.mjs').Settings) => Promise<Parts>} Layout */

/** @type {Layout} */
const single = async ({ databaseUrl, dataDir, backupDir }) => ({
  database: databaseUrl === undefined ? databasePart({ dataDir, backupDir, port: await freePort() }) : undefined,
  servers: [
    { name: 'server', roles: 'web,api', env: {} },
    { name: 'worker', roles: 'worker', env: {} },
  ],
});

const explain = (/** @type {unknown} */ error) => {
  const bug = error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError;
  return bug ? (error.stack ?? error.message) : /** @type {Error} */ (error).message;
};

/** Starts the product and keeps it running until it is told to end. */
export const start = async (/** @type {Layout} */ layout = single) => {
  /** @type {(() => Promise<void> | void)[]} in the order of need */
  const undo = [];
  let ending = false;
  const end = async (/** @type {number} */ code) => {
    if (ending) return;
    ending = true;
    endPrograms();
    for (const step of undo.toReversed()) {
      await Promise.resolve(step()).catch((/** @type {unknown} */ error) => say(explain(error)));
    }
    process.exit(code);
  };
  let ready = false;
  for (const [signal, number] of /** @type {const} */ ([
    ['SIGINT', 2],
    ['SIGTERM', 15],
    ['SIGHUP', 1],
  ])) {
    process.on(signal, () => {
      if (!ending && ready) say('stopping …');
      void end(ready ? 0 : 128 + number);
    });
  }
  // A test that starts the product holds a channel to it: its end is ours.
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  whenNpmIsEnded(['start', 'cluster'], () => process.kill(process.pid, 'SIGTERM'));
  // A closed terminal must not turn the end into a crash.
  process.stdout.on('error', () => undefined);
  try {
    await run(undo, layout);
    ready = true;
  } catch (error) {
    if (!ending) process.stderr.write(`${explain(error)}\n`);
    await end(1);
  }
};

const run = async (/** @type {(() => Promise<void> | void)[]} */ undo, /** @type {Layout} */ layout) => {
  const began = performance.now();
  const settings = readSettings(process.env, root);
  const { dataDir } = settings;
  openDataFolder(dataDir);
  const folder = await takeFolder(dataDir, settings.localUrl);
  undo.push(folder.release);
  if (folder.leftOvers.length > 0) say(`ended what a killed run had left behind: ${folder.leftOvers.join(', ')}`);
  await requirePorts(settings.host, settings.ports, settings.metricsHost);
  await prepare(root);

  const { database, servers, open } = await layout(settings);
  const parts = await createParts(settings);
  const supervisor = createSupervisor({ started: folder.add });
  undo.push(() => supervisor.stop([servers.map(({ name }) => name), ['signer', 'sandbox'], ['database']]));
  if (database !== undefined) await Promise.all([supervisor.start(database), ...parts.outside.map(supervisor.start)]);
  else await Promise.all(parts.outside.map(supervisor.start));
  const databaseUrl = settings.databaseUrl ?? database?.url() ?? '';
  for (const server of servers) await supervisor.start(parts.server(server, databaseUrl));
  await database?.settle();
  if (open !== undefined) undo.push(await open());

  const rotation = setInterval(() => parts.logs.forEach(rotate), 60_000);
  undo.push(() => clearInterval(rotation));
  for (const line of overview(settings, database?.place())) say(line);
  say(`started in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  say(`ready ${settings.localUrl}`);
};

const overview = (
  /** @type {import('./settings.mjs').Settings} */ settings,
  /** @type {string | undefined} */ place,
) => {
  const { host, metricsHost, ports, dataDir, localUrl } = settings;
  const database = place === undefined ? 'DATABASE_URL' : `embedded PostgreSQL 18 in ${place}`;
  return [
    '',
    `  site         ${localUrl}`,
    `  back office  ${urlOf(host, ports.BACK_OFFICE_PORT)}`,
    `  sandbox      ${urlOf(host, ports.SANDBOX_PORT)}   mails, payment pages, chains`,
    `  metrics      ${urlOf(metricsHost, ports.METRICS_PORT)}/metrics`,
    `  database     ${database}`,
    `  data, logs   ${dataDir}`,
    '',
  ];
};

const versionOf = () => JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).version;

const createParts = async (/** @type {import('./settings.mjs').Settings} */ settings) => {
  const { dataDir } = settings;
  const secretsKey = settings.secretsKey ?? secretsKeyOf(dataDir);
  const logs = path.join(dataDir, 'logs');
  mkdirSync(logs, { recursive: true, mode: 0o700 });
  const [smtpPort, signerPort] = await Promise.all([freePort(), freePort()]);
  const env = environments({
    ...{ env: process.env, settings, secretsKey, smtpPort, signerPort },
    ...{ version: versionOf(), nodeEnv: 'production' },
  });
  /** @type {string[]} */
  const logFiles = [];
  const part = (
    /** @type {string} */ name,
    /** @type {string} */ app,
    /** @type {Record<string, string>} */ environment,
    /** @type {string[]} */ args = [],
  ) => {
    const script = path.join(root, 'apps', app, 'dist', 'main.js');
    const log = path.join(logs, `${name}.log`);
    if (!existsSync(script)) throw new Refusal(`${script} is missing: run \`npm run build\`.`);
    logFiles.push(log);
    rotate(log);
    const nodeArgs = app === 'server' ? serverNodeArgs : [];
    return nodePart({ name, script, args, nodeArgs, env: environment, cwd: root, log, notice: (text) => say(text) });
  };
  return {
    logs: logFiles,
    outside: [part('sandbox', 'sandbox', env.sandbox), part('signer', 'signer', env.signer)],
    server: (/** @type {Parts['servers'][number]} */ { name, roles, env: own }, /** @type {string} */ databaseUrl) =>
      part(name, 'server', { ...env.server(databaseUrl), ...own }, [roles]),
  };
};
