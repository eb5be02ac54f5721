/** Copies the data directory of a running server, as `pg_basebackup` does: npm's PostgreSQL comes without it. */
import { chownSync, constants } from 'node:fs';
import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { serverAccount } from './user.mjs';

/** The folder stays and its contents are left out: they belong to the running server. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_stat_tmp',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_subtrans',
]);
const leftOut = new Set(['postmaster.pid', 'postmaster.opts', 'standby.signal', 'recovery.signal', 'backup_label']);
/** Made by the server inside folders that are emptied. */
const needed = ['pg_wal/archive_status', 'pg_wal/summaries'];

export const ownedByServer = (/** @type {string} */ target) => {
  const account = serverAccount();
  if (account !== undefined) chownSync(target, account.uid, account.gid);
};

const makeFolder = async (/** @type {string} */ folder) => {
  await mkdir(folder, { mode: 0o700 });
  ownedByServer(folder);
};

/** A file may be gone before it is copied: a dropped table's, a temporary one. The log replays what happened. */
const copyOne = async (/** @type {string} */ from, /** @type {string} */ to) => {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return;
    throw error;
  }
  ownedByServer(to);
};

const copyTree = async (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ below = '') => {
  await makeFolder(to);
  if (emptied.has(below)) return;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const name = path.join(below, entry.name);
    if (leftOut.has(name) || entry.name.startsWith('pgsql_tmp')) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) await copyTree(source, target, name);
    else await copyOne(source, target);
  }
};

export const serverClient = async (/** @type {string} */ url) => {
  const client = new pg.Client({ connectionString: url, application_name: 'carmine-tools' });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/**
 * Afterwards `to` is complete together with the log that was written meanwhile.
 * @param {{ url: string, data: string, to: string, archived?: boolean }} options `archived`: waits until that log is in the archive
 * @returns {Promise<{ lastFile: string }>} the name of the last log file it needs
 */
export const copyRunning = async ({ url, data, to, archived = false }) => {
  const client = await serverClient(url);
  try {
    await client.query(`select pg_backup_start('carmine', true)`);
    await copyTree(data, to);
    for (const folder of needed) await makeFolder(path.join(to, folder));
    const { rows } = await client.query(
      'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(wait_for_archive => $1)',
      [archived],
    );
    const label = path.join(to, 'backup_label');
    await writeFile(label, rows[0].labelfile, { mode: 0o600 });
    ownedByServer(label);
    return { lastFile: rows[0].last };
  } finally {
    await client.end();
  }
};
