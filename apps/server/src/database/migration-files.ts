/** The files of `migrations/`: tables, types, columns, indexes and data, forward only. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sqlFolder } from './sql-folder.ts';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

export const checksumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * In the order in which they run. Throws for a file whose name is not `NNN-words.sql`, because it would otherwise be missed silently,
 * and for duplicate numbers.
 */
export const readMigrations = (directory = sqlFolder('migrations')): Migration[] => {
  const names = readdirSync(directory).toSorted();
  const unplaced = names.find((name) => !/^\d{3}-[a-z0-9-]+\.sql$/.test(name));
  if (unplaced !== undefined) {
    throw new Error(`${unplaced} in migrations/ is not named like 350-what-changes.sql, so its place is not known.`);
  }
  const twin = names.find((name, at) => name.slice(0, 3) === names[at - 1]?.slice(0, 3));
  if (twin !== undefined) throw new Error(`${twin} in migrations/ has the number of another one.`);
  return names.map((name) => {
    const text = readFileSync(path.join(directory, name), 'utf8');
    return { name, text, checksum: checksumOf(text) };
  });
};

/** Names of this release's migrations; the server is not ready before the database has run all of them. */
export const migrationNames = (directory?: string): string[] => readMigrations(directory).map(({ name }) => name);
