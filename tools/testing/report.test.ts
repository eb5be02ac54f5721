import { expect, test } from 'vitest';
import { totalsOf } from './report.mjs';

test('each project’s total is that of all its files, the longest first', () => {
  const file = (project: string, tests: number, seconds: number) => ({ name: `${project} a`, project, tests, seconds });
  expect(totalsOf([file('pure', 3, 1), file('server', 2, 4), file('pure', 1, 0.5)])).toEqual([
    { name: 'server', seconds: 4, files: 1, tests: 2 },
    { name: 'pure', seconds: 1.5, files: 2, tests: 4 },
  ]);
});
