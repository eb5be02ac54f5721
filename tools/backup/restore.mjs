/** Brings a base back-up and the archived log together in a new data directory, up to a point in time. */
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  writeFileSync,
  appendFileSync,
} from 'node:fs';
import path from 'node:path';
import { serverClient } from '../postgres/base-copy.mjs';
import { placeOf } from '../postgres/cluster.mjs';
import { startEmbedded } from '../postgres/embedded.mjs';
import { ownTree } from '../postgres/own-tree.mjs';
import { foldersOf, restoreCommand } from './archive.mjs';

const timeOf = (/** @type {string} */ name) => new Date(name.replace(/T(\d\d)(\d\d)(\d\d)Z$/, 'T$1:$2:$3Z'));

/**
 * The newest one that was begun before `to`.
 * @param {string} backups
 * @param {Date | undefined} to
 */
const baseFor = (backups, to) => {
  const { base } = foldersOf(backups);
  const names = existsSync(base) ? readdirSync(base).toSorted() : [];
  const name = names.findLast(
    (one) => existsSync(path.join(base, one, 'backup_label')) && (to === undefined || timeOf(one) < to),
  );
  if (name === undefined)
    throw new Error(`There is no back-up in ${base}${to === undefined ? '' : ' from before that time'}.`);
  return path.join(base, name);
};

/**
 * `home` must hold no data directory. Afterwards it is a database of its own, on a new timeline, not running.
 * @param {{ backups: string, home: string, passwordFile: string, to?: Date | undefined }} options
 * @returns {Promise<{ base: string, reached: string | null }>} the base back-up, and the time of the last transaction
 */
export const restore = async ({ backups, home, passwordFile, to }) => {
  const base = baseFor(backups, to);
  mkdirSync(home, { recursive: true, mode: 0o711 });
  const place = placeOf(home);
  const data = path.join(place, 'data');
  if (existsSync(data)) throw new Error(`${data} exists: move it away first.`);
  if (passwordFile !== path.join(home, 'password')) copyFileSync(passwordFile, path.join(home, 'password'));
  const half = path.join(place, 'data.making');
  cpSync(base, half, { recursive: true });
  writeFileSync(path.join(half, 'recovery.signal'), '');
  const target =
    to === undefined
      ? ''
      : `recovery_target_time = '${to.toISOString().replace('T', ' ').replace('Z', '+00')}'\nrecovery_target_action = 'promote'\n`;
  appendFileSync(
    path.join(half, 'postgresql.auto.conf'),
    `restore_command = '${restoreCommand(backups)}'\nrecovery_target_timeline = 'latest'\n${target}`,
  );
  ownTree(half);
  writeFileSync(path.join(home, 'unsynced'), '');
  renameSync(half, data);
  return replay({ home, base });
};

/** Starts it until the log is replayed: what it accepts then is written on its new timeline. */
const replay = async (/** @type {{ home: string, base: string }} */ { home, base }) => {
  const server = await startEmbedded({ home });
  try {
    const client = await serverClient(server.url());
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
      return { base, reached: rows[0].reached };
    } finally {
      await client.end();
    }
  } finally {
    await server.settle();
    await server.stop();
  }
};
