/** Releases before this one, as databases that move over from them need them. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../migration-files.ts';
import { sqlFolder } from '../sql-folder.ts';
import { folderOf } from './folder-of.ts';

interface Release {
  readonly directory: string;
  readonly functions: string;
}

const migrationsBefore = (migration: string): string =>
  folderOf(
    Object.fromEntries(
      migrationNames()
        .filter((name) => name < migration)
        .map((name) => [name, readFileSync(path.join(sqlFolder('migrations'), name), 'utf8')]),
    ),
  );

/** The tables of the release before a migration, and of its functions what every start calls. */
export const releaseBefore = (migration: string): Release => ({
  directory: migrationsBefore(migration),
  functions: folderOf({
    'floor/keep_ids_in_cell.sql': `create or replace function keep_ids_in_cell() returns integer language sql as 'select 0'`,
    'wallet/extend_ledger_partitions.sql': `create or replace function extend_ledger_partitions(p_months integer default 3)
      returns integer language sql as 'select 0'`,
  }),
});

/** Its first migration that `definitions-before.sql` does not know. */
const next = '366';
/** What the programs of today call and those of then did not: it asks the functions of then. */
const called = ['wallet/rounds/ask_rounds.sql'];

/** The last release as a whole: programs can play on its database. */
export const lastRelease = (): Release => {
  const [, ...files] = readFileSync(new URL('./definitions-before.sql', import.meta.url), 'utf8').split(/^--- /m);
  const texts = files.map((file) => {
    const end = file.indexOf('\n');
    return [file.slice(0, end), file.slice(end + 1).replace(/\n\n$/, '\n')] as const;
  });
  const added = called.map((name) => [name, readFileSync(path.join(sqlFolder('functions'), name), 'utf8')] as const);
  return { directory: migrationsBefore(next), functions: folderOf(Object.fromEntries([...texts, ...added])) };
};
