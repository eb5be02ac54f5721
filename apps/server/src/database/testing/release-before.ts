/** Earlier releases, for tests of databases that migrate from them. */
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

/** The tables before a migration, and those of its functions that every start calls. */
export const releaseBefore = (migration: string): Release => ({
  directory: migrationsBefore(migration),
  functions: folderOf({
    'floor/keep_ids_in_cell.sql': `create or replace function keep_ids_in_cell() returns integer language sql as 'select 0'`,
    'wallet/extend_ledger_partitions.sql': `create or replace function extend_ledger_partitions(p_months integer default 3)
      returns integer language sql as 'select 0'`,
  }),
});

/** The first migration that `definitions-before.sql` does not contain. */
const next = '366';
/** Functions that current code calls and that did not exist then; tests use the old ones. */
const called = ['wallet/rounds/ask_rounds.sql'];

/** The complete last release, which can be played on. */
export const lastRelease = (): Release => {
  const [, ...files] = readFileSync(new URL('./definitions-before.sql', import.meta.url), 'utf8').split(/^--- /m);
  const texts = files.map((file) => {
    const end = file.indexOf('\n');
    return [file.slice(0, end), file.slice(end + 1).replace(/\n\n$/, '\n')] as const;
  });
  const added = called.map((name) => [name, readFileSync(path.join(sqlFolder('functions'), name), 'utf8')] as const);
  return { directory: migrationsBefore(next), functions: folderOf(Object.fromEntries([...texts, ...added])) };
};
