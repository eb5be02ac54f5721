/**
 * `npm run bench [-- --json] [-- --seconds 5] [-- --rounds 3] [-- --save]`: what the ledger settles a second, compared with
 * pgbench's TPC-B-like transaction on the same server in the same run. All paths run in turn, several rounds; the figure
 * is the median. `--save` writes the table to bench/results/ledger.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { connect } from '../apps/server/src/database/database.ts';
import { createWallet } from '../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../apps/server/src/platform/random.ts';
import { startHttpPlay } from './http-load.ts';
import { createPlayers, queuedBets, singleBets } from './ledger-load.ts';
import { closedLoops } from './load.ts';
import { toRow, type Measured, type Row, type Sample } from './measurement.ts';
import { commitOf, machine, tableOf } from './report.ts';
import { startMeasuredServer, type MeasuredServer } from './server.ts';
import { prepareReference } from './tpcb.ts';

interface Path {
  readonly name: string;
  readonly clients: number;
  readonly goal?: number;
  run(): Promise<Sample>;
}

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
  },
});
const measured = parseInt(options.seconds, 10);
const rounds = parseInt(options.rounds, 10);
const playerCount = 1_024;

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const ledgerPaths = async (server: MeasuredServer): Promise<{ paths: Path[]; finish: () => Promise<void> }> => {
  const owner = connect(server.ownerUrl, { size: 4, applicationName: 'bench-owner' });
  const app = connect(server.appUrl, { size: 32, applicationName: 'bench' });
  const wallet = createWallet({ database: app, random: systemRandom, alarm: { checked: () => undefined } });
  const players = await createPlayers(owner, playerCount);
  const http = await startHttpPlay(owner, server.ownerUrl, server.secretsKey, 128);
  const seconds = { warmUp: 1, measured };
  const single = singleBets(app, players, 32);
  const paths: Path[] = [
    { name: 'settle-sql-single', clients: 32, goal: 1, run: () => closedLoops(32, seconds, single) },
    ...[32, 128].map((clients) => {
      const bet = queuedBets(wallet, players, clients);
      const goal = clients === 32 ? 2.5 : 4;
      return { name: `settle-sql-batch-${clients}`, clients, goal, run: () => closedLoops(clients, seconds, bet) };
    }),
    ...[32, 128].map((clients) => {
      const goal = clients === 32 ? 0.7 : 1.5;
      return { name: `settle-http-${clients}`, clients, goal, run: () => closedLoops(clients, seconds, http.bet) };
    }),
  ];
  const finish = async (): Promise<void> => {
    await http.close();
    const { sound, findings, counts, tookMs } = await wallet.audit();
    say(
      `audit of ${counts.rounds} rounds and ${counts.transfers} transfers: ${sound ? 'sound' : 'BROKEN'}, ${tookMs} ms`,
    );
    await Promise.all([owner.close(), app.close()]);
    if (!sound) throw new Error(`The books do not balance: ${findings.map(({ check }) => check).join(', ')}`);
  };
  return { paths, finish };
};

const measure = async (paths: readonly Path[]): Promise<Measured[]> => {
  const samples = new Map<string, Sample[]>(paths.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, run } of paths) {
      const sample = await run();
      samples.get(name)?.push(sample);
      say(`round ${round}  ${name.padEnd(24)} ${Math.round(sample.count / sample.seconds)} a second`);
    }
  }
  return paths.map(({ name, clients, goal }) => ({
    ...{ name, clients, samples: samples.get(name) ?? [] },
    ...(goal === undefined ? {} : { goal }),
  }));
};

const main = async (): Promise<void> => {
  const server = await startMeasuredServer();
  try {
    const reference = await prepareReference(server.referenceUrl);
    const { paths, finish } = await ledgerPaths(server);
    const yardstick: Path = { name: 'pgbench-tpcb', clients: 32, run: () => reference.run(measured) };
    const results = await measure([yardstick, ...paths]);
    await finish();
    await reference.close();
    const [first] = results;
    const rows: Row[] = first === undefined ? [] : results.map((result) => toRow(result, first));
    const foot = `PostgreSQL ${server.version}; reference: ${reference.description}. ${rounds} rounds of ${measured} s. ${machine()}. Commit ${commitOf()}.`;
    if (options.json) process.stdout.write(`${JSON.stringify(rows)}\n`);
    else process.stdout.write(`${tableOf(rows)}\n\n${foot}\n`);
    if (options.save) {
      const file = new URL('./results/ledger.md', import.meta.url);
      writeFileSync(file, `# What the ledger settles\n\n${tableOf(rows)}\n\n${foot}\n`);
    }
  } finally {
    await server.stop();
  }
};

await main();
