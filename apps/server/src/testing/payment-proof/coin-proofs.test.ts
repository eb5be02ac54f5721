import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { coinRows, coinsTaken } from './coin-proofs.ts';
import { columns } from './columns.ts';

const root = path.resolve(import.meta.dirname, '../../../../..');

test('every coin that is taken has a row, and nothing else', () => {
  expect(Object.keys(coinRows).toSorted()).toEqual(coinsTaken());
});

test.each(Object.entries(coinRows))(
  '%s: every case names its test or why there is none, and the test is there',
  (_code, row) => {
    const missing = columns.filter((column) => row.proofs[column] === undefined && row.lacks[column] === undefined);
    const both = columns.filter((column) => row.proofs[column] !== undefined && row.lacks[column] !== undefined);
    expect([missing, both]).toEqual([[], []]);
    const gone = Object.values(row.proofs).filter(
      ({ file, title }) => !readFileSync(path.join(root, file), 'utf8').includes(title),
    );
    expect(gone).toEqual([]);
  },
);
