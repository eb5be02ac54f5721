/** Whether a process is alive, and whether a pid still refers to the same process. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync } from 'node:fs';

const statFields = (/** @type {number} */ pid) => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the name in brackets and may hold spaces.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return undefined;
  }
};

/**
 * Alive and not merely unreaped.
 * @param {number} pid
 */
export const isAlive = (pid) => {
  if (process.platform === 'linux') {
    const state = statFields(pid)?.[0];
    return state !== undefined && state !== 'Z' && state !== 'X';
  }
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/**
 * When the process began, as the system writes it; with the pid it names one process for ever.
 * @param {number} pid
 * @returns {string | undefined} undefined when there is no such process
 */
export const startedAt = (pid) => {
  if (!isAlive(pid)) return undefined;
  if (process.platform === 'linux') return statFields(pid)?.[19];
  if (process.platform === 'win32') return 'unknown';
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return undefined;
  }
};

/**
 * The working directory of a process, where the system tells it.
 * @param {number} pid
 */
export const directoryOf = (pid) => {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return undefined;
  }
};

/**
 * Waits until the process is gone.
 * @param {number} pid
 * @param {number} timeoutMs
 * @returns {Promise<boolean>} false when it still lives after the time
 */
export const waitUntilGone = async (pid, timeoutMs) => {
  const deadline = Date.now() + timeoutMs;
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return true;
};
