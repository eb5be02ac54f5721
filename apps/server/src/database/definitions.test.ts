import path from 'node:path';
import { expect, test } from 'vitest';
import { testDatabase } from '../testing/test-database.ts';
import { readDefinitions } from './definitions.ts';
import { migrate } from './migrate.ts';
import { checksumOf } from './migration-files.ts';
import { folderOf } from './testing/folder-of.ts';

const one = (value: number, grant = 'grant execute on function one() to carmine_app;') => ({
  'tests/one.sql': `create or replace function one() returns integer language sql as 'select ${value}';\n${grant}\n`,
});

const two = 'create or replace function two() returns integer language sql as $$select 2$$;\n';

test('a definition is applied when it changed, with its grants, and only then', async () => {
  const { url, app } = await testDatabase();
  expect(await migrate({ url, functions: folderOf(one(1)) })).toMatchObject({ ok: true, defined: ['one'] });
  expect(await migrate({ url, functions: folderOf(one(1)) })).toMatchObject({ defined: [] });
  expect(await app.one('select one()')).toEqual({ one: 1 });
  expect(await migrate({ url, functions: folderOf(one(2, '')) })).toMatchObject({ defined: ['one'] });
  await expect(app.one('select one()')).rejects.toThrow('permission denied');
});

test('a definition that is applied again belongs to the owner, without manual grants', async () => {
  const { url, db, app } = await testDatabase();
  const view = (of: number) => ({ 'tests/seen.sql': `create or replace view seen as select ${of} as n;` });
  const other = `other_${process.pid}`;
  await migrate({ url, functions: folderOf({ ...one(1), ...view(1) }) });
  await db.run(`create role ${other}; grant create on schema public to ${other};
    alter function one() owner to ${other}; alter view seen owner to ${other};
    grant execute on function one() to public; grant select on seen to carmine_app`);
  await migrate({ url, functions: folderOf({ ...one(2, ''), ...view(2) }) });
  const owners = `select pg_get_userbyid(proowner) = current_user as ours from pg_proc where proname = 'one'
    union all select pg_get_userbyid(relowner) = current_user from pg_class where relname = 'seen'`;
  expect(await db.rows(owners)).toEqual([{ ours: true }, { ours: true }]);
  await expect(app.one('select one()')).rejects.toThrow('permission denied');
  await expect(app.one('select n from seen')).rejects.toThrow('permission denied');
  await migrate({ url, functions: folderOf(one(3)) });
  expect(await app.one('select one()')).toEqual({ one: 3 });
  await db.run(`drop owned by ${other}; drop role ${other}`);
});

test('a new function can be executed only with its grants, whichever role migrates', async () => {
  const { url, db, app } = await testDatabase();
  await db.run('alter default privileges grant execute on functions to public');
  await migrate({ url, functions: folderOf(one(1, '')) });
  await expect(app.one('select one()')).rejects.toThrow('permission denied');
});

/** `one` of a release in which it has this number. */
const release = (version: number, value: number): string => {
  const [[name, text] = ['', '']] = Object.entries(one(value));
  const line = `${version}  ${checksumOf(text)}  one\n`;
  return path.join(folderOf({ [`functions/${name}`]: text, 'definitions.lock': line }), 'functions');
};

test('a release that brings an earlier definition back applies it', async () => {
  const { url, db } = await testDatabase();
  for (const [version, value] of [
    [1, 1],
    [2, 2],
    [3, 1],
  ] as const)
    expect(await migrate({ url, functions: release(version, value) })).toMatchObject({ defined: ['one'] });
  expect(await db.one('select one()')).toEqual({ one: 1 });
  expect(await migrate({ url, functions: release(3, 1) })).toMatchObject({ defined: [] });
});

test('an older release that starts again beside a newer one brings none of its definitions back', async () => {
  const { url, db } = await testDatabase();
  for (const [version, value] of [
    [1, 1],
    [2, 2],
    [3, 1],
  ] as const)
    await migrate({ url, functions: release(version, value) });
  for (const [version, value] of [
    [2, 2],
    [1, 1],
  ] as const)
    expect(await migrate({ url, functions: release(version, value) })).toMatchObject({ defined: [] });
  expect(await db.one('select one()')).toEqual({ one: 1 });
  await migrate({ url, functions: release(4, 2) });
  expect(await db.one('select one()')).toEqual({ one: 2 });
});

