/**
 * Applies the plain SQL files of `migrations/` in the order of their names, each in one transaction, as the owner. Two
 * servers that start at once wait for each other; a file that was changed after it ran is refused.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { unreachable } from './reachable.ts';

export type MigrateResult =
  | { readonly ok: true; readonly applied: readonly string[] }
  | { readonly ok: false; readonly message: string };

export interface MigrateOptions {
  /** The owner's address. */
  readonly url: string;
  /** `appRolePassword(secretsKey)`; without it the role is made but cannot sign in. */
  readonly appPassword?: string;
  readonly directory?: string;
}

const oldestMajor = 16;
/** Any number that nobody else uses as an advisory lock of this database. */
const lockNumber = 4_152_401;

/** Beside this file in the sources; the bundle lies in dist/ and reads the same files from there. */
const ownDirectory = (): string => {
  const beside = fileURLToPath(new URL('./migrations/', import.meta.url));
  return existsSync(beside) ? beside : fileURLToPath(new URL('../src/database/migrations/', import.meta.url));
};

interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export const readMigrations = (directory = ownDirectory()): Migration[] =>
  readdirSync(directory)
    .filter((name) => /^\d{3}-[a-z0-9-]+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(`${directory}/${name}`, 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });

const applyOne = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '10s'`);
    await client.query(migration.text);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
};

const applyAll = async (client: pg.Client, migrations: readonly Migration[]): Promise<MigrateResult> => {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      return {
        ok: false,
        message: `Migration ${migration.name} was changed after it was applied: write a new one instead.`,
      };
    }
    if (checksum === undefined) {
      await applyOne(client, migration);
      applied.push(migration.name);
    }
  }
  return { ok: true, applied };
};

const versionRefusal = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) >= oldestMajor) return undefined;
  return `PostgreSQL ${version} is too old: Carmine needs ${oldestMajor} or newer.`;
};

/** Throws only when a migration's own SQL fails; what the operator can mend is a message. */
export const migrate = async (options: MigrateOptions): Promise<MigrateResult> => {
  const client = new pg.Client({
    connectionString: options.url,
    application_name: 'carmine-migrate',
    connectionTimeoutMillis: 10_000,
  });
  try {
    await client.connect();
  } catch (error) {
    return { ok: false, message: unreachable(options.url, error) };
  }
  try {
    const refusal = await versionRefusal(client);
    if (refusal !== undefined) return { ok: false, message: refusal };
    await client.query('select pg_advisory_lock($1)', [lockNumber]);
    try {
      await ensureAppRole(client, options.appPassword);
    } catch (error) {
      return {
        ok: false,
        message: `The database user of DATABASE_URL must be allowed to create roles: ${(error as Error).message}.`,
      };
    }
    return await applyAll(client, readMigrations(options.directory));
  } finally {
    await client.end();
  }
};

/** Of the files that this program comes with; readiness is false while the database has not seen them all. */
export const migrationNames = (directory?: string): string[] => readMigrations(directory).map(({ name }) => name);
