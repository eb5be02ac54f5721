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

/** In the order in which they run. Throws for a file whose name is not `NNN-words.sql`: skipped, it would be missed by nobody. */
export const readMigrations = (directory = sqlFolder('migrations')): Migration[] =>
  readdirSync(directory)
    .sort()
    .map((name) => {
      if (!/^\d{3}-[a-z0-9-]+\.sql$/.test(name)) {
        throw new Error(`${name} in migrations/ is not named like 350-what-changes.sql, so its place is not known.`);
      }
      const text = readFileSync(path.join(directory, name), 'utf8');
      return { name, text, checksum: checksumOf(text) };
    });

/** Of the files that this program comes with; readiness is false while the database has not seen them all. */
export const migrationNames = (directory?: string): string[] => readMigrations(directory).map(({ name }) => name);
