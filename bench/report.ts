/** The benchmark's table, for people and for the repository. */
import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Row } from './measurement.ts';

const columns: readonly (readonly [title: string, of: (row: Row) => string])[] = [
  ['path', ({ name }) => name],
  ['clients', ({ clients }) => `${clients}`],
  ['per second', ({ perSecond }) => `${perSecond}`],
  ['p50 ms', ({ p50Ms }) => `${p50Ms}`],
  ['p99 ms', ({ p99Ms }) => `${p99Ms}`],
  ['CPU µs each', ({ processorUs }) => (processorUs === undefined ? '' : `${processorUs}`)],
  ['compared with', ({ reference }) => reference],
  ['ratio', ({ ratio }) => ratio.toFixed(2)],
  ['goal', ({ goal }) => (goal === undefined ? '' : goal.toFixed(1))],
];

/** A Markdown table with aligned columns for terminals. */
export const tableOf = (rows: readonly Row[]): string => {
  const cells = [columns.map(([title]) => title), ...rows.map((row) => columns.map(([, of]) => of(row)))];
  const widths = columns.map((_column, i) => Math.max(...cells.map((line) => line[i]?.length ?? 0)));
  const line = (texts: readonly string[]): string =>
    `| ${texts.map((text, i) => (i === 0 ? text.padEnd(widths[i] ?? 0) : text.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`;
  const [head = [], ...body] = cells;
  return [line(head), rule, ...body.map(line)].join('\n');
};

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** The commit that ran, with a mark when the tree held more than it. */
export const commitOf = (): string => {
  try {
    return (
      git('rev-parse', '--short=12', 'HEAD') +
      (git('status', '--porcelain', '--', '.', ':!bench/results') === '' ? '' : ' and uncommitted changes')
    );
  } catch {
    return 'unknown';
  }
};

export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.version}`;
