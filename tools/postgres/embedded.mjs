/** The embedded PostgreSQL 18: one call from nothing to a URL. */
import { rmSync } from 'node:fs';
import { postgresBinaries } from './binaries.mjs';
import { openCluster, superuser } from './cluster.mjs';
import { newMemoryFolder } from './memory-folder.mjs';
import { startServer } from './server.mjs';

/**
 * @typedef {object} Embedded
 * @property {(database?: string) => string} url connects as the owner of everything
 * @property {number} pid
 * @property {number} port
 * @property {string} place the folder that holds the data
 * @property {Promise<string>} exited how it ended, in words
 * @property {() => Promise<void>} settle waits until a new cluster is safely on the disk
 * @property {() => Promise<void>} stop
 */

/**
 * Starts the server that keeps its data in `home`, making it at the first time.
 * @param {{ home: string, safe?: boolean, port?: number, removeAfter?: string, settings?: string[] }} options
 * @returns {Promise<Embedded>}
 */
export const startEmbedded = async ({ home, safe = true, port: wanted, removeAfter, settings }) => {
  const { bin } = postgresBinaries();
  const { data, place, log, password, settle } = await openCluster({
    ...{ home, initdb: bin('initdb'), postgres: bin('postgres'), safe },
  });
  const { pid, port, exited, stop } = await startServer({
    ...{ postgres: bin('postgres'), data, log, safe, port: wanted, removeAfter, settings },
  });
  const url = (database = 'carmine') => `postgres://${superuser}:${password}@127.0.0.1:${port}/${database}`;
  return { url, pid, port, place, exited, settle, stop };
};

/**
 * A server for tests: nothing of it survives this process, and nothing it writes is forced to the disk.
 * @returns {Promise<Embedded>}
 */
export const startThrowAway = async () => {
  const home = newMemoryFolder('carmine-test-');
  const server = await startEmbedded({ home, safe: false, removeAfter: home });
  const stop = async () => {
    await server.stop();
    rmSync(home, { recursive: true, force: true });
  };
  return { ...server, stop };
};
