import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files } from './files.ts';
import { table } from './table.ts';

test('no two lines of the table leave the same picture', () => {
  const names = table.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('every line has a file that opens it', () => {
  const there = readdirSync(import.meta.dirname).filter((name) =>
    /^(visitor|player|operator)-.*\.test\.ts$/.test(name),
  );
  expect(files.map((file) => `${file}.test.ts`)).toEqual(there.toSorted());
});
