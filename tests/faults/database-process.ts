/** The whole database as something that can be killed: the real server, durable, with the product's schema. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { appDatabaseUrl, appRolePassword } from '../../apps/server/src/database/app-role.ts';
import { migrate, type MigrateOptions } from '../../apps/server/src/database/migrate.ts';
import { startEmbedded, type Embedded } from '../../tools/postgres/embedded.mjs';

type Release = Pick<MigrateOptions, 'directory' | 'functions'>;

export interface DatabaseProcess {
  readonly ownerUrl: string;
  readonly appUrl: string;
  /** SIGKILL to the postmaster and every process it made. */
  kill(): Promise<void>;
  /** SIGSTOP to all processes: the kernel still accepts connections, but nothing is answered. */
  freeze(): void;
  /** SIGCONT: continues. */
  thaw(): void;
  /** Over the same data and port; PostgreSQL replays its log. */
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** Linux: the child processes of `pid`. */
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

const signalIfThere = (pid: number, signal: NodeJS.Signals): void => {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
};

/** To a server and every process it made; it makes no new ones while they are counted. */
export const signalServer = ({ pid }: Embedded, signal: 'SIGSTOP' | 'SIGCONT'): void => {
  const children = (): void => {
    for (const child of childrenOf(pid)) signalIfThere(child, signal);
  };
  if (signal === 'SIGCONT') children();
  signalIfThere(pid, signal);
  if (signal === 'SIGSTOP') children();
};

export const killServer = async ({ pid, exited }: Embedded): Promise<void> => {
  signalIfThere(pid, 'SIGSTOP');
  const children = childrenOf(pid);
  for (const one of [pid, ...children]) signalIfThere(one, 'SIGKILL');
  await exited;
};

/** `release`: the initial schema; by default the current one. */
export const createDatabaseProcess = async (release: Release = {}): Promise<DatabaseProcess> => {
  // Not under /tmp: that may be memory, and then nothing would be forced to a disk.
  const home = mkdtempSync('/var/tmp/carmine-faults-');
  chmodSync(home, 0o711);
  let server = await startEmbedded({ home, removeAfter: home });
  await server.settle();
  const secretsKey = randomBytes(32);
  const ownerUrl = server.url();
  const migrated = await migrate({ url: ownerUrl, appPassword: appRolePassword(secretsKey), ...release });
  if (!migrated.ok) throw new Error(migrated.message);
  return {
    ownerUrl,
    appUrl: appDatabaseUrl(ownerUrl, secretsKey),
    kill: () => killServer(server),
    freeze: () => signalServer(server, 'SIGSTOP'),
    thaw: () => signalServer(server, 'SIGCONT'),
    start: async () => {
      server = await startEmbedded({ home, port: server.port, removeAfter: home });
    },
    remove: async () => {
      await server.stop();
      rmSync(home, { recursive: true, force: true });
    },
  };
};
