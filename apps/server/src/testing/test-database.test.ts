import { expect, test } from 'vitest';
import { testDatabase } from './test-database.ts';

test('a test database speaks PostgreSQL 18 and keeps two test files apart', async () => {
  const [first, second] = await Promise.all([testDatabase(), testDatabase()]);
  await first.db.run('create table only_here (id bigint)');
  const version = await first.db.one<{ version: string }>(`select current_setting('server_version') as version`);
  const there = await second.db.one<{ found: string | null }>(`select to_regclass('only_here')::text as found`);
  expect(version.version).toMatch(/^18\./);
  expect(there.found).toBeNull();
});

test('the servers connect as a role that cannot make tables', async () => {
  const { app } = await testDatabase();
  await expect(app.run('create table mine (id bigint)')).rejects.toThrow(/permission denied/);
});
