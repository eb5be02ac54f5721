/** Which base back-up a restore begins with, and which history it follows. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { foldersOf } from './archive.mjs';

/** @typedef {{ folder: string, timeline: number, stoppedAt: bigint, complete: Date }} Base */
/** @typedef {{ timeline: number, leftAt: Map<number, bigint> }} History `leftAt`: where each earlier timeline was left, if the archive knows */

const namesIn = (/** @type {string} */ folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : []);

/** A place in the log, such as `0/4065BC8`. */
const placeOf = (/** @type {string} */ text) => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
};

const fieldOf = (/** @type {string} */ text, /** @type {string} */ name) =>
  new RegExp(`^${name}: ([^\\n(]*[^\\n( ])`, 'm').exec(text)?.[1] ?? '';

/** The archive names the end of each base back-up: without that record it is not complete. */
const recordsIn = (/** @type {string} */ wal) =>
  new Map(
    namesIn(wal)
      .filter((name) => name.endsWith('.backup'))
      .map((name) => readFileSync(path.join(wal, name), 'utf8'))
      .map((text) => [fieldOf(text, 'START WAL LOCATION'), text]),
  );

/** @returns {Base[]} the oldest first */
const basesIn = (/** @type {string} */ backups) => {
  const { base, wal } = foldersOf(backups);
  const records = recordsIn(wal);
  return namesIn(base).flatMap((name) => {
    const folder = path.join(base, name);
    const label = path.join(folder, 'backup_label');
    const record = existsSync(label)
      ? records.get(fieldOf(readFileSync(label, 'utf8'), 'START WAL LOCATION'))
      : undefined;
    if (record === undefined) return [];
    // Told in whole seconds.
    const complete = new Date(Date.parse(fieldOf(record, 'STOP TIME').replace(' UTC', 'Z').replace(' ', 'T')) + 1_000);
    const stoppedAt = placeOf(fieldOf(record, 'STOP WAL LOCATION'));
    return [{ folder, timeline: parseInt(fieldOf(record, 'START TIMELINE'), 10), stoppedAt, complete }];
  });
};

/**
 * Every restore begins a timeline, and the newest one is the database as it went on.
 * @returns {History | undefined} undefined: none was begun since the archive is kept
 */
const newestHistory = (/** @type {string} */ backups) => {
  const { wal } = foldersOf(backups);
  const name = namesIn(wal).findLast((one) => /^[0-9A-F]{8}\.history$/.test(one));
  if (name === undefined) return undefined;
  const lines = readFileSync(path.join(wal, name), 'utf8').split('\n');
  /** @type {[number, bigint][]} */
  const leftAt = lines.flatMap((line) => {
    const [, timeline, place] = /^(\d+)\t([0-9A-F]+\/[0-9A-F]+)/.exec(line) ?? [];
    return timeline === undefined || place === undefined ? [] : [[parseInt(timeline, 10), placeOf(place)]];
  });
  return { timeline: parseInt(name, 16), leftAt: new Map(leftAt) };
};

/** Not one of a time that an earlier restore took back. */
const isWithin = (/** @type {Base} */ { timeline, stoppedAt }, /** @type {History | undefined} */ history) =>
  history === undefined || timeline === history.timeline || stoppedAt <= (history.leftAt.get(timeline) ?? -1n);

/**
 * The newest one that was complete by `to`.
 * @param {string} backups
 * @param {Date | undefined} to
 */
export const baseFor = (backups, to) => {
  const history = newestHistory(backups);
  const found = basesIn(backups).findLast(
    (base) => isWithin(base, history) && (to === undefined || base.complete <= to),
  );
  if (found === undefined)
    throw new Error(
      `There is no complete back-up in ${foldersOf(backups).base}${to === undefined ? '' : ' from before that time'}.`,
    );
  return { folder: found.folder, timeline: history?.timeline ?? 'latest' };
};
