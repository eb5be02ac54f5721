/**
 * A primary and its standby as a database that can be killed: what dies is the primary's machine, and what starts is the standby, promoted,
 * with a new standby of its own.
 */
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appDatabaseUrl, appRolePassword } from '../../apps/server/src/database/app-role.ts';
import { migrate } from '../../apps/server/src/database/migrate.ts';
import { startEmbedded, type Embedded } from '../../tools/postgres/embedded.mjs';
import { freePort } from '../../tools/postgres/free-port.mjs';
import { newMemoryFolder } from '../../tools/postgres/memory-folder.mjs';
import {
  hasSynchronousStandby,
  pairSettings,
  promote,
  requireStandby,
  startStandby,
} from '../../tools/postgres/standby.mjs';
import { killServer, signalServer, type DatabaseProcess } from './database-process.ts';
import { openLink } from './link.ts';

export interface PairProcess extends DatabaseProcess {
  /** The standby receives nothing any more. */
  cutLink(): void;
  /** The standby's machine dies. */
  killStandby(): Promise<void>;
  startStandby(): Promise<void>;
}

export interface PairOptions {
  /** False: commits do not wait for the standby. */
  readonly synchronous?: boolean;
}

const names = ['one', 'two'] as const;

export const createPairProcess = async ({ synchronous = true }: PairOptions = {}): Promise<PairProcess> => {
  // In memory: a machine that dies takes its disk with it, so what was forced to it does not matter here.
  const root = newMemoryFolder('carmine-pair-');
  const homes = names.map((name) => path.join(root, name));
  for (const home of homes) mkdirSync(home, { mode: 0o711 });
  const ports = [await freePort(), await freePort()];
  const link = await openLink();
  const secretsKey = randomBytes(32);
  let at = 0;
  const homeOf = (side: number): string => homes[side] ?? root;
  const side = (of: number) => ({ home: homeOf(of), port: ports[of] ?? 0 });

  let primary: Embedded = await startEmbedded({
    ...{ ...side(at), safe: false, settings: pairSettings, removeAfter: root },
  });
  const { username, password } = new URL(primary.url());
  const ownerUrl = `postgres://${username}:${password}@${ports.map((port) => `127.0.0.1:${port}`).join(',')}/carmine`;
  const migrated = await migrate({ url: ownerUrl, appPassword: appRolePassword(secretsKey) });
  if (!migrated.ok) throw new Error(migrated.message);
  let standby: Embedded;

  const addStandby = async (): Promise<void> => {
    const other = 1 - at;
    link.restore(primary.port);
    standby = await startStandby({
      ...{ primary, primaryHome: homeOf(at), ...side(other), name: names[other] ?? '' },
      ...{ linkPort: link.port, safe: false, removeAfter: root },
    });
    if (!synchronous) return;
    for (const server of [primary, standby]) await requireStandby(server);
    while (!(await hasSynchronousStandby(primary))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await addStandby();

  return {
    ownerUrl,
    appUrl: appDatabaseUrl(ownerUrl, secretsKey),
    kill: () => killServer(primary),
    freeze: () => signalServer(primary, 'SIGSTOP'),
    thaw: () => signalServer(primary, 'SIGCONT'),
    cutLink: link.cut,
    start: async () => {
      await promote(standby);
      primary = standby;
      at = 1 - at;
      await addStandby();
    },
    killStandby: () => killServer(standby),
    startStandby: addStandby,
    remove: async () => {
      link.close();
      await Promise.all([killServer(standby), killServer(primary)]);
      rmSync(root, { recursive: true, force: true });
    },
  };
};
