/** The file of a day's report holds texts of gateways, and is opened in a spreadsheet. */
import { expect, test } from 'vitest';
import type { ComparedRow, Report } from '../../../modules/payments/index.ts';
import { csvOf } from './reconciliation-answers.ts';

const row = (ourRef: string): ComparedRow => ({
  ...{ key: ourRef, kind: 'deposit', ourRef, line: 'line', currency: 'EUR', standing: 'differs' },
  ...{ problem: 'missing_here', because: undefined, here: 0n, there: -5n, amountHere: undefined, amountThere: 5n },
  ...{ hereAt: undefined, thereAt: undefined, gap: -5n },
});

test.each([
  ['=1+1', `'=1+1`],
  ['-2+3+cmd', `'-2+3+cmd`],
  ['-1e9', `'-1e9`],
  [' @SUM(A1)', `' @SUM(A1)`],
  ['\t+1', `'\t+1`],
  ['a"b', '"a""b"'],
  ['-1.50', '-1.50'],
  ['dep_1', 'dep_1'],
])('%j is no formula there', (given, cell) => {
  const report = {
    party: 'X',
    day: '2026-01-01',
    state: 'differs',
    failure: undefined,
    comparedAt: undefined,
  } as const;
  const csv = csvOf({ ...report, sums: [], rows: [row(given)], cases: [] } as unknown as Report);
  expect(csv.split('\r\n')[1]).toBe(`deposit,${cell},line,EUR,differs,missing_here,,0.00,-0.05,,0.05,,`);
});
