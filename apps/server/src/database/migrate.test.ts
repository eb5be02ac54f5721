import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testSecretsKey } from '../testing/secrets-key.ts';
import { testDatabase } from '../testing/test-database.ts';
import { connect } from './database.ts';
import { appRolePassword } from './app-role.ts';
import { lockPatienceMs, migrate } from './migrate.ts';
import { migrationNames } from './migration-files.ts';
import { sqlFolder } from './sql-folder.ts';
import { folderOf } from './testing/folder-of.ts';
import { limitsOfCalls } from './time-limits.ts';

/** The real migrations, followed by these. */
const withOwn = (files: Record<string, string>): string => {
  const own = migrationNames().map(
    (name) => [name, readFileSync(path.join(sqlFolder('migrations'), name), 'utf8')] as const,
  );
  return folderOf({ ...Object.fromEntries(own), ...files });
};

const first = { '900-one.sql': 'create table one (id bigint primary key);' };

test('files run once, in the order of their names', async () => {
  const { url, db } = await testDatabase();
  const directory = withOwn({ ...first, '901-two.sql': 'alter table one add column two text;' });
  expect(await migrate({ url, directory })).toMatchObject({ ok: true, applied: ['900-one.sql', '901-two.sql'] });
  expect(await migrate({ url, directory })).toMatchObject({ ok: true, applied: [] });
  await db.run(`insert into one values (1, 'x')`);
});

test('a file without a number is refused before anything runs, because skipping it would go unnoticed', async () => {
  const { url } = await testDatabase();
  const migrated = migrate({ url, directory: withOwn({ ...first, '901_two.sql': 'select 1;' }) });
  await expect(migrated).rejects.toThrow('901_two.sql in migrations/ is not named like');
  expect(await migrate({ url, directory: withOwn(first) })).toMatchObject({ applied: ['900-one.sql'] });
});

test('a program that does not know what has run in the database applies nothing', async () => {
  const { url, db } = await testDatabase();
  await migrate({ url, directory: withOwn({ '901-newer.sql': 'select 1;' }) });
  const functions = folderOf({
    'tests/older.sql': `create or replace function older() returns int language sql as 'select 1';`,
  });
  const older = await migrate({ url, directory: withOwn(first), functions });
  expect(older).toMatchObject({
    ok: false,
    message: expect.stringContaining('does not know its migration 901-newer.sql'),
  });
  expect(await db.one(`select to_regclass('one') as found, to_regproc('older') as made`)).toEqual({
    found: null,
    made: null,
  });
});

test('two servers that start at once apply each file once', async () => {
  const { url } = await testDatabase();
  const directory = withOwn({ ...first, '901-slow.sql': 'select pg_sleep(0.3); create table slow (id bigint);' });
  const results = await Promise.all([1, 2, 3].map(() => migrate({ url, directory })));
  expect(results.flatMap((result) => (result.ok ? result.applied : ['failed'])).toSorted()).toEqual([
    '900-one.sql',
    '901-slow.sql',
  ]);
});

test('a file that was changed after it ran is refused', async () => {
  const { url } = await testDatabase();
  expect(await migrate({ url, directory: withOwn(first) })).toMatchObject({ ok: true });
  const changed = await migrate({ url, directory: withOwn({ '900-one.sql': 'create table other (id bigint);' }) });
  expect(changed).toEqual({
    ok: false,
    message: 'Migration 900-one.sql was changed after it was applied: write a new one instead.',
  });
});

test('a file that fails leaves nothing behind and is named', async () => {
  const { url, db } = await testDatabase();
  const directory = withOwn({ '900-half.sql': 'create table half (id bigint); select nonsense;' });
  await expect(migrate({ url, directory })).rejects.toThrow('Migration 900-half.sql failed');
  expect(await db.one(`select to_regclass('half') as found`)).toEqual({ found: null });
});

const marker = (value: string) => ({
  'tests/marker.sql': `create or replace function marker() returns text language sql as $$select '${value}'::text$$;`,
});

test('a definition that fails takes the migrations of its release with it', async () => {
  const { url, db } = await testDatabase();
  const functions = folderOf({ 'tests/marker.sql': 'create or replace function marker() returns nonsense as $$$$;' });
  await expect(migrate({ url, directory: withOwn(first), functions })).rejects.toThrow('marker.sql failed');
  expect(await db.one(`select to_regclass('one') as found`)).toEqual({ found: null });
});

test('no call sees the new tables with the old functions', async () => {
  const { url, db } = await testDatabase();
  await migrate({ url, functions: folderOf(marker('before')) });
  const directory = withOwn({ ...first, '901-slow.sql': 'select pg_sleep(0.2);' });
  const slow = `select pg_sleep(0.2);\ncreate or replace function slow() returns integer language sql as 'select 1';`;
  const functions = folderOf({ ...marker('after'), 'tests/slow.sql': slow });
  const state = { done: false };
  const migrating = migrate({ url, directory, functions }).finally(() => (state.done = true));
  const seen = new Set<string>();
  while (!state.done) {
    const { made, value } = await db.one<{ made: boolean; value: string }>(
      `select to_regclass('one') is not null as made, marker() as value`,
    );
    seen.add(`${made ? 'with' : 'without'} the table, ${value}`);
  }
  expect(await migrating).toMatchObject({ ok: true, applied: ['900-one.sql', '901-slow.sql'] });
  seen.add(`with the table, ${(await db.one<{ value: string }>('select marker() as value')).value}`);
  expect([...seen]).toEqual(['without the table, before', 'with the table, after']);
});

