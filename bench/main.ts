/**
 * `npm run bench [-- --json] [-- --seconds 5] [-- --rounds 3] [-- --rounds-held 5000000] [-- --promotions-held 1000000] [-- --only paths] [-- --save]`: what the ledger
 * settles a second, compared with pgbench's TPC-B-like transaction on the same server in the same run. All paths run in
 * turn, several rounds; the figure is the median. `--rounds-held` fills the ledger afterwards and runs two paths again, each
 * compared with itself before; `--promotions-held` does the same with bonuses and grants of free spins. `--only` runs the paths of these names and what they are compared with;
 * `slots` is how many rounds of each slot a core simulates. `--save` writes the tables to bench/results/ledger.md and slots.md.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { benchMetrics, toRow, type Measured, type Row, type Sample } from './measurement.ts';
import { ledgerPaths, type Path } from './bets/paths.ts';
import { commitOf, machine, tableOf } from './report.ts';
import { slotSpeeds, slotTable, type SlotSpeed } from './slots.ts';
import { startMeasuredServer } from './server.ts';
import { prepareReference } from './bets/tpcb.ts';

const { values: options } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    rounds: { type: 'string', default: '3' },
    'rounds-held': { type: 'string', default: '0' },
    'promotions-held': { type: 'string', default: '0' },
    only: { type: 'string' },
  },
});
const measured = parseInt(options.seconds, 10);
const rounds = parseInt(options.rounds, 10);
const roundsHeld = parseInt(options['rounds-held'], 10);
const promotionsHeld = parseInt(options['promotions-held'], 10);

const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const measure = async (paths: readonly Path[]): Promise<Measured[]> => {
  const samples = new Map<string, Sample[]>(paths.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, run } of paths) {
      const sample = await run();
      samples.get(name)?.push(sample);
      say(`round ${round}  ${name.padEnd(28)} ${Math.round(sample.count / sample.seconds)} a second`);
    }
  }
  return paths.map(({ run: _run, ...path }) => ({ ...path, samples: samples.get(path.name) ?? [] }));
};

/** With what the wanted ones are compared with, which has to run beside them. */
const wantedOf = (paths: readonly Path[]): readonly Path[] => {
  if (options.only === undefined) return paths;
  const named = new Set(options.only.split(','));
  const references = new Set(paths.flatMap(({ name, against }) => (named.has(name) && against ? [against] : [])));
  return paths.filter(({ name }) => named.has(name) || references.has(name));
};

/** Each row with its reference: the first path, unless it names another. */
const toRows = (results: readonly Measured[]): Row[] =>
  results.flatMap((result) => {
    const reference = results.find(({ name }) => name === (result.against ?? results[0]?.name));
    return reference === undefined ? [] : [toRow(result, reference)];
  });

const named = options.only?.split(',');

const measureSlots = (): SlotSpeed[] => {
  const speeds = slotSpeeds(rounds, measured, say);
  const foot = `${rounds} samples of ${measured} s of a core each. ${machine()}. Commit ${commitOf()}.`;
  if (!options.json) process.stdout.write(`${slotTable(speeds)}\n\n${foot}\n`);
  if (options.save)
    writeFileSync(
      new URL('./results/slots.md', import.meta.url),
      `# How fast rounds of slots are simulated\n\n${slotTable(speeds)}\n\n${foot}\n`,
    );
  return speeds;
};

const measureLedger = async (): Promise<Row[]> => {
  const server = await startMeasuredServer();
  try {
    const reference = await prepareReference(server.referenceUrl);
    const { paths, held, hold, promoted, promote, finish } = await ledgerPaths(server, measured);
    const yardstick: Path = { name: 'pgbench-tpcb', clients: 32, run: () => reference.run(measured) };
    const results = await measure([yardstick, ...wantedOf(paths)]);
    if (promotionsHeld > 0) {
      say(`${await promote(promotionsHeld)} bonuses and grants were written`);
      results.push(...(await measure(wantedOf(promoted))));
    }
    if (roundsHeld > 0) {
      say(`${await hold(roundsHeld)} rounds were written into the ledger`);
      results.push(...(await measure(wantedOf(held))));
    }
    say(await finish());
    await reference.close();
    const rows = toRows(results);
    const foot =
      `PostgreSQL ${server.version}; reference: ${reference.description}. ${rounds} rounds of ${measured} s. ` +
      (promotionsHeld > 0 ? `"promotions": with ${promotionsHeld} bonuses and as many grants more. ` : '') +
      `${roundsHeld > 0 ? `"held": with ${roundsHeld} rounds more in the ledger. ` : ''}${machine()}. Commit ${commitOf()}.`;
    if (!options.json) process.stdout.write(`${tableOf(rows)}\n\n${foot}\n`);
    if (options.save) {
      const file = new URL('./results/ledger.md', import.meta.url);
      writeFileSync(file, `# What the ledger settles\n\n${tableOf(rows)}\n\n${foot}\n`);
    }
    return rows;
  } finally {
    await server.stop();
  }
};

const speeds = named?.includes('slots') === false ? [] : measureSlots();
const rows = named?.every((name) => name === 'slots') === true ? [] : await measureLedger();
if (options.json) process.stdout.write(`${JSON.stringify([...benchMetrics(rows), ...speeds])}\n`);
