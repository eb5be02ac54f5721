import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { ReportWriter, totalsOf } from './report.mjs';

test('each project’s total is that of all its files, the longest first', () => {
  const file = (project: string, tests: number, seconds: number) => ({ name: `${project} a`, project, tests, seconds });
  expect(totalsOf([file('pure', 3, 1), file('server', 2, 4), file('pure', 1, 0.5)])).toEqual([
    { name: 'server', seconds: 4, files: 1, tests: 2 },
    { name: 'pure', seconds: 1.5, files: 2, tests: 4 },
  ]);
});

test('what passed at its second try only is named, and counts as passed', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'carmine-report-test-'));
  const file = path.join(folder, 'report.json');
  const one = (fullName: string, state: string, flaky: boolean) => ({ fullName, state, diagnostic: () => ({ flaky }) });
  const tests = [one('first', 'passed', false), one('second', 'passed', true), one('never', 'failed', false)];
  const module = {
    ...{ project: { name: 'screens' }, relativeModuleId: 'a.test.ts', diagnostic: () => ({}), state: () => 'failed' },
    children: { allTests: (wanted?: string) => tests.filter(({ state }) => wanted === undefined || state === wanted) },
  };
  new ReportWriter({ file }).onTestRunEnd([module] as never, []);
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true });
  expect(report).toMatchObject({
    ...{ passed: 2, failed: 1 },
    ...{ secondTries: ['screens a.test.ts > second'], failures: ['screens a.test.ts > never'] },
  });
});
