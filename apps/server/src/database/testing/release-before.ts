/** The release before a migration, as far as a database that moves over needs it: its tables, and what every start calls. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { migrationNames } from '../migration-files.ts';
import { sqlFolder } from '../sql-folder.ts';
import { folderOf } from './folder-of.ts';

export const releaseBefore = (migration: string): { directory: string; functions: string } => ({
  directory: folderOf(
    Object.fromEntries(
      migrationNames()
        .filter((name) => name < migration)
        .map((name) => [name, readFileSync(path.join(sqlFolder('migrations'), name), 'utf8')]),
    ),
  ),
  functions: folderOf({
    'floor/keep_ids_in_cell.sql': `create or replace function keep_ids_in_cell() returns integer language sql as 'select 0'`,
    'wallet/extend_ledger_partitions.sql': `create or replace function extend_ledger_partitions(p_months integer default 3)
      returns integer language sql as 'select 0'`,
  }),
});
