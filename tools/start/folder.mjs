/** Checks the data folder: writable, free space, not in use, and its secret. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './console.mjs';

const reasons = new Map([
  ['EACCES', 'permission denied'],
  ['EPERM', 'permission denied'],
  ['EROFS', 'the file system is read-only'],
  ['ENOTDIR', 'a part of the path is a file'],
  ['EEXIST', 'there is a file of that name'],
  ['ENOSPC', 'the disk is full'],
  ['ENOENT', 'no folder can be made there'],
]);

const why = (/** @type {unknown} */ error) => {
  const { code, message } = /** @type {NodeJS.ErrnoException} */ (error);
  return reasons.get(code ?? '') ?? message;
};

const megabyte = 1024 * 1024;

/**
 * @param {string} folder
 * @param {number} megabytes
 * @param {string} what
 */
export const requireSpace = (folder, megabytes, what) => {
  const { bavail, bsize } = statfsSync(folder);
  const free = Math.floor((bavail * bsize) / megabyte);
  if (free < megabytes)
    throw new Refusal(`Not enough disk space in ${folder}: ${what} needs ${megabytes} MB, ${free} MB are free.`);
};

/** Node's own recursive mkdir never returns in a place such as /proc, where making a folder finds nothing. */
const makeFolder = (/** @type {string} */ folder) => {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder, { mode: 0o711 });
};

/**
 * Makes the folder where it is missing and proves that it can be written.
 * @param {string} dataDir
 */
export const openDataFolder = (dataDir) => {
  const probe = path.join(dataDir, `.write-${process.pid}`);
  try {
    // PostgreSQL's account must be able to traverse it; every secret in it has restricted permissions.
    makeFolder(dataDir);
    writeFileSync(probe, 'x');
    rmSync(probe);
  } catch (error) {
    throw new Refusal(`Cannot write to the data folder ${dataDir}: ${why(error)}.`);
  }
  requireSpace(dataDir, existsSync(path.join(dataDir, 'postgres')) ? 100 : 300, 'the database');
};

/**
 * The key that everything secret is derived from, made once.
 * @param {string} dataDir
 */
export const secretsKeyOf = (dataDir) => {
  const file = path.join(dataDir, 'secrets.key');
  if (!existsSync(file)) writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
};