test('in a checkout in which somebody works, the text applied last counts', async () => {
  const { url, db } = await testDatabase();
  for (const value of [1, 2, 1]) {
    await migrate({ url, functions: folderOf(one(value)) });
    expect(await db.one('select one()')).toEqual({ one: value });
  }
});

test('a database of a release before definitions had numbers goes on, also beside a server of that release', async () => {
  const { url, db } = await testDatabase();
  await migrate({ url, functions: folderOf(one(1)) });
  await db.run('alter table schema_definitions drop column version');
  expect(await migrate({ url, functions: release(1, 2) })).toMatchObject({ defined: ['one'] });
  // What that server asks: whether its text was ever applied.
  const [[, text] = ['', '']] = Object.entries(one(1));
  expect(
    await db.rows('select name from schema_definitions where (name, checksum) = ($1, $2)', ['one', checksumOf(text)]),
  ).toHaveLength(1);
});

test('one that fails is named, and none of its release is applied', async () => {
  const { url, db } = await testDatabase();
  await migrate({ url, functions: folderOf(one(1)) });
  const functions = folderOf({
    ...one(2),
    'tests/two.sql': 'create or replace function two() returns nonsense language sql as $$$$;',
  });
  await expect(migrate({ url, functions })).rejects.toThrow('two.sql failed');
  expect(await db.one('select one()')).toEqual({ one: 1 });
});

test('a view comes after the functions and after the view that it reads', () => {
  const functions = folderOf({
    'tests/a.sql': 'create or replace view a as select * from b;',
    'tests/b.sql': 'create or replace view b as select one();',
    ...one(1),
  });
  expect(readDefinitions(functions).map(({ name }) => name)).toEqual(['one', 'b', 'a']);
});

test.each(['one.sql', 'tests/one.txt', 'tests/one.sql~', 'tests/One.sql', 'Tests/one.sql', 'tests/.one.sql', '.keep'])(
  'a file named %s is refused: skipped, nobody would miss it',
  (name) => {
    const functions = folderOf({ 'tests/two.sql': two, [name]: one(1)['tests/one.sql'] });
    expect(() => readDefinitions(functions)).toThrow(`${name} in functions/ is not named like`);
  },
);

test('a folder with a file that is refused stops the start before anything is applied', async () => {
  const { url, db } = await testDatabase();
  const functions = folderOf({ 'tests/two.sql': two, 'tests/readme.txt': '' });
  await expect(migrate({ url, functions })).rejects.toThrow('readme.txt in functions/ is not named like');
  expect(await db.one(`select to_regproc('two') as made`)).toEqual({ made: null });
});

test('a file that defines something else than its name, or what another file defines, is refused', () => {
  expect(() => readDefinitions(folderOf({ 'tests/one.sql': `${one(1)['tests/one.sql']}${two}` }))).toThrow(
    'defines two as well',
  );
  expect(() => readDefinitions(folderOf({ 'tests/two.sql': one(1)['tests/one.sql'] }))).toThrow('does not define two');
  expect(() => readDefinitions(folderOf({ ...one(1), 'more/one.sql': one(2)['tests/one.sql'] }))).toThrow('two files');
});

test('what a database has of functions and views is what the files define, each overload once', async () => {
  const { db } = await testDatabase();
  const made = await db.rows<{ name: string; overloads: bigint }>(
    `select name, count(*) as overloads from (
       select proname as name from pg_proc where pronamespace = 'public'::regnamespace
       union all
       select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace) x
     group by name order by name collate "C"`,
  );
  const written = readDefinitions().map(({ name, text }) => ({
    name,
    overloads: BigInt([...text.matchAll(/^create or replace (function|view) /gm)].length),
  }));
  expect(made).toEqual(written.toSorted((a, b) => (a.name < b.name ? -1 : 1)));
});
