import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { files, mainLines } from './files.ts';
import { table } from './table.ts';

test('no two lines of the table leave the same picture', () => {
  const names = table.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

test('every line has a file that opens it', () => {
  const there = readdirSync(import.meta.dirname).flatMap(
    (name) => /^((?:visitor|player|operator)-.*?)(?:\.long)?\.test\.ts$/.exec(name)?.[1] ?? [],
  );
  expect(files).toEqual(there.toSorted());
});

test('every main line is in the table', () => {
  expect(mainLines.filter((main) => !table.some(({ name }) => name === main))).toEqual([]);
});
