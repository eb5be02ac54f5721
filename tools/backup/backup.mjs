/** A base back-up of a running server that archives its log. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { copyRunning, serverClient } from '../postgres/base-copy.mjs';
import { archiveSettings, openBackups, passwordFile } from './archive.mjs';

const nameOf = (/** @type {Date} */ at) => at.toISOString().replaceAll(':', '').replace(/\..*/, 'Z');

/**
 * Complete once it resolves: what it needs of the log is in the archive.
 * @param {{ url: string, backups: string }} options
 * @returns {Promise<string>} its folder
 */
export const makeBackup = async ({ url, backups }) => {
  const client = await serverClient(url);
  let data = '';
  try {
    const { rows } = await client.query(
      `select current_setting('data_directory') as data, current_setting('archive_mode') as mode, current_setting('archive_command') as command,
         last_failed_wal as failed, last_failed_time > coalesce(last_archived_time, '-infinity') as fails from pg_stat_archiver`,
    );
    if (rows[0].fails)
      throw new Error(`The archive does not take ${rows[0].failed}: see postgres/server.log in DATA_DIR.`);
    if (rows[0].mode !== 'on') throw new Error('The database archives no log: start it with BACKUP_DIR set.');
    if (!archiveSettings(backups).includes(`archive_command=${rows[0].command}`))
      throw new Error(`The database archives its log to another folder: start it with BACKUP_DIR=${backups}.`);
    data = rows[0].data;
  } finally {
    await client.end();
  }
  const { base } = openBackups(backups);
  const to = path.join(base, nameOf(new Date()));
  await copyRunning({ url, data, to, archived: true });
  writeFileSync(passwordFile(backups), new URL(url).password, { mode: 0o600 });
  return to;
};
