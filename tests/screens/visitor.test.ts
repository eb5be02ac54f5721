import { expect, test } from 'vitest';
import { inspectLines } from './inspect-lines.ts';
import { table } from './table.ts';

test('no two lines of the table leave the same picture', () => {
  const names = table.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
});

inspectLines('visitor');
