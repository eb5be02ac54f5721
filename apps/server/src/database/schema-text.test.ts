import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { readDefinitions } from './definitions.ts';
import { readMigrations } from './migration-files.ts';
import { schemaText } from './schema-text.ts';
import { linesBefore, lockedDefinitions, nextLock } from './testing/locked-definitions.ts';
import { faultsAgainst, lockText, readLock } from './testing/released-migrations.ts';

test('schema.sql is the schema that the migrations and functions make', async () => {
  const { db } = await testDatabase();
  await expect(await schemaText(db)).toMatchFileSnapshot('./schema.sql');
});

test('migrations.lock has every migration, and those it had before are unchanged and come first', async () => {
  expect(faultsAgainst(readLock(), readMigrations())).toEqual([]);
  await expect(lockText(readMigrations())).toMatchFileSnapshot('./migrations.lock');
});

test('definitions.lock has the number of every function and view, which rises with each change', async () => {
  const lock = nextLock(lockedDefinitions(), linesBefore(), readDefinitions());
  await expect(lock).toMatchFileSnapshot('./definitions.lock');
});
