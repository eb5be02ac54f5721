/** The measured server: the product's PostgreSQL with full durability. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { appDatabaseUrl, appRolePassword } from '../apps/server/src/database/app-role.ts';
import { connect } from '../apps/server/src/database/database.ts';
import { migrate } from '../apps/server/src/database/migrate.ts';
import { startEmbedded } from '../tools/postgres/embedded.mjs';

export interface MeasuredServer {
  /** The product's schema, as its owner and as the servers' role. */
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly secretsKey: Buffer;
  /** An empty database on the same server. */
  readonly referenceUrl: string;
  readonly version: string;
  stop(): Promise<void>;
}

const mustBeOn = ['fsync', 'synchronous_commit', 'full_page_writes'] as const;

/** Throws where durability is switched off, for then the figures would mean nothing. */
const refuseUnsafe = async (url: string): Promise<string> => {
  const database = connect(url, { size: 1, applicationName: 'bench' });
  try {
    for (const setting of mustBeOn) {
      const { value } = await database.one<{ value: string }>('select current_setting($1) as value', [setting]);
      if (value !== 'on') throw new Error(`${setting} is ${value}: figures without it would mean nothing`);
    }
    return (await database.one<{ version: string }>(`select current_setting('server_version') as version`)).version;
  } finally {
    await database.close();
  }
};

const createDatabase = async (url: string, name: string): Promise<void> => {
  const database = connect(url, { size: 1, applicationName: 'bench' });
  try {
    await database.run(`create database ${name}`);
  } finally {
    await database.close();
  }
};

export const startMeasuredServer = async (): Promise<MeasuredServer> => {
  // Not under /tmp: that may be memory, and then a commit would cost nothing.
  const home = mkdtempSync('/var/tmp/carmine-bench-');
  chmodSync(home, 0o711);
  const embedded = await startEmbedded({ home, removeAfter: home });
  const stop = async (): Promise<void> => {
    await embedded.stop();
    rmSync(path.resolve(home), { recursive: true, force: true });
  };
  try {
    await embedded.settle();
    const secretsKey = randomBytes(32);
    const ownerUrl = embedded.url();
    const version = await refuseUnsafe(ownerUrl);
    await createDatabase(ownerUrl, 'reference');
    const migrated = await migrate({ url: ownerUrl, appPassword: appRolePassword(secretsKey) });
    if (!migrated.ok) throw new Error(migrated.message);
    return {
      ...{ ownerUrl, version, secretsKey, stop, referenceUrl: embedded.url('reference') },
      appUrl: appDatabaseUrl(ownerUrl, secretsKey),
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
