/** The database of command line tools: DATABASE_URL, else the product's own under DATA_DIR, running or not. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { startEmbedded } from './embedded.mjs';
import { runningUrl } from './running-url.mjs';

interface Opened {
  readonly url: string;
  stop(): Promise<void>;
}

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
