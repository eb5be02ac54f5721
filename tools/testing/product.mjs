/** The whole product for tests: `npm start` on free ports and an empty data folder. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../postgres/free-port.mjs';
import { guardProcess } from '../postgres/guard.mjs';
import { newMemoryFolder } from '../postgres/memory-folder.mjs';
import { runProgram } from '../start/run-program.mjs';

const root = path.dirname(path.dirname(path.dirname(fileURLToPath(import.meta.url))));

/**
 * @typedef {object} Product
 * @property {string} site
 * @property {string} sandbox
 * @property {string} backOffice
 * @property {string} metrics
 * @property {string} dataDir
 * @property {string} operatorLink the one-time invitation of the first operator
 */

const linkIn = (/** @type {string[]} */ lines) =>
  lines.map((line) => /https?:\/\/\S*#token=\S+/.exec(line)?.[0]).find(Boolean) ?? '';

/** @type {Set<() => Promise<void>>} */
const running = new Set();

/** Ends every product that a test left running. */
export const stopProducts = async () => {
  for (const stop of [...running]) await stop();
};

/** An empty folder that the database's own account can walk through. */
export const newDataFolder = () => newMemoryFolder('carmine-product-');

/**
 * Takes away what a product left in its data folder, and the folder.
 * @param {string} dataDir
 */
export const removeDataFolder = async (dataDir) => {
  const env = { ...process.env, DATA_DIR: dataDir };
  await runProgram(process.execPath, [path.join(root, 'tools', 'reset.mjs')], { cwd: root, env });
  rmSync(dataDir, { recursive: true, force: true });
};

/**
 * @param {Record<string, string>} [settings] variables of the product's environment; with DATA_DIR that folder is used,
 *   and stays, else one is made and removed
 * @param {string} [from] the checkout that is started
 * @returns {Promise<{ product: Product, pid: number, said: string[], ended: Promise<number | null>, stop: () => Promise<void> }>}
 */
export const startProduct = async (settings = {}, from = root) => {
  const dataDir = settings['DATA_DIR'] ?? newDataFolder();
  const [site, sandbox, backOffice, metrics] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
  const ports = { PORT: site, SANDBOX_PORT: sandbox, BACK_OFFICE_PORT: backOffice, METRICS_PORT: metrics };
  const env = {
    ...process.env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    ...{ DATA_DIR: dataDir, DATABASE_URL: '', PUBLIC_URL: '', RATE_LIMIT_FACTOR: '1000', DEV_UI: 'on' },
    // Idle, it would look for payments forty times a second, which is half of what an idle product costs.
    ...{ LEAST_JOB_INTERVAL_MS: '3000', ...settings },
  };
  const child = spawn(process.execPath, [path.join(from, 'tools', 'start.mjs')], {
    cwd: from,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('exit', resolve));
  /** @type {string[]} */
  const lines = [];
  const ready = new Promise((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      if (stream === null) continue;
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        if (line.startsWith('ready ')) resolve(true);
      });
    }
  });
  // Should this process be killed, nothing of it stays in the memory.
  const isOwn = settings['DATA_DIR'] === undefined;
  const guard = guardProcess(child.pid ?? -1, 'TERM', isOwn ? dataDir : '');
  const clear = async () => {
    guard.dismiss();
    if (isOwn) await removeDataFolder(dataDir);
  };
  const stop = async () => {
    running.delete(stop);
    child.kill('SIGTERM');
    await ended;
    await clear();
  };
  running.add(stop);
  const isUp = await Promise.race([ready, ended.then(() => false)]);
  if (isUp !== true) {
    await clear();
    throw new Error(`The product did not start:\n${lines.join('\n')}`);
  }
  const at = (/** @type {number} */ port) => `http://127.0.0.1:${port}`;
  const product = {
    ...{ site: at(site), sandbox: at(sandbox), backOffice: at(backOffice), metrics: at(metrics) },
    ...{ dataDir, operatorLink: linkIn(lines) },
  };
  return { product, pid: child.pid ?? 0, said: lines, ended, stop };
};
