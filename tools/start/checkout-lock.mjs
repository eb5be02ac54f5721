/** Two starts from one checkout must not install or build at the same time: the second waits for the first. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startedAt } from '../postgres/process-state.mjs';

const take = (/** @type {string} */ file) => {
  try {
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt: startedAt(process.pid) }), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
};

const isStale = (/** @type {string} */ file) => {
  try {
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return !isAlive(holder.pid) || startedAt(holder.pid) !== holder.startedAt;
  } catch {
    return false;
  }
};

/**
 * @template T
 * @param {string} root
 * @param {(line: string) => void} tell
 * @param {() => Promise<T>} work
 */
export const withCheckout = async (root, tell, work) => {
  const file = path.join(root, '.preparing');
  let announced = false;
  while (!take(file)) {
    if (isStale(file)) rmSync(file, { force: true });
    else if (!announced) {
      tell('another start of this checkout installs or builds: waiting for it …');
      announced = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
};
