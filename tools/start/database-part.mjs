/** The embedded PostgreSQL as a part of the product, on one port for the whole run. */
import path from 'node:path';
import { startEmbedded } from '../postgres/embedded.mjs';

/** Imported only where it is wanted: an ordinary start needs none of it. */
const archiving = async (/** @type {string} */ backupDir, /** @type {string} */ home) => {
  const { archiveSettings, openBackups } = await import('../backup/archive.mjs');
  const { requireSameDatabase } = await import('../backup/same-database.mjs');
  openBackups(backupDir);
  requireSameDatabase(backupDir, home);
  return archiveSettings(backupDir);
};

/**
 * @param {{ dataDir: string, backupDir: string | undefined, port: number }} options
 * @returns {import('./node-part.mjs').Part & { url: () => string, place: () => string, settle: () => Promise<void> }}
 */
export const databasePart = ({ dataDir, backupDir, port }) => {
  /** @type {import('../postgres/embedded.mjs').Embedded | undefined} */
  let server;
  const current = () => {
    if (server === undefined) throw new Error('The database is not running.');
    return server;
  };
  return {
    name: 'database',
    start: async () => {
      const home = path.join(dataDir, 'postgres');
      const started = await startEmbedded({
        ...{ home, port },
        ...(backupDir === undefined ? {} : { settings: await archiving(backupDir, home) }),
      });
      server = started;
      return { pid: started.pid, ended: started.exited, stop: started.stop };
    },
    url: () => current().url(),
    place: () => current().place,
    settle: () => current().settle(),
  };
};
