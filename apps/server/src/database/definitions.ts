/**
 * The files `functions/<module>/<name>.sql`: the current definition of each function, trigger function (with its triggers) and view.
 * Those that changed since they were last applied are applied again after the migrations, in their transaction, with owner and grants.
 *
 * What counts is the text applied last. Each definition has a number in `definitions.lock`, which rises with every change of its text, also
 * back to an earlier one: a lower number than the database's is of an older release that starts beside a newer one, and is not applied.
 *
 * `create or replace` cannot change parameters or return types. To change them, drop the old function in a migration, or keep it for
 * one release beside the new one while the running release still calls it.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { appRole } from './app-role.ts';
import { checksumOf } from './migration-files.ts';
import { sqlFolder } from './sql-folder.ts';

export interface Definition {
  /** Name of the function or view, and of the file without `.sql`. */
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** How often it was changed; 0 for one without a line in `definitions.lock`. */
  readonly version: number;
  readonly isView: boolean;
}

const place = /^[a-z0-9-]+(\/[a-z0-9-]+)*\/[a-z0-9_]+\.sql$/;

export interface LockedDefinition {
  readonly name: string;
  readonly checksum: string;
  readonly version: number;
}

/** Lies beside the folder of the definitions. */
export const definitionsLock = (directory = sqlFolder('functions')): string =>
  path.join(directory, '..', 'definitions.lock');

export const readDefinitionsLock = (text: string): LockedDefinition[] =>
  text.split('\n').flatMap((line) => {
    const [version = '', checksum = '', name = ''] = line.split('  ');
    return line === '' ? [] : [{ name, checksum, version: Number(version) }];
  });

const versionsIn = (directory: string): ReadonlyMap<string, number> => {
  const file = definitionsLock(directory);
  const lines = existsSync(file) ? readDefinitionsLock(readFileSync(file, 'utf8')) : [];
  return new Map(lines.map(({ name, version }) => [name, version]));
};

/** By its path within the folder. */
const readOne = (directory: string, file: string, versions: ReadonlyMap<string, number>): Definition => {
  if (!place.test(file)) {
    throw new Error(`${file} in functions/ is not named like wallet/lock_gate.sql, so nothing would apply it.`);
  }
  const name = path.basename(file, '.sql');
  const text = readFileSync(path.join(directory, file), 'utf8');
  if (!new RegExp(`^create or replace (function|view) ${name}\\b`, 'm').test(text)) {
    throw new Error(`functions/${file} does not define ${name} by "create or replace".`);
  }
  const defined = [...text.matchAll(/^\s*create\s+(?:or\s+replace\s+)?(?:function|view|procedure)\s+(\w+)/gim)];
  const other = defined.find(([, found]) => found !== name);
  if (other !== undefined) throw new Error(`functions/${file} defines ${other[1]} as well.`);
  const isView = /^create or replace view /m.test(text);
  return { name, text, checksum: checksumOf(text), version: versions.get(name) ?? 0, isView };
};

/** All files, in an order that depends only on names. */
const filesIn = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'))
    .toSorted();

/** Views are created after the views that they read. */
const depth = (view: Definition, views: readonly Definition[]): number => {
  const read = views.filter(({ name }) => name !== view.name && new RegExp(`\\b${name}\\b`).test(view.text));
  return read.length === 0 ? 0 : 1 + Math.max(...read.map((other) => depth(other, views)));
};

/**
 * Functions first, because their bodies are not checked when created. Throws for a file whose name is not `<module>/<name>.sql`,
 * because it would otherwise be missed silently, and for one that defines something else.
 */
export const readDefinitions = (directory = sqlFolder('functions')): Definition[] => {
  const versions = versionsIn(directory);
  const all = filesIn(directory).map((file) => readOne(directory, file, versions));
  const views = all.filter(({ isView }) => isView);
  const twice = all.find(({ name }, at) => all.findIndex((other) => other.name === name) !== at);
  if (twice !== undefined) throw new Error(`${twice.name} has two files in functions/.`);
  return [...all.filter(({ isView }) => !isView), ...views.toSorted((a, b) => depth(a, views) - depth(b, views))];
};

/** Revokes everything that the file does not grant, whatever was granted manually. */
const own = async (client: pg.Client, { name, isView }: Definition): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(
    isView
      ? `select format('alter view %s owner to current_user; revoke all on %1$s from public, ${appRole}', oid::regclass) as statement
         from pg_class where relname = $1 and relkind = 'v' and relnamespace = 'public'::regnamespace`
      : `select format('alter function %s owner to current_user; revoke all on function %1$s from public, ${appRole}',
           oid::regprocedure) as statement
         from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  for (const { statement } of rows) await client.query(statement);
};

const applyOne = async (client: pg.Client, definition: Definition): Promise<void> => {
  try {
    await own(client, definition);
    await client.query(definition.text);
    await client.query(
      `insert into schema_definitions (name, checksum, version, applied_at) values ($1, $2, $3, clock_timestamp())
       on conflict (name, checksum) do update set version = excluded.version, applied_at = excluded.applied_at`,
      [definition.name, definition.checksum, definition.version],
    );
  } catch (error) {
    throw new Error(`${definition.name}.sql failed: ${(error as Error).message}`, { cause: error });
  }
};

/** Whether it is to replace what was applied last. The same number with another text is a checkout in which somebody works. */
const isDue = ({ version, checksum }: Definition, last: LockedDefinition | undefined): boolean =>
  last === undefined || version > last.version || (version === last.version && checksum !== last.checksum);

/** In the caller's transaction. Applies definitions that differ from those applied last and returns their names. Throws if SQL fails. */
export const applyDefinitions = async (client: pg.Client, definitions: readonly Definition[]): Promise<string[]> => {
  await client.query(
    'create table if not exists schema_definitions (name text, checksum text, applied_at timestamptz not null default now(), primary key (name, checksum))',
  );
  await client.query('alter table schema_definitions add column if not exists version integer not null default 0');
  const { rows } = await client.query<LockedDefinition>(
    'select distinct on (name) name, checksum, version from schema_definitions order by name, version desc, applied_at desc',
  );
  const last = new Map(rows.map((row) => [row.name, row]));
  const changed = definitions.filter((one) => isDue(one, last.get(one.name)));
  if (changed.length === 0) return [];
  await client.query('set local check_function_bodies = off');
  // Otherwise a new function could be executed by every role if the database was created by another role.
  await client.query('alter default privileges revoke execute on functions from public');
  for (const definition of changed) await applyOne(client, definition);
  return changed.map(({ name }) => name);
};
