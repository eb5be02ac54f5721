/** A base back-up of a running server that archives its log. */
import path from 'node:path';
import { copyRunning, serverClient } from '../postgres/base-copy.mjs';
import { openBackups } from './archive.mjs';

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
      `select current_setting('data_directory') as data, current_setting('archive_mode') as mode`,
    );
    if (rows[0].mode !== 'on') throw new Error('The database archives no log: start it with BACKUP_DIR set.');
    data = rows[0].data;
  } finally {
    await client.end();
  }
  const { base } = openBackups(backups);
  const to = path.join(base, nameOf(new Date()));
  await copyRunning({ url, data, to, archived: true });
  return to;
};
