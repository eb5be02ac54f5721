/** The whole database as something that can be killed: the real server, durable, with the product's schema. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appDatabaseUrl, appRolePassword } from '../../apps/server/src/database/app-role.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { startEmbedded } from '../../tools/postgres/embedded.mjs';

export interface DatabaseProcess {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** SIGKILL to the postmaster and every process it made. */
  kill(): Promise<void>;
  /** Over the same data and port; PostgreSQL replays its log. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Linux: the processes whose parent is `pid`. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name))
    .flatMap((name) => {
      try {
        // "pid (name) state parent …"; the name may hold anything but the last parenthesis.
        const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
        return parent === String(pid) ? [parseInt(name, 10)] : [];
      } catch {
        return [];
      }
    });

const killIfThere = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
};

export const createDatabaseProcess = async (): Promise<DatabaseProcess> => {
  // Not under /tmp: that may be memory, and then nothing would be forced to a disk.
  const home = mkdtempSync('/var/tmp/carmine-faults-');
  chmodSync(home, 0o711);
  let server = await startEmbedded({ home, removeAfter: home });
  await server.settle();
  const secretsKey = randomBytes(32);
  const ownerUrl = server.url();
  const migrated = await migrate({ url: ownerUrl, appPassword: appRolePassword(secretsKey) });
  if (!migrated.ok) throw new Error(migrated.message);
  return {
    ownerUrl,
    appUrl: appDatabaseUrl(ownerUrl, secretsKey),
    kill: async () => {
      const children = childrenOf(server.pid);
      killIfThere(server.pid);
      children.forEach(killIfThere);
      await server.exited;
    },
    start: async () => {
      server = await startEmbedded({ home, port: server.port, removeAfter: home });
    },
    remove: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
