import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { rowArrayText } from './row-literal.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.db.run('create type row_literal as (a text, b bigint, c boolean, d json)');
});
afterAll(() => database.db.run('drop type row_literal'));

/** PostgreSQL text cannot contain NUL, which is rejected long before. */
const text = fc
  .oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', 'null', 'NULL', '{}', '(,)', '\\', '"', "'", ' a ', '\n', '\\"'),
  )
  .filter((value) => !value.includes('\0'));

it('the database reads exactly what was written into a row', async () => {
  const row = fc.record({
    a: fc.option(text, { nil: undefined }),
    b: fc.option(fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n), { nil: undefined }),
    c: fc.option(fc.boolean(), { nil: undefined }),
    d: fc.option(fc.dictionary(text, fc.oneof(text, fc.integer(), fc.array(text, { maxLength: 3 }))), {
      nil: undefined,
    }),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { maxLength: 4 }), async (rows) => {
      const literal = rowArrayText(
        rows.map(({ a, b, c, d }) => [a, b, c, d === undefined ? undefined : JSON.stringify(d)]),
      );
      const read = await database.db.rows('select a, b, c, d::text as d from unnest($1::row_literal[])', [literal]);
      expect(read).toEqual(
        rows.map(({ a, b, c, d }) => ({
          a: a ?? null,
          b: b ?? null,
          c: c ?? null,
          d: d === undefined ? null : JSON.stringify(d),
        })),
      );
    }),
    { numRuns: 200 },
  );
});
