import { expect, test } from 'vitest';
import { testSecretsKey } from '../testing/secrets-key.ts';
import { testDatabase } from '../testing/test-database.ts';
import { appRolePassword } from './app-role.ts';
import { baselineName, startingPoint } from './baseline.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { migrationNames, readMigrations } from './migration-files.ts';
import { schemaText } from './schema-text.ts';
import { superseded } from './superseded.ts';
import { anotherDatabase } from './testing/another-database.ts';

const before = new URL('./testing/migrations-before-baseline/', import.meta.url).pathname;
const files = [baselineName, '350-one.sql'];

test.each([
  ['nothing ran', [], 'fresh'],
  ['every migration before the baseline ran', superseded, 'takeOver'],
  ['the baseline ran', [baselineName], 'recorded'],
  ['the baseline took over', [...superseded, baselineName, '350-one.sql'], 'recorded'],
])('where %s, a database is taken as %3$s', (_where, seen, kind) => {
  expect(startingPoint(seen, files)).toEqual({ kind });
});

test.each([
  [
    'a newer release has been there',
    [baselineName, '350-one.sql', '351-two.sql'],
    'does not know its migration 351-two.sql',
  ],
  [
    'some migrations before the baseline are missing',
    superseded.slice(0, -2),
    `still brings ${superseded.slice(-2).join(', ')}`,
  ],
  ['a file sorts before one that ran', [baselineName, '350-one.sql'], '349-late.sql sorts before 350-one.sql'],
])('where %s, nothing is applied and the sentence says why', (_where, seen, why) => {
  const result = startingPoint(seen, [baselineName, ...(why.startsWith('349') ? ['349-late.sql'] : []), '350-one.sql']);
  expect(result).toMatchObject({ kind: 'refused', message: expect.stringContaining(why) });
  expect(result).toMatchObject({ message: expect.stringMatching(/Nothing was applied\.$/) });
});

/** As left by the release before the baseline. */
const runOld = async (db: Database): Promise<void> => {
  await db.run(
    'create table schema_migrations (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  for (const { name, checksum, text } of readMigrations(before)) {
    await db.run(text);
    await db.run('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  }
};

const bodies = (db: Database) =>
  db.rows(
    'select oid::regprocedure::text as name, prosrc from pg_proc where pronamespace = $1::regnamespace order by 1',
    ['public'],
  );
/** Without creation times, which differ per database. */
const rowsOf = (db: Database, table: string) =>
  db.rows(
    `select to_jsonb(t) - array['added_at', 'created_at', 'changed_at', 'rolled_at'] as row from ${table} t order by 1`,
  );
const seeded = [
  'restricted_countries',
  'jurisdictions',
  'payment_gateways',
  'payment_currencies',
  'ledger_guard',
  'rollup_mark',
];

test('a database of the release before the baseline becomes what a new one is, with what it holds', async () => {
  const { url, db: fresh } = await testDatabase();
  await using old = await anotherDatabase(url);
  const appPassword = appRolePassword(testSecretsKey);
  await runOld(old.db);
  await old.db.run(`insert into restricted_countries (code) values ('XA')`);
  expect(await migrate({ url: old.url, appPassword })).toMatchObject({ ok: true, applied: migrationNames() });
  expect(await schemaText(old.db)).toBe(await schemaText(fresh));
  expect(await bodies(old.db)).toEqual(await bodies(fresh));
  expect(await old.db.rows(`delete from restricted_countries where code = 'XA' returning code`)).toHaveLength(1);
  for (const table of seeded) expect(await rowsOf(old.db, table), table).toEqual(await rowsOf(fresh, table));
});
