/** Once per run: a throw-away PostgreSQL with one migrated database that every test file clones. */
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startThrowAway } from '../postgres/embedded.mjs';

export interface TestServer {
  /** The owner's URL, to which `/name` of a database is to be added. */
  ownerBase: string;
  /** The same as the servers' own role. */
  appBase: string;
  template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const template = 'carmine_template';
const folder = new URL('../../apps/server/src/database/', import.meta.url);

const query = async (url: string, text: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(text);
  } finally {
    await client.end();
  }
};

const applyMigrations = async (url: string) => {
  const migrate = new URL('migrate.ts', folder);
  if (existsSync(migrate)) {
    const module: { migrate: (options: { url: string; log: () => void }) => Promise<unknown> } = await import(
      migrate.href
    );
    await module.migrate({ url, log: () => undefined });
    return;
  }
  await query(url, 'create role carmine_app login');
  const files = readdirSync(new URL('migrations/', folder)).filter((name) => name.endsWith('.sql'));
  for (const name of files.toSorted()) {
    const text = readFileSync(new URL(`migrations/${name}`, folder), 'utf8');
    try {
      await query(url, text);
    } catch (error) {
      process.stderr.write(`migrations/${name}: ${(error as Error).message}\n`);
    }
  }
};

const setAppPassword = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'carmine_app') then create role carmine_app login; end if;
end $$;
alter role carmine_app login password`;

export default async ({ provide }: TestProject) => {
  const server = await startThrowAway();
  try {
    await query(server.url('postgres'), `create database ${template}`);
    await applyMigrations(server.url(template));
    const password = randomBytes(18).toString('hex');
    await query(server.url(template), `${setAppPassword} '${password}'`);
    const ownerBase = server.url('').slice(0, -1);
    const app = new URL(ownerBase);
    app.username = 'carmine_app';
    app.password = password;
    provide('testServer', { ownerBase, appBase: app.href.replace(/\/$/, ''), template });
  } catch (error) {
    await server.stop();
    throw error;
  }
  return () => server.stop();
};
