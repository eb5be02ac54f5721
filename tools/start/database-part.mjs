/** The embedded PostgreSQL as a part of the product, on one port for the whole run. */
import path from 'node:path';
import { startEmbedded } from '../postgres/embedded.mjs';

/**
 * @param {{ dataDir: string, port: number }} options
 * @returns {import('./node-part.mjs').Part & { url: () => string, place: () => string, settle: () => Promise<void> }}
 */
export const databasePart = ({ dataDir, port }) => {
  /** @type {import('../postgres/embedded.mjs').Embedded | undefined} */
  let server;
  const current = () => {
    if (server === undefined) throw new Error('The database is not running.');
    return server;
  };
  return {
    name: 'database',
    start: async () => {
      const started = await startEmbedded({ home: path.join(dataDir, 'postgres'), port });
      server = started;
      return { pid: started.pid, ended: started.exited, stop: started.stop };
    },
    url: () => current().url(),
    place: () => current().place,
    settle: () => current().settle(),
  };
};
