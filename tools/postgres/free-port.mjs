/** A free TCP port that no other process of this machine is given meanwhile. */
import { randomInt } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isAlive } from './process-state.mjs';

/** Below the ephemeral port range, so that a stopped server's port stays free for its restart. */
const [lowestPort, portCount] = [12_000, 20_000];

/** One for all processes of the machine, whatever their TMPDIR. */
const places = path.join(
  process.platform === 'win32' ? tmpdir() : '/tmp',
  `carmine-ports-${process.getuid?.() ?? 'all'}`,
);

/** @type {Set<string>} */
const taken = new Set();

const putBack = () => {
  for (const place of taken) rmSync(place, { force: true });
};

const write = (/** @type {string} */ place) => {
  try {
    writeFileSync(place, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
};

const isLeftOver = (/** @type {string} */ place) => {
  try {
    const pid = Number(readFileSync(place, 'utf8'));
    // Empty: its process is just writing it.
    return pid > 0 && !isAlive(pid);
  } catch {
    return false;
  }
};

/**
 * Between finding a free port and listening to it, a start takes seconds: a file with the pid of the one that found it keeps others away
 * until that process has ended.
 * @param {number} port
 */
const reserve = (port) => {
  const place = path.join(places, String(port));
  if (taken.has(place)) return false;
  try {
    mkdirSync(places, { recursive: true, mode: 0o700 });
  } catch {
    // Without the folder a port is as free as it was found.
    return true;
  }
  if (!write(place)) {
    if (!isLeftOver(place)) return false;
    rmSync(place, { force: true });
    if (!write(place)) return false;
  }
  if (taken.size === 0) process.once('exit', putBack);
  taken.add(place);
  return true;
};

const isFree = (/** @type {number} */ port) =>
  new Promise((/** @type {(free: boolean) => void} */ resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/** @returns {Promise<number>} a TCP port of 127.0.0.1 that was free a moment ago, for this process and those it starts */
export const freePort = async () => {
  for (;;) {
    const port = lowestPort + randomInt(portCount);
    if (reserve(port) && (await isFree(port))) return port;
  }
};
