/** Starts and stops one PostgreSQL over a data directory that exists. */
import { spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { freePort } from './free-port.mjs';
import { guardProcess } from './guard.mjs';
import { directoryOf, isAlive, waitUntilGone } from './process-state.mjs';
import { serverAccount } from './user.mjs';

/** @typedef {{ pid: number, port: number, exited: Promise<string>, stop: () => Promise<void> }} RunningServer */

const durable = ['fsync=on', 'full_page_writes=on', 'synchronous_commit=on', 'max_wal_size=2GB'];
const throwAway = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum_naptime=1h',
  // It may be in memory.
  'max_wal_size=256MB',
];
const always = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  'timezone=UTC',
  'log_timezone=UTC',
  'password_encryption=scram-sha-256',
];

const pidFile = (/** @type {string} */ data) => path.join(data, 'postmaster.pid');

const pidLines = (/** @type {string} */ data) => {
  try {
    return readFileSync(pidFile(data), 'utf8').split('\n');
  } catch {
    return [];
  }
};

/**
 * Ends a server that a killed run left behind over the same data, and removes the pid file of one that is dead (a
 * process not yet reaped counts as dead, PostgreSQL itself would refuse to start).
 * @param {string} data
 */
export const clearLeftOvers = async (data) => {
  const pid = Number(pidLines(data)[0]);
  if (!(pid > 0)) return;
  const ours = process.platform !== 'linux' || directoryOf(pid) === data;
  if (isAlive(pid) && ours) {
    process.kill(pid, 'SIGINT');
    if (!(await waitUntilGone(pid, 10_000))) process.kill(pid, 'SIGQUIT');
    if (!(await waitUntilGone(pid, 5_000)))
      throw new Error(`A PostgreSQL of an earlier run (pid ${pid}) does not stop.`);
  }
  rmSync(pidFile(data), { force: true });
};

/** The pid file of an earlier server may also say ready: only one with our child's pid counts. */
const saysReady = (/** @type {string} */ data, /** @type {number} */ pid) => {
  const lines = pidLines(data);
  return Number(lines[0]) === pid && lines[7]?.trim() === 'ready';
};

/**
 * @param {{ postgres: string, data: string, log: string, safe: boolean, port?: number | undefined, removeAfter?: string | undefined,
 *   settings?: string[] | undefined }} options
 *   `safe` false gives up durability, for tests only; without `port` a free one is taken; `removeAfter` is a folder to
 *   delete should this process die
 * @param {number} tries
 * @returns {Promise<RunningServer>}
 */
export const startServer = async (options, tries = 5) => {
  const { postgres, data, log, safe } = options;
  await clearLeftOvers(data);
  const port = options.port ?? (await freePort());
  const settings = [...always, ...(safe ? durable : throwAway), ...(options.settings ?? []), `port=${port}`].flatMap(
    (setting) => ['-c', setting],
  );
  const output = openSync(log, 'a');
  // An own process group: Ctrl-C in a terminal must reach the servers first and the database last.
  const child = spawn(postgres, ['-D', data, ...settings], {
    ...serverAccount(),
    cwd: '/',
    detached: true,
    env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' },
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  /** @type {Promise<string>} */
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
  const pid = child.pid ?? -1;
  const guard = guardProcess(pid, safe ? 'INT' : 'QUIT', options.removeAfter);
  if (!(await becomesReady(data, pid, exited))) {
    guard.dismiss();
    const said = readFileSync(log, 'utf8').trim().split('\n').slice(-3).join(' ');
    const passing = /pre-existing shared memory block|Address already in use|could not create any TCP/.test(said);
    if (!passing || tries <= 1) throw new Error(`PostgreSQL did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
    return startServer(options, tries - 1);
  }
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGINT');
      const slow = setTimeout(() => child.kill('SIGQUIT'), 20_000);
      await exited;
      clearTimeout(slow);
    }
    guard.dismiss();
  };
  return { pid, port, exited, stop };
};

const becomesReady = async (
  /** @type {string} */ data,
  /** @type {number} */ pid,
  /** @type {Promise<string>} */ exited,
) => {
  let over = false;
  void exited.then(() => (over = true));
  // Crash recovery may take long; a stuck server is ended by the user.
  while (!saysReady(data, pid)) {
    if (over) return false;
    await new Promise((resolve) => setTimeout(resolve, 15));
  }
  return true;
};
