/**
 * Migrates a database to this release's schema, as its owner: the files of `migrations/` in order of their names, then changed
 * `functions/`, all in one transaction, so that concurrent bets see either the old schema with the old functions or the new ones. Two
 * servers that start at once wait for each other. A database that is newer than this release, or belongs to another cell, is not
 * touched.
 */
import type pg from 'pg';
import { ensureAppRole } from './app-role.ts';
import { baselineName, startingPoint } from './baseline.ts';
import { applyDefinitions, readDefinitions, type Definition } from './definitions.ts';
import { readMigrations, type Migration } from './migration-files.ts';
import { unreachable } from './reachable.ts';
import { writableClient } from './writable-client.ts';

export type MigrateResult =
  | { readonly ok: true; readonly applied: readonly string[]; readonly defined: readonly string[] }
  | { readonly ok: false; readonly message: string };

export interface MigrateOptions {
  /** The owner's URL. */
  readonly url: string;
  /** `appRolePassword(secretsKey)`; without it the role is created but cannot sign in. */
  readonly appPassword?: string;
  /** The cell that a new database gets; an existing one must match. */
  readonly cell?: number;
  /** Directory of the migrations, functions and views. */
  readonly directory?: string;
  readonly functions?: string;
}

const oldestMajor = 16;
/** Shorter than a bet waits for a lock: bets queued behind this are delayed, not refused. */
export const lockPatienceMs = 2_000;
/** An arbitrary advisory lock number, unique in this database. */
const lockNumber = 4_152_401;

const record = (client: pg.Client, { name, checksum }: Migration) =>
  client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);

const applyOne = async (client: pg.Client, migration: Migration): Promise<void> => {
  try {
    await client.query(migration.text);
    await record(client, migration);
    // Pending deferred checks would block later statements from altering the same tables.
    await client.query('set constraints all immediate');
    await client.query('set constraints all deferred');
  } catch (error) {
    throw new Error(`Migration ${migration.name} failed: ${(error as Error).message}`, { cause: error });
  }
};

/** The database's cell; undefined before its first start. One with players from before cells existed is cell 0. */
const cellOf = async (client: pg.Client): Promise<number | undefined> => {
  const isThere = async (table: string) =>
    (await client.query('select where to_regclass($1) is not null', [`public.${table}`])).rowCount === 1;
  const first = async (query: string) => (await client.query<{ number: number }>(query)).rows[0]?.number;
  const written = (await isThere('cell')) ? await first('select number from cell') : undefined;
  if (written !== undefined) return written;
  return (await isThere('players')) ? first('select 0 as number from players limit 1') : undefined;
};

interface Upgrade {
  /** Migrations that have not run. */
  readonly migrations: readonly Migration[];
  /** The baseline is recorded and not run. */
  readonly takeOver: boolean;
  readonly definitions: readonly Definition[];
  readonly cell: number;
}

/**
 * A bet locks its player's gate first and other tables later. Locking in another order would deadlock with it, so the gates are locked
 * first here too. Then no bet is running, and waiting ones hold no locks.
 */
const holdBets = (client: pg.Client) =>
  client.query(`do $$ begin
    if to_regclass('public.player_gate') is not null then lock table public.player_gate in exclusive mode; end if;
  end $$`);

const upgradeOnce = async (client: pg.Client, upgrade: Upgrade): Promise<string[]> => {
  await client.query('begin');
  try {
    await client.query(`set local lock_timeout = ${lockPatienceMs}`);
    if (upgrade.migrations.length > 0) await holdBets(client);
    for (const migration of upgrade.migrations) {
      if (migration.name === baselineName && upgrade.takeOver) await record(client, migration);
      else await applyOne(client, migration);
    }
    const defined = await applyDefinitions(client, upgrade.definitions);
    await client.query('insert into cell (number) values ($1) on conflict do nothing', [upgrade.cell]);
    await client.query('select keep_ids_in_cell()');
    // A row of a month without a partition is in the default one, where it would prevent creating the month's partition.
    await client.query('select extend_ledger_partitions()');
    await client.query('commit');
    return defined;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/** Lock timeout and deadlock: retried, because bets were running. */
const inTheWay = new Set(['55P03', '40P01']);
const upgradeAttempts = 10;

const isInTheWay = (error: unknown): boolean => {
  const { code, cause } = error as { code?: string; cause?: { code?: string } };
  return inTheWay.has(code ?? cause?.code ?? '');
};

/** All or nothing. */
const upgrade = async (client: pg.Client, what: Upgrade, attempt = 1): Promise<string[]> => {
  try {
    return await upgradeOnce(client, what);
  } catch (error) {
    if (!isInTheWay(error) || attempt >= upgradeAttempts) throw error;
    await new Promise((resolve) => setTimeout(resolve, 100 * attempt));
    return upgrade(client, what, attempt + 1);
  }
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
  const changed = migrations.find(({ name, checksum }) => known.has(name) && known.get(name) !== checksum);
  if (changed !== undefined) {
    return {
      ok: false,
      message: `Migration ${changed.name} was changed after it was applied: write a new one instead.`,
    };
  }
  const present = (await cellOf(client)) ?? cell;
  if (present !== cell) {
    return {
      ok: false,
      message: `The database is of cell ${present} and CELL says ${cell}: its ids would be another cell's. Nothing was applied.`,
    };
  }
  const missing = migrations.filter(({ name }) => !known.has(name));
  const takeOver = start.kind === 'takeOver';
  const defined = await upgrade(client, { migrations: missing, takeOver, definitions, cell });
  return { ok: true, applied: missing.map(({ name }) => name), defined };
};

const versionRefusal = async (client: pg.Client): Promise<string | undefined> => {
  const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
  const version = rows[0]?.version ?? '0';
  if (Number.parseInt(version, 10) >= oldestMajor) return undefined;
  return `PostgreSQL ${version} is too old: Carmine needs ${oldestMajor} or newer.`;
};

/** Throws only for an unreadable file or failing SQL; problems that an operator can fix are returned as a message. */
export const migrate = async (options: MigrateOptions): Promise<MigrateResult> => {
  const [migrations, definitions] = [readMigrations(options.directory), readDefinitions(options.functions)];
  const client = writableClient(options.url, { application_name: 'carmine-migrate' });
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
