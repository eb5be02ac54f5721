/** The folder of back-ups: `base/<time>` holds copies of the data directory, `wal` the log from the first of them on. */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { ownedByServer } from '../postgres/base-copy.mjs';

export const foldersOf = (/** @type {string} */ backups) => ({
  base: path.join(backups, 'base'),
  wal: path.join(backups, 'wal'),
});

export const openBackups = (/** @type {string} */ backups) => {
  const folders = foldersOf(backups);
  for (const folder of [backups, folders.base, folders.wal]) {
    mkdirSync(folder, { recursive: true, mode: 0o711 });
    ownedByServer(folder);
  }
  return folders;
};

const quoted = (/** @type {string} */ text) => {
  if (/['"\\%\n]/.test(text)) throw new Error(`BACKUP_DIR must not contain quotes, % or backslashes: ${text}`);
  return `"${text}"`;
};

/**
 * What a server needs to archive its log. A file is renamed when it is complete and on the disk, and none is ever replaced. A server that died
 * before it noted a file as archived asks again, and finds the same one.
 * @param {string} backups
 */
export const archiveSettings = (backups) => {
  const wal = quoted(foldersOf(backups).wal);
  const copy = `cp %p ${wal}/%f.part && sync ${wal}/%f.part && mv ${wal}/%f.part ${wal}/%f && sync ${wal}`;
  return [
    'archive_mode=on',
    // At most this much is lost with the machine and its disk.
    'archive_timeout=60',
    `archive_command=if test -f ${wal}/%f; then cmp -s %p ${wal}/%f; else ${copy}; fi`,
  ];
};

/** The password of the database's owner. It is made with the database, and the machine that has it may be gone. */
export const passwordFile = (/** @type {string} */ backups) => path.join(backups, 'password');

export const restoreCommand = (/** @type {string} */ backups) => `cp ${quoted(foldersOf(backups).wal)}/%f %p`;
