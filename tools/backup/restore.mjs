/** Brings a base back-up and the archived log together in a new data directory, up to a point in time. */
import {
  appendFileSync,
  constants,
  copyFileSync,
  cpSync,
  existsSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { serverClient } from '../postgres/base-copy.mjs';
import { dataIn } from '../postgres/cluster.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { ownTree } from '../postgres/own-tree.mjs';
import { archiveSettings, passwordFile, restoreCommand } from './archive.mjs';
import { baseFor } from './bases.mjs';
import { markCopy } from './copy-mark.mjs';

/**
 * @typedef {object} Options
 * @property {string} backups
 * @property {string} home
 * @property {Date | undefined} [to]
 * @property {boolean} [copy] for a drill: it writes nothing into the archive, where its history would be taken for the one that went on
 */

const recoverySettings = (/** @type {Options} */ { backups, to }, /** @type {number | string} */ timeline) => [
  `restore_command = '${restoreCommand(backups)}'`,
  `recovery_target_timeline = '${timeline}'`,
  ...(to === undefined
    ? []
    : [
        `recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'`,
        `recovery_target_action = 'promote'`,
      ]),
];

/** What the server said last, because a connection only knows that it was ended. */
const lastFatal = (/** @type {string} */ home) =>
  readFileSync(path.join(home, 'server.log'), 'utf8')
    .split('\n')
    .findLast((line) => line.includes('FATAL:'))
    ?.replace(/^.*FATAL: +/, '');

/**
 * Afterwards `home` is a database of its own, on a new timeline, not running. What was there is kept beside it, and is there again if the
 * restore fails.
 * @param {Options} options
 * @returns {Promise<{ base: string, reached: string | null, kept: string | undefined }>} the base back-up, the time of the last transaction,
 *   and the data directory from before
 */
export const restore = async (options) => {
  const { backups, home } = options;
  const base = baseFor(backups, options.to);
  const data = dataIn(home);
  const password = path.join(home, 'password');
  const earlier = `.before-${Date.now()}`;
  const half = `${data}.making`;
  rmSync(half, { recursive: true, force: true });
  cpSync(base.folder, half, { recursive: true, mode: constants.COPYFILE_FICLONE });
  writeFileSync(path.join(half, 'recovery.signal'), '');
  const settings = recoverySettings(options, base.timeline);
  appendFileSync(path.join(half, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  ownTree(half);
  const moved = [data, password].filter((one) => existsSync(one));
  for (const one of moved) renameSync(one, `${one}${earlier}`);
  try {
    // A back-up of an earlier release is without one.
    const own = [passwordFile(backups), `${password}${earlier}`].find((one) => existsSync(one));
    if (own === undefined) throw new Error(`${passwordFile(backups)} is missing: nobody could sign in.`);
    copyFileSync(own, password);
    writeFileSync(path.join(home, 'unsynced'), '');
    renameSync(half, data);
    const reached = await replay(options);
    markCopy(home, options.copy === true);
    return { base: base.folder, reached, kept: moved.includes(data) ? `${data}${earlier}` : undefined };
  } catch (error) {
    for (const one of [data, password]) rmSync(one, { recursive: true, force: true });
    for (const one of moved) renameSync(`${one}${earlier}`, one);
    throw error;
  }
};

const untilReplayed = async (/** @type {string} */ url) => {
  const client = await serverClient(url);
  try {
    for (;;) {
      const { rows } = await client.query(
        'select pg_is_in_recovery() as busy, pg_last_xact_replay_timestamp()::text as reached',
      );
      if (!rows[0].busy) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    const { rows } = await client.query('select pg_last_xact_replay_timestamp()::text as reached');
    for (const name of [
      'restore_command',
      'recovery_target_timeline',
      'recovery_target_time',
      'recovery_target_action',
      'synchronous_standby_names',
    ])
      await client.query(`alter system reset ${name}`);
    return rows[0].reached;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Starts it until the log is replayed: what it accepts then is written on its new timeline. The archive has to know where the one that goes
 * on begins, or the next restore would follow the old one.
 */
const replay = async (/** @type {Options} */ options) => {
  const { home, backups, to, copy = false } = options;
  try {
    const server = await startEmbedded({ home, settings: copy ? [] : archiveSettings(backups) });
    try {
      const reached = await untilReplayed(server.url());
      await server.settle();
      return reached;
    } finally {
      await server.stop();
    }
  } catch (error) {
    const goal = to === undefined ? 'The log' : `The log up to ${to.toISOString()}`;
    throw new Error(`${goal} could not be replayed: ${lastFatal(home) ?? /** @type {Error} */ (error).message}.`, {
      cause: error,
    });
  }
};
