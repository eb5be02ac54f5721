import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';

/** The page that lists which constraint enforces each rule. */
const page = new URL('../../../../docs/operations/money-rules.md', import.meta.url);

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const rules = readFileSync(page, 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, rule, keeps, proof]) =>
    rule !== undefined && keeps !== undefined && proof?.includes('.test.ts') ? [{ rule, keeps, proof }] : [],
  );

test('the list of the rules of money names what there is: constraints, triggers, functions, tables', async () => {
  const known = new Set(
    (
      await database.db.rows<{ name: string }>(
        `select tgname as name from pg_trigger where not tgisinternal
         union select conname from pg_constraint
         union select proname from pg_proc where pronamespace = 'public'::regnamespace
         union select relname from pg_class where relnamespace = 'public'::regnamespace`,
      )
    ).map(({ name }) => name),
  );
  expect(rules.length).toBeGreaterThan(30);
  const named = rules.flatMap(({ keeps }) => [...keeps.matchAll(/`([a-z_]+)`/g)].map(([, name = '']) => name));
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test('and tests that are there', () => {
  const missing = rules.flatMap(({ proof }) => {
    const [, file = '', words = ''] = /^`([^`]+)`: (.+)$/.exec(proof) ?? [];
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    return text.includes(words) ? [] : [proof];
  });
  expect(missing).toEqual([]);
});

test('no trigger that keeps a rule of money is switched off', async () => {
  const off = await database.db.rows(
    `select tgrelid::regclass::text, tgname from pg_trigger where not tgisinternal and tgenabled <> 'O'`,
  );
  expect(off).toEqual([]);
});
