import path from 'node:path';
import { expect, test } from 'vitest';
import { sources } from './sources.ts';

/** The first file that the rules hold for: what has run is never changed. */
const first = '366';
const migrations = sources.filter(
  ({ name }) => /\/database\/migrations\/\d{3}-[a-z0-9-]+\.sql$/.test(name) && path.basename(name) >= first,
);

/** Without comments and bodies of blocks. */
const statementsOf = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\$\$[\s\S]*?\$\$/g, '')
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' ').toLowerCase());

/**
 * A constraint on existing rows is added NOT VALID and validated in a separate statement: on a table too large to scan at startup,
 * validation is left to a job.
 */
const broken = (text: string): string[] => {
  const statements = statementsOf(text);
  const made = new Set(statements.flatMap((one) => /^create (?:unlogged )?table (\w+)/.exec(one)?.[1] ?? []));
  return statements.filter((one) => {
    const table = /^alter table (?:only )?(\w+)/.exec(one)?.[1];
    if (table === undefined || made.has(table)) return false;
    if (!/\bcheck ?\(|\breferences\b/.test(one)) return false;
    return !/^alter table \w+ add constraint \w+ .* not valid$/.test(one) || /, ?(add|drop|alter|validate) /.test(one);
  });
};

test('a migration adds constraints in statements of their own, not valid, and proves them in others', () => {
  expect(migrations.length).toBeGreaterThan(0);
  expect(migrations.flatMap(({ name, text }) => broken(text).map((one) => `${name}: ${one}`))).toEqual([]);
});

test.each([
  ['a new table', 'create table a (b bigint check (b > 0)); alter table a add constraint c check (b < 9)', 0],
  ['one not valid', 'alter table a add constraint c check (b > 0) not valid', 0],
  ['its proof', 'alter table a validate constraint c', 0],
  [
    'its proof in the same statement',
    'alter table a add constraint c check (b > 0) not valid, validate constraint c',
    1,
  ],
  ['one that is proven at once', 'alter table a add constraint c check (b > 0)', 1],
  ['a column with a foreign key', 'alter table a add column b bigint references d (id)', 1],
  ['two in one statement', 'alter table a add constraint c check (b > 0), add constraint d check (b < 9) not valid', 1],
])('%s', (_what, text, count) => {
  expect(broken(text)).toHaveLength(count);
});
