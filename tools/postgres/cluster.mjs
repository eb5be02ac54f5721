/** Creates the data directory of an embedded PostgreSQL: location, owner, initial password. */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { serverAccount, walkable } from './user.mjs';

export const superuser = 'carmine';
const database = 'carmine';

const run = (/** @type {string} */ program, /** @type {string[]} */ args, input = '') =>
  new Promise((/** @type {(value?: undefined) => void} */ resolve, reject) => {
    const child = spawn(program, args, {
      ...serverAccount(),
      cwd: '/',
      env: { PATH: process.env['PATH'], LANG: 'C', TZ: 'UTC' },
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    child.stdin.on('error', () => undefined).end(input);
    let said = '';
    child.stderr.setEncoding('utf8').on('data', (/** @type {string} */ text) => (said += text));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${path.basename(program)} failed: ${said.trim().split('\n').slice(-2).join(' ')}`));
    });
  });

const own = (/** @type {string} */ target) => {
  const account = serverAccount();
  if (account !== undefined) chownSync(target, account.uid, account.gid);
};

/** A new folder directly under /var/tmp, so that nobody else can have prepared it. */
const publicHome = () => mkdtempSync('/var/tmp/carmine-data-');

/**
 * The folder that holds the data directory. It is `home` itself unless PostgreSQL's account cannot walk there; the
 * pointer file then remembers the place under /var/tmp.
 * @param {string} home
 */
const placeOf = (home) => {
  const pointer = path.join(home, 'location');
  if (existsSync(pointer)) return readFileSync(pointer, 'utf8').trim();
  if (serverAccount() === undefined || walkable(path.join(home, 'data'))) return home;
  const place = publicHome();
  chmodSync(place, 0o711);
  writeFileSync(pointer, `${place}\n`);
  return place;
};

/** The data directory under `home`, whether it is there yet or not. */
export const dataIn = (/** @type {string} */ home) => {
  mkdirSync(home, { recursive: true, mode: 0o711 });
  return path.join(placeOf(home), 'data');
};

/**
 * Opens the cluster under `home`, making it when it is not there yet. Files: `password`, `server.log`, and `location`
 * when the data had to lie elsewhere.
 * @param {{ home: string, initdb: string, postgres: string, safe: boolean }} options `safe` false: nothing of it is kept
 * @returns {Promise<{ data: string, place: string, log: string, password: string, settle: () => Promise<void> }>} `settle`
 *   waits until a new data directory is on the disk; no money may move before
 */
export const openCluster = async ({ home, initdb, postgres, safe }) => {
  const data = dataIn(home);
  const place = path.dirname(data);
  const passwordFile = path.join(home, 'password');
  const unsynced = path.join(home, 'unsynced');
  const log = path.join(home, 'server.log');
  if (!existsSync(path.join(data, 'PG_VERSION')))
    await make({ place, data, initdb, postgres, passwordFile, unsynced, safe });
  const settle = async () => {
    if (!existsSync(unsynced)) return;
    await run(initdb, ['--sync-only', '-D', data]);
    rmSync(unsynced);
  };
  return { data, place, log, password: readFileSync(passwordFile, 'utf8'), settle };
};

/** What a database for tests does without: sums over its pages, and passwords that are slow to guess. */
const quick = ['--no-data-checksums', '-c', 'scram_iterations=1'];

/**
 * @typedef {object} Making
 * @property {string} place
 * @property {string} data
 * @property {string} initdb
 * @property {string} postgres
 * @property {string} passwordFile
 * @property {string} unsynced
 * @property {boolean} safe
 */

const make = async (/** @type {Making} */ { place, data, initdb, postgres, passwordFile, unsynced, safe }) => {
  if (lstatSync(data, { throwIfNoEntry: false }) !== undefined) {
    throw new Error(`${data} holds something that is not a PostgreSQL data directory.`);
  }
  const password = randomBytes(24).toString('base64url');
  const half = path.join(place, 'data.making');
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { mode: 0o700 });
  own(half);
  const passwordCopy = path.join(place, 'password.making');
  writeFileSync(passwordCopy, password, { mode: 0o600 });
  own(passwordCopy);
  try {
    await run(initdb, [
      ...['-D', half, '-U', superuser, `--pwfile=${passwordCopy}`, '--auth=scram-sha-256', '--encoding=UTF8'],
      ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', '--no-sync', '--no-instructions'],
      ...(safe ? [] : quick),
    ]);
    // The single-user mode needs no connection, and so no client package.
    await run(postgres, ['--single', '-D', half, '-c', 'fsync=off', 'postgres'], `create database ${database}\n`);
  } finally {
    rmSync(passwordCopy, { force: true });
  }
  writeFileSync(passwordFile, password, { mode: 0o600 });
  writeFileSync(unsynced, '');
  renameSync(half, data);
};
