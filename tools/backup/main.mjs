/**
 * `npm run backup`: a base back-up of the running database into BACKUP_DIR, which `npm start` has to be started with too, so that the log is
 * archived there. `npm run restore [-- --to 2026-01-31T12:00:00Z]`: the database as it was then, or as far as the archive goes, to go on
 * with; the data directory that is there is kept beside it. With `--drill DIR` a copy in a data folder of its own, for which nothing has to stop.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { makeBackup } from './backup.mjs';
import { isCopy } from './copy-mark.mjs';
import { restore } from './restore.mjs';
import { requireSilence } from './same-database.mjs';
import { dataIn } from '../postgres/cluster.mjs';
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

/** @typedef {{ to?: string | undefined, drill?: string | undefined }} Asked */

const timeOf = (/** @type {string | undefined} */ text) => {
  const to = text === undefined ? undefined : new Date(text);
  if (to !== undefined && Number.isNaN(to.getTime()))
    throw new Error(`--to must be a time such as 2026-01-31T12:00:00Z, not "${text}".`);
  return to;
};

/** What is there is kept beside the restored one, and yet nobody expects a drill to take its place. */
const requireNoOther = (/** @type {string} */ place) => {
  if (existsSync(dataIn(place)) && !isCopy(place))
    throw new Error(`${place} holds a database that is no copy: name another folder for the drill.`);
};

const bringBack = async (/** @type {string} */ backups, /** @type {Asked} */ { to: text, drill }) => {
  const to = timeOf(text);
  const folder = drill === undefined ? dataDir : path.resolve(drill);
  const living = livingRun(folder);
  if (living !== undefined) throw new Error(`Carmine runs on ${folder} (pid ${living.supervisor.pid}): stop it first.`);
  const place = path.join(folder, 'postgres');
  if (drill === undefined) requireSilence(backups, place);
  else requireNoOther(place);
  const began = performance.now();
  const { base, reached, kept } = await restore({ backups, home: place, to, copy: drill !== undefined });
  say(`restored from ${base} to ${reached ?? 'its own time'} in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (kept !== undefined) say(`what was there before is kept: ${kept}`);
  if (drill !== undefined) say(`a copy that archives nothing: DATA_DIR=${folder} npm run audit -- --full`);
};

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { to: { type: 'string' }, drill: { type: 'string' } },
});
try {
  if (backupDir === undefined) throw new Error('Set BACKUP_DIR to the folder of back-ups, best on another machine.');
  await (positionals[0] === 'restore' ? bringBack(backupDir, values) : backup(backupDir));
} catch (error) {
  process.stderr.write(`${/** @type {Error} */ (error).message}\n`);
  process.exitCode = 1;
}
