/** An API process and a worker, as they are shipped, on the measured server. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../apps/server/src/database/database.ts';
import { buildServers } from '../../tools/bundle/servers.mjs';
import { freePort } from '../../tools/postgres/free-port.mjs';
import { serverNodeArgs } from '../../tools/start/node-args.mjs';
import type { MeasuredServer } from '../server.ts';

export interface House {
  readonly port: number;
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const program = path.join(root, 'apps', 'server', 'dist', 'main.js');
const table = 'comet';

const start = async (role: string, env: Readonly<Record<string, string>>): Promise<ChildProcess> => {
  const child = fork(program, [role], {
    ...{ execArgv: serverNodeArgs, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    env: { ...process.env, ...env },
  });
  await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error(`The ${role} process did not start`))),
  ]);
  return child;
};

/** Until its first round: in a sandbox a table waits for the salt of its chain. */
const openTable = async (owner: Database): Promise<void> => {
  await owner.run('update games set enabled = (id = $1)', [table]);
  await owner.run('update live_tables set open = (id = $1)', [table]);
  while ((await owner.rows('select 1 from live_rounds where table_id = $1', [table])).length === 0) await pause(500);
};

export const startHouse = async (owner: Database, server: MeasuredServer): Promise<House> => {
  await buildServers(root, ['server']);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'carmine-bench-live-'));
  const port = await freePort();
  const common = async () => ({
    ...{ DATABASE_URL: server.ownerUrl, DATA_DIR: dataDir, SECRETS_KEY: server.secretsKey.toString('hex') },
    ...{ PUBLIC_URL: `http://127.0.0.1:${port}`, SANDBOX_SECRET: 'bench', RATE_LIMIT_FACTOR: '100000' },
    ...{ LOG_LEVEL: 'fatal', NODE_ENV: 'production' },
    ...{ BACK_OFFICE_PORT: `${await freePort()}`, METRICS_PORT: `${await freePort()}` },
  });
  const api = await start('api', { ...(await common()), PORT: `${port}` });
  const worker = await start('worker', { ...(await common()), PORT: `${await freePort()}` });
  await openTable(owner);
  return {
    port,
    stop: async () => {
      for (const child of [api, worker]) {
        const gone = once(child, 'exit');
        child.kill('SIGTERM');
        await gone;
      }
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
