/**
 * Brings a database to the schema of this program, as its owner: the files of `migrations/` in the order of their names,
 * each in one transaction, then what changed in `functions/`, in one. Two servers that start at once wait for each other.
 * A database that is ahead of this program is left alone.
 */
import pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { baselineName, startingPoint } from './baseline.ts';
import { applyDefinitions, readDefinitions, type Definition } from './definitions.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { unreachable } from './reachable.ts';

export type MigrateResult =
  | { readonly ok: true; readonly applied: readonly string[]; readonly defined: readonly string[] }
  | { readonly ok: false; readonly message: string };

export interface MigrateOptions {
  /** The owner's address. */
  readonly url: string;
  /** `appRolePassword(secretsKey)`; without it the role is made but cannot sign in. */
  readonly appPassword?: string;
  /** Which cell of the house a new database becomes; an old one refuses another than its own. */
  readonly cell?: number;
  /** Of the migrations, and of the functions and views. */
  readonly directory?: string;
  readonly functions?: string;
}

const oldestMajor = 16;
/** Any number that nobody else uses as an advisory lock of this database. */
const lockNumber = 4_152_401;

const record = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);

const applyOne = async (client: pg.Client, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = '10s'`);
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
};

/** Settles which cell the database is; a sentence where it is another one. One with players from before there were cells is cell 0. */
const cellRefusal = async (client: pg.Client, asked: number): Promise<string | undefined> => {
  await client.query(
    'insert into cell (number) select case when exists (select from players) then 0 else $1::integer end on conflict do nothing',
    [asked],
  );
  const { rows } = await client.query<{ number: number }>('select number from cell');
  const number = rows[0]?.number;
  if (number === asked) return undefined;
  return `The database is of cell ${number} and CELL says ${asked}: its ids would be another cell's.`;
};

const applyAll = async (
  client: pg.Client,
  migrations: readonly Migration[],
  definitions: readonly Definition[],
  cell: number,
): Promise<MigrateResult> => {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  );
  const known = new Map(rows.map((row) => [row.name, row.checksum]));
  const start = startingPoint(
    [...known.keys()],
    migrations.map(({ name }) => name),
  );
  if (start.kind === 'refused') return { ok: false, message: start.message };
  const applied: string[] = [];
  for (const migration of migrations) {
    const checksum = known.get(migration.name);
    if (checksum !== undefined && checksum !== migration.checksum) {
      return {
        ok: false,
        message: `Migration ${migration.name} was changed after it was applied: write a new one instead.`,
      };
    }
    if (checksum !== undefined) continue;
    if (migration.name === baselineName && start.kind === 'takeOver') await record(client, migration);
    else await applyOne(client, migration);
    applied.push(migration.name);
  }
  const defined = await applyDefinitions(client, definitions);
  const refusal = await cellRefusal(client, cell);
  if (refusal !== undefined) return { ok: false, message: refusal };
  await client.query('select keep_ids_in_cell()');
  // A row of a month without a partition lies in the default one, where it would stand in the month's way.
  await client.query('select extend_ledger_partitions()');
  return { ok: true, applied, defined };
};

const versionRefusal = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) >= oldestMajor) return undefined;
  return `PostgreSQL ${version} is too old: Carmine needs ${oldestMajor} or newer.`;
};

/** Throws only for a file that cannot be read or whose SQL fails; what the operator can mend is a message. */
export const migrate = async (options: MigrateOptions): Promise<MigrateResult> => {
  const [migrations, definitions] = [readMigrations(options.directory), readDefinitions(options.functions)];
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
    return await applyAll(client, migrations, definitions, options.cell ?? 0);
  } finally {
    await client.end();
  }
};