test('a lock held by long bets is retried, and bets never wait for it longer than their lock timeout', async () => {
  const { url, db } = await testDatabase();
  await migrate({ url, directory: withOwn(first) });
  const directory = withOwn({ ...first, '901-two.sql': 'alter table one add column two text;' });
  const waiting = async () =>
    (await db.rows(`select from pg_locks where relation = 'one'::regclass and not granted`)).length > 0;
  const until = async (wanted: boolean) => {
    while ((await waiting()) !== wanted);
  };
  const migrating = await db.transaction(async (bet) => {
    await bet.run('insert into one values (1)');
    const started = migrate({ url, directory });
    await until(true);
    await until(false);
    return { started };
  });
  expect(await migrating.started).toMatchObject({ ok: true, applied: ['901-two.sql'] });
  expect(lockPatienceMs).toBeLessThan(limitsOfCalls(4_000).lockMs);
});

test('a bet that is under way when a release comes goes through, whatever tables it still needs', async () => {
  const { url, db } = await testDatabase();
  const tables = { '900-one.sql': 'create table one (id bigint); create table two (id bigint);' };
  await migrate({ url, directory: withOwn(tables) });
  const changed = 'alter table one add column more text; alter table two add column more text;';
  const started = await db.transaction(async (bet) => {
    await bet.run('select from player_gate for no key update');
    await bet.run('insert into two values (1)');
    const migrating = migrate({ url, directory: withOwn({ ...tables, '901-both.sql': changed }) });
    while ((await db.rows('select from pg_locks where not granted')).length === 0);
    await bet.run('insert into one values (1)');
    return { migrating };
  });
  expect(await started.migrating).toMatchObject({ ok: true, applied: ['901-both.sql'] });
});

test('what a migration leaves to be looked at by the end keeps no later one from altering the same table', async () => {
  const { url } = await testDatabase();
  const directory = withOwn({
    '900-one.sql': `create table one (id bigint primary key, other bigint references one deferrable initially deferred);
      insert into one values (1, 2), (2, 1);`,
    '901-two.sql': 'alter table one add column two text;',
    '902-bad.sql': 'insert into one values (3, 4);',
  });
  await expect(migrate({ url, directory })).rejects.toThrow('Migration 902-bad.sql failed');
});

test('a database of another cell is refused before anything is applied to it', async () => {
  const { url, db } = await testDatabase();
  expect(await migrate({ url, directory: withOwn(first), functions: folderOf(marker('never')), cell: 3 })).toEqual({
    ok: false,
    message: "The database is of cell 0 and CELL says 3: its ids would be another cell's. Nothing was applied.",
  });
  expect(await db.one(`select to_regclass('one') as found, to_regproc('marker') as made`)).toEqual({
    found: null,
    made: null,
  });
});

test('a database that is not there is one sentence', async () => {
  const refused = await migrate({ url: 'postgres://nobody:pw@127.0.0.1:1/none' });
  expect(refused).toMatchObject({ ok: false });
  expect(refused.ok ? '' : refused.message).toMatch(/^The database at 127\.0\.0\.1:1 cannot be reached: .+\.$/);
});

test('a user who may create roles but is no superuser can set up a database', async () => {
  const { url, db } = await testDatabase();
  const name = `hosted_${randomBytes(6).toString('hex')}`;
  await db.run(`create role ${name} login createrole password 'pw'`);
  await db.run(`grant carmine_app to ${name} with admin option`);
  await db.run(`create database ${name} owner ${name}`);
  const own = new URL(url);
  Object.assign(own, { username: name, password: 'pw', pathname: `/${name}` });
  const migrated = await migrate({ url: own.href, appPassword: appRolePassword(testSecretsKey) });
  await db.run(`drop database ${name} with (force)`);
  await db.run(`drop role ${name}`);
  expect(migrated).toMatchObject({ ok: true, applied: migrationNames() });
});

test("the servers' role can neither make tables nor touch what was applied", async () => {
  const { app } = await testDatabase();
  await expect(app.run('create table mine (id bigint)')).rejects.toThrow('permission denied');
  await expect(app.run('delete from schema_migrations')).rejects.toThrow('permission denied');
});

test('a table of a new migration is closed to the servers until it is granted', async () => {
  const { url, appUrl } = await testDatabase();
  const directory = withOwn({
    '900-one.sql': `create table closed (id bigint); create table open (id bigint); grant select on open to carmine_app;
      create function anybody() returns int language sql as 'select 1';`,
  });
  expect(await migrate({ url, directory })).toMatchObject({ ok: true });
  const app = connect(appUrl, { applicationName: 'test' });
  expect(await app.rows('select * from open')).toEqual([]);
  await expect(app.rows('select * from closed')).rejects.toThrow('permission denied');
  await expect(app.rows('select anybody()')).rejects.toThrow('permission denied');
  await app.close();
});
