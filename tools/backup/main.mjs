/**
 * `npm run backup`: a base back-up of the running database into BACKUP_DIR, which `npm start` has to be started with too, so that the log is
 * archived there. `npm run restore [-- --to 2026-01-31T12:00:00Z]`: the database as it was then, or as far as the archive goes; the data
 * directory that is there is kept beside it.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup.mjs';
import { restore } from './restore.mjs';
import { runningUrl } from '../postgres/running-url.mjs';
import { say } from '../start/console.mjs';
import { livingRun } from '../start/run-record.mjs';
import { readSettings } from '../start/settings.mjs';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..');
const { dataDir, backupDir } = readSettings(process.env, root);
const home = path.join(dataDir, 'postgres');

const backup = async (/** @type {string} */ backups) => {
  const url = runningUrl(home);
  if (url === undefined) throw new Error(`No database runs on ${home}: start the product.`);
  say(`complete: ${await makeBackup({ url, backups })}`);
};

const bringBack = async (/** @type {string} */ backups, /** @type {string | undefined} */ text) => {
  const to = text === undefined ? undefined : new Date(text);
  if (to !== undefined && Number.isNaN(to.getTime()))
    throw new Error(`--to must be a time such as 2026-01-31T12:00:00Z, not "${text}".`);
  const living = livingRun(dataDir);
  if (living !== undefined)
    throw new Error(`Carmine runs on ${dataDir} (pid ${living.supervisor.pid}): stop it first.`);
  const began = performance.now();
  const { base, reached, kept } = await restore({ backups, home, to });
  say(`restored from ${base} to ${reached ?? 'its own time'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (kept !== undefined) say(`what was there before is kept: ${kept}`);
};

const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });
try {
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder of back-ups, best on another machine.');
  await (positionals[0] === 'restore' ? bringBack(backupDir, values.to) : backup(backupDir));
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
