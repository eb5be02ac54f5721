/**
 * A primary and its synchronous standby as one part of the product. When the primary dies, the standby is promoted and the dead one becomes
 * the new standby; when the standby dies, it is made again. `state.json` says which is which.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from '../postgres/embedded.mjs';
import { hasSynchronousStandby, pairSettings, promote, requireStandby, startStandby } from '../postgres/standby.mjs';
import { say } from '../start/console.mjs';

/** @typedef {import('../postgres/embedded.mjs').Embedded} Embedded */
/** @typedef {'one' | 'two'} Side */
/** @typedef {{ primary: Side, pid: number, confirms: boolean }} PairState */

const stateFile = (/** @type {string} */ dataDir) => path.join(dataDir, 'cluster', 'state.json');

/**
 * @param {string} dataDir
 * @returns {PairState | undefined}
 */
export const readState = (dataDir) => {
  try {
    return JSON.parse(readFileSync(stateFile(dataDir), 'utf8'));
  } catch {
    return undefined;
  }
};

const pause = (/** @type {number} */ ms) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * @typedef {object} Pair
 * @property {Side} at the primary's side
 * @property {Embedded | undefined} primary
 * @property {Embedded | undefined} standby
 * @property {boolean} stopping
 * @property {(how: string) => void} end
 */

/** @typedef {{ dataDir: string, ports: Record<Side, number> }} Options */

/** @type {Record<Side, Side>} */
const otherOf = { one: 'two', two: 'one' };

const homeOf = (/** @type {string} */ dataDir, /** @type {Side} */ side) => path.join(dataDir, 'cluster', side);

const primaryOf = (/** @type {Pair} */ { primary }) => {
  if (primary === undefined) throw new Error('The database is not running.');
  return primary;
};

const write = (/** @type {Pair} */ { at, primary }, /** @type {string} */ dataDir, /** @type {boolean} */ confirms) => {
  const file = stateFile(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ primary: at, pid: primary?.pid ?? 0, confirms }));
  renameSync(`${file}.new`, file);
};

const addStandby = async (/** @type {Pair} */ pair, /** @type {Options} */ options) => {
  const { dataDir, ports } = options;
  const [primary, side] = [primaryOf(pair), otherOf[pair.at]];
  const added = await startStandby({
    ...{ primary, primaryHome: homeOf(dataDir, pair.at), home: homeOf(dataDir, side), name: side, port: ports[side] },
  });
  pair.standby = added;
  watch(pair, options, added);
  for (const one of [primary, added]) await requireStandby(one);
  while (!(await hasSynchronousStandby(primary))) await pause(50);
  write(pair, dataDir, true);
  say(`${side} confirms every commit of ${pair.at}`);
};

const takeOver = async (/** @type {Pair} */ pair, /** @type {Options} */ options) => {
  const promoted = pair.standby;
  if (promoted === undefined) throw new Error('the primary died without a standby');
  say(`the primary ${pair.at} died: promoting ${otherOf[pair.at]}`);
  await promote(promoted);
  Object.assign(pair, { at: otherOf[pair.at], primary: promoted, standby: undefined });
  write(pair, options.dataDir, false);
  await addStandby(pair, options);
};

const replaceStandby = async (/** @type {Pair} */ pair, /** @type {Options} */ options) => {
  say(`the standby ${otherOf[pair.at]} died: commits wait until it is made again`);
  pair.standby = undefined;
  write(pair, options.dataDir, false);
  await addStandby(pair, options);
};

/** What its death means depends on what it is by then. */
const watch = (/** @type {Pair} */ pair, /** @type {Options} */ options, /** @type {Embedded} */ server) => {
  void server.exited.then(async () => {
    if (pair.stopping) return;
    try {
      if (server === pair.primary) await takeOver(pair, options);
      else if (server === pair.standby) await replaceStandby(pair, options);
    } catch (error) {
      pair.end(/** @type {Error} */ (error).message);
    }
  });
};

/** @param {Options} options */
export const pairPart = (options) => {
  const { dataDir, ports } = options;
  /** @type {Pair} */
  const pair = { at: 'one', primary: undefined, standby: undefined, stopping: false, end: () => undefined };
  return {
    name: 'database',
    start: async () => {
      mkdirSync(path.join(dataDir, 'cluster'), { recursive: true, mode: 0o711 });
      pair.at = readState(dataDir)?.primary ?? 'one';
      const home = homeOf(dataDir, pair.at);
      const started = await startEmbedded({ home, port: ports[pair.at], settings: pairSettings });
      pair.primary = started;
      await started.settle();
      await addStandby(pair, options);
      watch(pair, options, started);
      /** @type {Promise<string>} */
      const ended = new Promise((resolve) => {
        pair.end = resolve;
      });
      const stop = async () => {
        pair.stopping = true;
        // A primary that ends in order sends its standby everything first.
        await pair.primary?.stop();
        await pair.standby?.stop();
        pair.end('stopped');
      };
      return { pid: started.pid, ended, stop };
    },
    url: () => {
      const hosts = `127.0.0.1:${ports.one},127.0.0.1:${ports.two}`;
      return primaryOf(pair)
        .url()
        .replace(/127\.0\.0\.1:\d+/, hosts);
    },
    place: () => path.join(dataDir, 'cluster'),
    settle: () => primaryOf(pair).settle(),
  };
};
