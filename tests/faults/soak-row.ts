/** Rows of the soak's results: parts that did not run this time are kept. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { commitOf, machine } from '../../bench/report.ts';

export interface SoakRow {
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  readonly seed: number;
  /** For people: what happened along the way. */
  readonly seen: string;
}

const file = new URL('../../bench/results/soak.md', import.meta.url);
const head = ['| what | count | failed | seed | commit | seen |', '|---|---:|---:|---:|---|---|'];
const lineOf = ({ name, count, failed, seed, seen }: SoakRow, commit: string): string =>
  `| ${name} | ${count} | ${failed} | ${seed} | ${commit} | ${seen} |`;

export const soakTable = (rows: readonly SoakRow[]): string => {
  const commit = commitOf();
  return [...head, ...rows.map((row) => lineOf(row, commit))].join('\n');
};

/** For programs. */
export const soakMetrics = (rows: readonly SoakRow[]) => {
  const commit = commitOf();
  return rows.map(({ name, count, failed, seed }) => ({ name, count, failed, seed, commit }));
};

const nameOf = (line: string): string => /^\| ([\w-]+) \|/.exec(line)?.[1] ?? '';

/** How much the stored row of this name counted; 0 without one. */
export const countKept = (name: string): number => {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const line = lines.find((one) => nameOf(one) === name);
  return Number(line?.split('|')[2] ?? 0);
};

/** Stores these rows, replacing older ones of the same name. */
export const saveSoak = (rows: readonly SoakRow[]): void => {
  if (rows.length === 0) return;
  const commit = commitOf();
  const fresh = new Map(rows.map((row) => [row.name, lineOf(row, commit)]));
  const before = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const kept = before.filter((line) => nameOf(line) !== '' && nameOf(line) !== 'what' && !fresh.has(nameOf(line)));
  const table = [...head, ...kept, ...fresh.values()].join('\n');
  writeFileSync(file, `# What survives kills, contention and ten million rounds\n\n${table}\n\n${machine()}.\n`);
};
