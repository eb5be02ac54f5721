/** The yardstick everybody has: pgbench's TPC-B-like transaction, by pgbench itself where it is installed. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { closedLoops } from './load.ts';
import type { Sample } from '../measurement.ts';
import { processorMs } from './processor-time.ts';

export interface Reference {
  /** What ran, for the table's foot. */
  readonly description: string;
  run(seconds: number): Promise<Sample>;
  close(): Promise<void>;
}

const scale = 32;
const clients = 32;

const run = (command: string, args: readonly string[], cwd: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let out = '';
    let failure = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (failure += chunk.toString()));
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve(out) : reject(new Error(`${command}: ${failure}`))));
  });

/** One line a transaction: client, number, microseconds, script, seconds, microseconds. */
const readLatencies = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => parseInt(line.split(' ')[2] ?? '0', 10) / 1000)
    .sort((a, b) => a - b);

const withPgbench = async (url: string, version: string): Promise<Reference> => {
  await run('pgbench', ['-i', '-q', '-s', `${scale}`, url], tmpdir());
  return {
    description: `${version.trim()}, scale ${scale}, ${clients} clients, 2 threads, prepared`,
    run: async (seconds) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'carmine-bench-'));
      try {
        const args = ['-n', '-M', 'prepared', '-c', `${clients}`, '-j', '2', '-T', `${seconds}`, '-l', url];
        const before = processorMs();
        const out = await run('pgbench', args, folder);
        const after = processorMs();
        const tps = /tps = ([0-9.]+) \(without initial/.exec(out)?.[1];
        if (tps === undefined) throw new Error(`pgbench said no rate: ${out}`);
        return {
          ...{ count: parseFloat(tps) * seconds, seconds, latenciesMs: readLatencies(folder) },
          ...(before === undefined || after === undefined ? {} : { processorMs: after - before }),
        };
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
    close: () => Promise.resolve(),
  };
};

const tables = `
  create table pgbench_branches (bid int primary key, bbalance int, filler char(88)) with (fillfactor = 100);
  create table pgbench_tellers (tid int primary key, bid int, tbalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_accounts (aid int primary key, bid int, abalance int, filler char(84)) with (fillfactor = 100);
  create table pgbench_history (tid int, bid int, aid int, delta int, mtime timestamp, filler char(22));
  insert into pgbench_branches select b, 0, '' from generate_series(1, ${scale}) b;
  insert into pgbench_tellers select t, (t - 1) / 10 + 1, 0, '' from generate_series(1, ${scale * 10}) t;
  insert into pgbench_accounts select a, (a - 1) / 100000 + 1, 0, '' from generate_series(1, ${scale * 100_000}) a;
  vacuum analyze;`;

const statements: readonly (readonly [name: string, text: string])[] = [
  ['account', 'update pgbench_accounts set abalance = abalance + $1 where aid = $2'],
  ['balance', 'select abalance from pgbench_accounts where aid = $1'],
  ['teller', 'update pgbench_tellers set tbalance = tbalance + $1 where tid = $2'],
  ['branch', 'update pgbench_branches set bbalance = bbalance + $1 where bid = $2'],
  ['history', 'insert into pgbench_history (tid, bid, aid, delta, mtime) values ($1, $2, $3, $4, current_timestamp)'],
];

const anyOf = (n: number, seed: { state: number }): number => {
  seed.state = (Math.imul(seed.state, 1_664_525) + 1_013_904_223) >>> 0;
  return 1 + (seed.state % n);
};

/** The same five statements from Node, where pgbench is missing. Slower than pgbench's own client: a softer yardstick. */
const ownTpcb = async (url: string): Promise<Reference> => {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  for (const statement of tables.split(';').filter((text) => text.trim() !== '')) await pool.query(statement);
  const connections = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
  const seed = { state: 1 };
  const transaction = async (client: number): Promise<void> => {
    const connection = connections[client];
    if (connection === undefined) throw new Error('No connection');
    const [account, teller, branch] = [anyOf(scale * 100_000, seed), anyOf(scale * 10, seed), anyOf(scale, seed)];
    const delta = anyOf(10_000, seed) - 5_000;
    const values = [[delta, account], [account], [delta, teller], [delta, branch], [teller, branch, account, delta]];
    await connection.query('begin');
    for (const [i, [name, text]] of statements.entries())
      await connection.query({ name, text, values: values[i] ?? [] });
    await connection.query('commit');
  };
  return {
    description: `own TPC-B-like transaction from Node (pgbench is not installed), scale ${scale}, ${clients} clients`,
    run: (seconds) => closedLoops(clients, { warmUp: 0.5, measured: seconds }, transaction),
    close: async () => {
      connections.forEach((connection) => connection.release());
      await pool.end();
    },
  };
};

export const prepareReference = async (url: string): Promise<Reference> => {
  const version = await run('pgbench', ['--version'], tmpdir()).catch(() => undefined);
  return version === undefined ? ownTpcb(url) : withPgbench(url, version);
};
