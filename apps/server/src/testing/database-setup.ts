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
      /** The same as the servers' own role. */
      app: string;
      template: string;
    };
  }
}

const template = 'carmine_template';

const createDatabase = async (url: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${template}`);
  } finally {
    await client.end();
  }
};

export default async ({ provide }: TestProject) => {
  const server = await startThrowAway();
  try {
    const owner = server.url('postgres');
    await createDatabase(owner);
    const migrated = await migrate({ url: server.url(template), appPassword: appRolePassword(testSecretsKey) });
    if (!migrated.ok) throw new Error(migrated.message);
    provide('testServer', { owner, app: appDatabaseUrl(owner, testSecretsKey), template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
};
