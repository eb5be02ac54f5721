/** Once per run: a throw-away PostgreSQL with one migrated database that every test file clones. */
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { appDatabaseUrl, appRolePassword } from '../database/app-role.ts';
import { migrate } from '../database/migrate.ts';
import { testSecretsKey } from './secrets-key.ts';
import { startThrowAway } from '../../../../tools/postgres/embedded.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    testServer: {
      /** The owner's URL of the maintenance database. */
      owner: string;
      /** The same with the servers' role. */
      app: string;
      template: string;
    };
  }
}

const template = 'carmine_template';

const withClient = async (url: string, work: (client: pg.Client) => Promise<unknown>) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** Lets the kernel copy the template if the file system supports it: a quarter of the work. */
const copyInKernel = async (client: pg.Client) => {
  try {
    await client.query(`set file_copy_method = 'clone'`);
    await client.query(`create database probe template ${template} strategy file_copy`);
  } catch {
    return;
  }
  await client.query('drop database probe');
  await client.query(`alter system set file_copy_method = 'clone'`);
  await client.query('select pg_reload_conf()');
};

export default async ({ provide }: TestProject) => {
  const server = await startThrowAway();
  try {
    const owner = server.url('postgres');
    await withClient(owner, (client) => client.query(`create database ${template}`));
    const migrated = await migrate({ url: server.url(template), appPassword: appRolePassword(testSecretsKey) });
    if (!migrated.ok) throw new Error(migrated.message);
    await withClient(owner, copyInKernel);
    provide('testServer', { owner, app: appDatabaseUrl(owner, testSecretsKey), template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
};
