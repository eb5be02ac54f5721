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

export const stateFile = (/** @type {string} */ dataDir) => path.join(dataDir, 'cluster', 'state.json');

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
 * @param {{ dataDir: string, ports: Record<Side, number> }} options
 */
export const pairPart = ({ dataDir, ports }) => {
  const homeOf = (/** @type {Side} */ side) => path.join(dataDir, 'cluster', side);
  const other = (/** @type {Side} */ side) => (/** @type {Side} */ (side === 'one' ? 'two' : 'one'));
  /** @type {Side} */
  let at = 'one';
  /** @type {Embedded | undefined} */
  let primary;
  /** @type {Embedded | undefined} */
  let standby;
  let stopping = false;
  /** @type {(how: string) => void} */
  let end = () => undefined;

  const write = (/** @type {boolean} */ confirms) => {
    const file = stateFile(dataDir);
    writeFileSync(`${file}.new`, JSON.stringify({ primary: at, pid: primary?.pid ?? 0, confirms }));
    renameSync(`${file}.new`, file);
  };

  const current = () => {
    if (primary === undefined) throw new Error('The database is not running.');
    return primary;
  };

  /** `required`: the primary has one already that it waits for, or had one. */
  const addStandby = async () => {
    const side = other(at);
    const [server, home] = [current(), homeOf(side)];
    const added = await startStandby({
      ...{ primary: server, primaryHome: homeOf(at), home, name: side, port: ports[side] },
    });
    standby = added;
    watch(added, standbyDied);
    for (const one of [server, added]) await requireStandby(one);
    while (!(await hasSynchronousStandby(server))) await pause(50);
    write(true);
    say(`${side} confirms every commit of ${at}`);
  };

  const watch = (/** @type {Embedded} */ server, /** @type {() => Promise<void>} */ died) => {
    void server.exited.then(() => {
      if (stopping) return;
      died().catch((/** @type {Error} */ error) => end(error.message));
    });
  };

  const primaryDied = async () => {
    const promoted = standby;
    say(`the primary ${at} died: promoting ${other(at)}`);
    if (promoted === undefined) throw new Error('the primary died without a standby');
    standby = undefined;
    await promote(promoted);
    at = other(at);
    primary = promoted;
    write(false);
    watch(promoted, primaryDied);
    await addStandby();
  };

  const standbyDied = async () => {
    // It was promoted meanwhile: its death is the primary's.
    if (standby === undefined) return;
    say(`the standby ${other(at)} died: commits wait until it is made again`);
    write(false);
    await addStandby();
  };

  return {
    name: 'database',
    start: async () => {
      mkdirSync(path.join(dataDir, 'cluster'), { recursive: true, mode: 0o711 });
      at = readState(dataDir)?.primary ?? 'one';
      const started = await startEmbedded({ home: homeOf(at), port: ports[at], settings: pairSettings });
      primary = started;
      await started.settle();
      await addStandby();
      watch(started, primaryDied);
      /** @type {Promise<string>} */
      const ended = new Promise((resolve) => {
        end = resolve;
      });
      const stop = async () => {
        stopping = true;
        // A primary that ends in order waits for its standby.
        await primary?.stop();
        await standby?.stop();
        end('stopped');
      };
      return { pid: started.pid, ended, stop };
    },
    url: () =>
      current()
        .url()
        .replace(/127\.0\.0\.1:\d+/, `127.0.0.1:${ports.one},127.0.0.1:${ports.two}`),
    place: () => path.join(dataDir, 'cluster'),
    settle: () => current().settle(),
  };
};
