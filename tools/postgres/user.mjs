/** Which account runs PostgreSQL (it refuses root), and whether that account can reach a path. */
import { lstatSync, readFileSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ uid: number, gid: number }} Account */

const nobodyOf = (/** @type {string} */ passwd) => {
  const fields = passwd
    .split('\n')
    .find((line) => line.startsWith('nobody:'))
    ?.split(':');
  return fields === undefined ? { uid: 65_534, gid: 65_534 } : { uid: Number(fields[2]), gid: Number(fields[3]) };
};

/**
 * The account PostgreSQL must run as: `nobody` when we are root, else undefined (ourselves).
 * @returns {Account | undefined}
 */
export const serverAccount = () => {
  if (process.getuid?.() !== 0) return undefined;
  return nobodyOf(readFileSync('/etc/passwd', 'utf8'));
};

const searchable = (/** @type {string} */ directory) => (statSync(directory).mode & 0o001) !== 0;

/**
 * Whether an account without any rights of its own can walk to `target` (which may not exist yet).
 * @param {string} target
 */
export const walkable = (target) => {
  const existing = nearestExisting(path.resolve(target));
  const real = realpathSync(existing);
  const parts = real.split(path.sep).filter((part) => part !== '');
  const ancestors = parts.map((_, index) => path.sep + parts.slice(0, index + 1).join(path.sep));
  const directories = existing === path.resolve(target) ? ancestors.slice(0, -1) : ancestors;
  return directories.every(searchable);
};

const nearestExisting = (/** @type {string} */ target) => {
  let at = target;
  while (lstatSync(at, { throwIfNoEntry: false }) === undefined) at = path.dirname(at);
  return at;
};

/**
 * Whether everybody may read the directory and enter it.
 * @param {string} target
 */
export const readableByAll = (target) => {
  const mode = statSync(target).mode;
  return statSync(target).isDirectory() ? (mode & 0o005) === 0o005 : (mode & 0o004) !== 0;
};
