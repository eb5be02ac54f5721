/** The database of command line tools: DATABASE_URL, else the product's own under DATA_DIR, running or not. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { superuser } from './cluster.mjs';
import { startEmbedded } from './embedded.mjs';
import { isAlive } from './process-state.mjs';

interface Opened {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server that runs over this folder: starting a second one would end it. */
const runningUrl = (home: string): string | undefined => {
  const pointer = path.join(home, 'location');
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const pidFile = path.join(place, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid = '0', , , port] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(parseInt(pid, 10))) return undefined;
  return `postgres://${superuser}:${readFileSync(path.join(home, 'password'), 'utf8').trim()}@127.0.0.1:${port}/carmine`;
};

/** As the owner; `stop` ends only a server that was started for this. */
export const openDatabase = async (): Promise<Opened> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const home = path.resolve(process.env['DATA_DIR'] ?? '.data', 'postgres');
  if (!existsSync(path.join(home, 'password')))
    throw new Error(`There is no database under ${home}: start the product once.`);
  const running = runningUrl(home);
  if (running !== undefined) return { url: running, stop: () => Promise.resolve() };
  const server = await startEmbedded({ home });
  return { url: server.url(), stop: server.stop };
};
