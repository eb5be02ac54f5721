/** Whose log an archive holds: PostgreSQL gives each database a number at its making, and a restored one keeps it. */
import { closeSync, existsSync, openSync, readdirSync, readSync, statSync } from 'node:fs';
import path from 'node:path';
import { dataIn } from '../postgres/cluster.mjs';
import { Refusal } from '../start/console.mjs';
import { foldersOf } from './archive.mjs';
import { isCopy } from './copy-mark.mjs';

const numberAt = (/** @type {string} */ file, /** @type {number} */ offset) => {
  const bytes = Buffer.alloc(8);
  const opened = openSync(file, 'r');
  try {
    return readSync(opened, bytes, 0, 8, offset) === 8 ? bytes.readBigUInt64LE() : undefined;
  } finally {
    closeSync(opened);
  }
};

const namesIn = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder) : []);

/** Behind the header of a page (`XLogLongPageHeaderData`). */
const offsetInLog = 24;

const archivedNumber = (/** @type {string} */ backups) => {
  const { wal } = foldersOf(backups);
  const name = namesIn(wal).find((one) => /^[0-9A-F]{24}$/.test(one));
  return name === undefined ? undefined : numberAt(path.join(wal, name), offsetInLog);
};

/** The first field of `pg_control`. */
const ownNumber = (/** @type {string} */ data) => {
  const control = path.join(data, 'global', 'pg_control');
  return existsSync(control) ? numberAt(control, 0) : undefined;
};

/**
 * Files of two databases in one folder have the same names: neither could be restored. Nor could they after a copy for a drill had begun a
 * history of its own there.
 * @param {string} backups opened
 * @param {string} home of a database, or of one that is going to be made
 */
export const requireSameDatabase = (backups, home) => {
  const archived = archivedNumber(backups);
  if (archived === undefined) return;
  if (archived !== ownNumber(dataIn(home)))
    throw new Refusal(
      `BACKUP_DIR holds the back-ups of another database: ${backups}. Bring that one back with \`npm run restore\`, or set an empty folder.`,
    );
  if (isCopy(home))
    throw new Refusal(
      `The database in ${home} is a copy for a drill: start it without BACKUP_DIR. If it is to go on, bring it back with \`npm run restore\`.`,
    );
};

/** Twice the time in which a running database archives a file (`archive_timeout`). */
const silentMs = 120_000;

const newestIn = (/** @type {string} */ wal) =>
  Math.max(0, ...namesIn(wal).map((name) => statSync(path.join(wal, name), { throwIfNoEntry: false })?.mtimeMs ?? 0));

/**
 * A restore goes on with the archive's history, so the database that writes it must have ended. Where that one's own data is, it is known to
 * be stopped; anywhere else the archive has to be silent.
 * @param {string} backups
 * @param {string} home
 * @param {number} [now]
 */
export const requireSilence = (backups, home, now = Date.now()) => {
  if (!isCopy(home) && archivedNumber(backups) === ownNumber(dataIn(home))) return;
  const ago = now - newestIn(foldersOf(backups).wal);
  if (ago > silentMs) return;
  throw new Refusal(
    `A database archived its log in ${backups} ${Math.max(0, Math.round(ago / 1000))} s ago. For a drill restore a copy: ` +
      `\`npm run restore -- --drill DIR\`. If this one is to go on, end that one and wait two minutes.`,
  );
};
