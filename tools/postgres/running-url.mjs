/** The address of the server that runs over a folder: starting a second one would end it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { superuser } from './cluster.mjs';
import { isAlive } from './process-state.mjs';

/**
 * @param {string} home
 * @returns {string | undefined}
 */
export const runningUrl = (home) => {
  const pointer = path.join(home, 'location');
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const pidFile = path.join(place, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid = '0', , , port] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(parseInt(pid, 10))) return undefined;
  return `postgres://${superuser}:${readFileSync(path.join(home, 'password'), 'utf8').trim()}@127.0.0.1:${port}/carmine`;
};
