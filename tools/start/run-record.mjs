/**
 * `running.json` in the data folder identifies the processes of a run by pid and start time, to distinguish a live run from remains of
 * a killed one.
 */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isAlive, startedAt, waitUntilGone } from '../postgres/process-state.mjs';
import { Refusal } from './console.mjs';

/** @typedef {{ name: string, pid: number, startedAt: string | undefined }} Known */
/** @typedef {{ supervisor: Known, url: string, children: Known[] }} Record */

/**
 * @param {string} name
 * @param {number} pid
 * @returns {Known}
 */
const known = (name, pid) => ({ name, pid, startedAt: startedAt(pid) });

const lives = (/** @type {Known} */ one) => isAlive(one.pid) && startedAt(one.pid) === one.startedAt;

const fileOf = (/** @type {string} */ dataDir) => path.join(dataDir, 'running.json');

/** @returns {Record | undefined} */
const read = (/** @type {string} */ dataDir) => {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
};

const end = async (/** @type {Known} */ one) => {
  if (!lives(one)) return false;
  process.kill(one.pid, 'SIGTERM');
  if (!(await waitUntilGone(one.pid, 5_000))) process.kill(one.pid, 'SIGKILL');
  await waitUntilGone(one.pid, 5_000);
  return true;
};

/**
 * The record of the run that holds the data folder, if one is alive.
 * @param {string} dataDir
 */
export const livingRun = (dataDir) => {
  const record = read(dataDir);
  return record !== undefined && lives(record.supervisor) ? record : undefined;
};

/**
 * Takes the data folder for this process.
 * @param {string} dataDir
 * @param {string} url
 * @returns {Promise<{ leftOvers: string[], add: (name: string, pid: number) => void, release: () => void }>} `leftOvers`
 *   names the processes of a killed run that were ended
 */
export const takeFolder = async (dataDir, url) => {
  const file = fileOf(dataDir);
  const before = read(dataDir);
  const living = livingRun(dataDir);
  if (living !== undefined) {
    throw new Refusal(
      `Carmine already runs on ${dataDir} (pid ${living.supervisor.pid}, ${living.url}): stop it, or set another DATA_DIR.`,
    );
  }
  rmSync(file, { force: true });
  /** @type {Record} */
  const record = { supervisor: known('supervisor', process.pid), url, children: [] };
  try {
    writeFileSync(file, JSON.stringify(record), { flag: 'wx', mode: 0o600 });
  } catch {
    throw new Refusal(`Another start of Carmine took ${dataDir} at the same moment.`);
  }
  const leftOvers = [];
  for (const child of before?.children ?? []) if (await end(child)) leftOvers.push(child.name);

  const save = () => {
    writeFileSync(`${file}.new`, JSON.stringify(record), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const add = (/** @type {string} */ name, /** @type {number} */ pid) => {
    record.children = [...record.children.filter((child) => child.name !== name), known(name, pid)];
    save();
  };
  return { leftOvers, add, release: () => rmSync(file, { force: true }) };
};
