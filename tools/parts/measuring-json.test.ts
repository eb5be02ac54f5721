/** Fields of the `--json` output of `budgets`, `soak`, `bench` and `prove` that other programs rely on. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { registry } from '@carmine/games';
import { expect, test } from 'vitest';
import { budgetMetrics, lcpRatios, pageBudgets } from '../../bench/pages/budgets-table.ts';
import { benchMetrics, toRow } from '../../bench/measurement.ts';
import { soakMetrics } from '../../tests/faults/soak-row.ts';

const weights = { html: 14_000, js: 100_000, css: 11_000, font: 80_000, image: 5_000, json: 9_000, total: 219_000 };
const times = { lcpMs: 800.123_456, beforeMs: 300, tbtMs: 40, inpMs: 50, readyMs: 0 };
const load = { weights, aheadBytes: 0, domNodes: 700, ...times, cls: 0 };

test('a budget is page, metric, the median, the budget and whether it is met', () => {
  const slow = { ...load, lcpMs: 1_400, weights: { ...weights, js: 111_000 } };
  const metrics = budgetMetrics({ page: 'lobby', runs: [load, slow, slow], budgets: pageBudgets, over: [] });
  expect(metrics).toContainEqual({ page: 'lobby', metric: 'js', value: 111_000, budget: pageBudgets.js, met: false });
  expect(metrics).toContainEqual({ page: 'lobby', metric: 'lcpMs', value: 1_400, budget: 1_000, met: false });
  expect(metrics).toContainEqual({ page: 'lobby', metric: 'cls', value: 0, budget: 0, met: true });
  expect(new Set(metrics.flatMap((metric) => Object.keys(metric)))).toEqual(
    new Set(['page', 'metric', 'value', 'budget', 'met']),
  );
  expect(budgetMetrics({ page: 'bare page', runs: [load], budgets: {}, over: [] })).toEqual([]);
});

test('how late a lobby is beside a bare page is a budget of its own', () => {
  const rowOf = (page: string, lcpMs: number) => ({ page, runs: [{ ...load, lcpMs }], budgets: {}, over: [] });
  const rows = [rowOf('bare page', 240), rowOf('lobby', 600), rowOf('lobby, 60 games more', 603), rowOf('frame', 900)];
  expect(lcpRatios(rows)).toEqual([
    { page: 'lobby', metric: 'lcpRatio', value: 2.5, budget: 2.5, met: true },
    { page: 'lobby, 60 games more', metric: 'lcpRatio', value: 2.51, budget: 2.5, met: false },
  ]);
});

test('a line of the soak is name, count, failed, seed and commit', () => {
  const [row] = soakMetrics([{ name: 'app-kills', count: 10, failed: 0, seed: 7, seen: 'much' }]);
  expect(row).toEqual({ name: 'app-kills', count: 10, failed: 0, seed: 7, commit: expect.any(String) });
});

test('a line of the benchmark is name, clients, rate, times, what it is compared with and the ratio', () => {
  const measured = { name: 'a', clients: 32, goal: 2, samples: [{ count: 10, seconds: 1, latenciesMs: [1, 2] }] };
  expect(benchMetrics([toRow({ ...measured, name: 'b' }, measured)])).toEqual([
    { name: 'b', clients: 32, perSecond: 10, p50Ms: 2, p99Ms: 2, reference: 'a', ratio: 1 },
  ]);
});

test('prove prints one document and nothing else', () => {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  // The others are counted again by their own tests, which takes longer.
  const quick = registry.filter(({ workOut }) => workOut === undefined).map(({ id }) => id);
  const args = [tsx, 'tools/prove-rtp.ts', '--json', ...quick];
  const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const rows = JSON.parse(printed) as Record<string, unknown>[];
  expect(rows.length).toBeGreaterThan(3);
  const wanted = ['game', 'bet', 'method', 'rtp', 'rtpDecimal', 'sd', 'hit', 'maxWin', 'maxWinChance'];
  for (const { se: _se, win: _win, ...row } of rows) expect(Object.keys(row)).toEqual(wanted);
});
