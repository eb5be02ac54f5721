/** Whose log an archive holds: PostgreSQL gives each database a number at its making, and a restored one keeps it. */
import { closeSync, existsSync, openSync, readdirSync, readSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../start/console.mjs';
import { foldersOf } from './archive.mjs';

const numberAt = (/** @type {string} */ file, /** @type {number} */ offset) => {
  const bytes = Buffer.alloc(8);
  const opened = openSync(file, 'r');
  try {
    return readSync(opened, bytes, 0, 8, offset) === 8 ? bytes.readBigUInt64LE() : undefined;
  } finally {
    closeSync(opened);
  }
};

/** Behind the header of a page (`XLogLongPageHeaderData`). */
const offsetInLog = 24;

const archivedNumber = (/** @type {string} */ backups) => {
  const { wal } = foldersOf(backups);
  const name = readdirSync(wal).find((one) => /^[0-9A-F]{24}$/.test(one));
  return name === undefined ? undefined : numberAt(path.join(wal, name), offsetInLog);
};

/** The first field of `pg_control`. */
const ownNumber = (/** @type {string} */ data) => {
  const control = path.join(data, 'global', 'pg_control');
  return existsSync(control) ? numberAt(control, 0) : undefined;
};

/**
 * Files of two databases in one folder have the same names: neither could be restored.
 * @param {string} backups opened
 * @param {string} data a data directory, or where one is going to be made
 */
export const requireSameDatabase = (backups, data) => {
  const archived = archivedNumber(backups);
  if (archived === undefined || archived === ownNumber(data)) return;
  throw new Refusal(
    `BACKUP_DIR holds the back-ups of another database: ${backups}. Bring that one back with \`npm run restore\`, or set an empty folder.`,
  );
};
