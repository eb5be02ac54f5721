/**
 * `npm run soak [-- --json] [-- --attempts 10000] [-- --app-kills 200] [-- --database-kills 50] [-- --seed n]`: the long form of
 * the fault tests. At full length its table goes to bench/results/soak.md; exit code 1 when anything was lost, doubled or
 * unsound.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { commitOf, machine } from '../../bench/report.ts';
import { runContest } from './contest.ts';
import { createDatabaseProcess, type DatabaseProcess } from './database-process.ts';
import { runKills } from './kill-run.ts';

interface SoakRow {
  readonly name: string;
  readonly count: number;
  readonly failed: number;
  readonly seed: number;
  readonly commit: string;
  /** For people: what happened along the way. */
  readonly seen: string;
}

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    attempts: { type: 'string', default: '10000' },
    'app-kills': { type: 'string', default: '200' },
    'database-kills': { type: 'string', default: '50' },
    seed: { type: 'string', default: `${Date.now() % 1_000_000}` },
  },
});
const fullLength: Readonly<Record<string, number>> = {
  'contested-attempts': 10_000,
  'app-kills': 200,
  'database-kills': 50,
};
const whole = (text: string): number => parseInt(text, 10);
const seed = whole(options.seed);
const commit = commitOf();
const contestSize = 1_000;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** One wallet a contest, so that every attempt meets all the others of its thousand. */
const contests = async (database: DatabaseProcess): Promise<SoakRow> => {
  const attempts = whole(options.attempts);
  let failed = 0;
  let settled = 0;
  for (let done = 0; done < attempts; done += contestSize) {
    const result = await runContest(database, Math.min(contestSize, attempts - done));
    const wrong = Math.abs(result.settled - (result.attempts >> 1)) + result.attempts - result.settled - result.refused;
    failed += wrong + (result.left === 0n ? 0 : 1) + result.unsound.length;
    settled += result.settled;
    say(`contested attempts: ${done + result.attempts} of ${attempts}, ${failed} failed`);
  }
  const seen = `${settled} settled by two processes against money for half`;
  return { name: 'contested-attempts', count: attempts, failed, seed, commit, seen };
};

const kills = async (database: DatabaseProcess, target: 'app' | 'database', count: number): Promise<SoakRow> => {
  const startedAt = Date.now();
  const onKill = (done: number): void => {
    if (done % 10 === 0)
      say(`kills of the ${target}: ${done} of ${count}, ${Math.round((Date.now() - startedAt) / 1000)} s`);
  };
  const result = await runKills({ database, target, kills: count, clients: 50, seed, onKill });
  const { acknowledged, lost, doubled, unsound, metCommitted } = result;
  const seen = `${acknowledged} acknowledged, ${lost} lost, ${doubled} doubled, ${metCommitted} repeats met a settled bet`;
  return { name: `${target}-kills`, count, failed: lost + doubled + unsound.length, seed, commit, seen };
};

const table = (rows: readonly SoakRow[]): string =>
  [
    '| what | count | failed | seen |',
    '|---|---:|---:|---|',
    ...rows.map(({ name, count, failed, seen }) => `| ${name} | ${count} | ${failed} | ${seen} |`),
  ].join('\n');

const database = await createDatabaseProcess();
const rows: SoakRow[] = [];
try {
  rows.push(await contests(database));
  rows.push(await kills(database, 'app', whole(options['app-kills'])));
  rows.push(await kills(database, 'database', whole(options['database-kills'])));
} finally {
  await database.remove();
}
const foot = `Seed ${seed}, 50 clients. ${machine()}. Commit ${commit}.`;
// A short trial must not replace the record of a long run.
if (rows.every(({ name, count }) => count >= (fullLength[name] ?? 0))) {
  const file = new URL('../../bench/results/soak.md', import.meta.url);
  writeFileSync(file, `# What survives kills and contention\n\n${table(rows)}\n\n${foot}\n`);
}
if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
else process.stdout.write(`${table(rows)}\n\n${foot}\n`);
if (rows.some(({ failed }) => failed > 0)) process.exitCode = 1;
