/**
 * `npm run conformance [-- --json]`: proves every gateway and coin in every case that their payments can come to, and prints one row each.
 * Exit code 1 if a cell is neither proven nor excused.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { coinRows, type Proof } from '../apps/server/src/testing/payment-proof/coin-proofs.ts';
import { columns, type Cell, type Column } from '../apps/server/src/testing/payment-proof/columns.ts';
import { vitestCli } from './testing/vitest-cli.mjs';

const root = path.resolve(import.meta.dirname, '..');
const { values: options } = parseArgs({ options: { json: { type: 'boolean', default: false } } });

type Cells = Readonly<Partial<Record<Column, Cell>>>;
type Table = Readonly<Record<string, Cells>>;

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly status: string; readonly title: string }[];
  }[];
}

const gatewayTest = 'apps/server/src/providers/payments/proof.test.ts';
const chains = 'apps/server/src/providers/chains';
/** Shared tests are run by the test of each network. */
const runBy: Readonly<Record<string, readonly string[]>> = {
  [`${chains}/conformance.ts`]: readdirSync(path.join(root, chains), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${chains}/${file}`)
    .filter((file) => readFileSync(path.join(root, file), 'utf8').includes('describeChain(')),
};
const filesOf = ({ file }: Proof): readonly string[] => runBy[file] ?? [file];

const run = async (folder: string): Promise<{ readonly gateways: Table; readonly report: Report }> => {
  const proofs = Object.values(coinRows).flatMap((row) => Object.values(row.proofs));
  const files = [...new Set([gatewayTest, ...proofs.flatMap(filesOf)])];
  const [table, report] = [path.join(folder, 'table.json'), path.join(folder, 'report.json')];
  const args = [vitestCli(), 'run', '--project', 'server', ...files, '--reporter=json', `--outputFile=${report}`];
  const env = { ...process.env, NODE_ENV: 'test', CONFORMANCE_REPORT: table };
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] });
  await new Promise((resolve) => child.once('exit', resolve));
  const read = <T>(file: string, otherwise: T): T =>
    existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : otherwise;
  return { gateways: read<Table>(table, {}), report: read<Report>(report, { testResults: [] }) };
};

const patternOf = (title: string): RegExp =>
  new RegExp(`^${title.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('%s', '.*')}$`);

/** Proven by what ran and passed, every time. */
const cellOf = ({ testResults }: Report, proof: Proof): Cell => {
  const found = testResults
    .filter(({ name }) => filesOf(proof).some((file) => name.endsWith(file)))
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ title }) => patternOf(proof.title).test(title));
  const isProven = found.length > 0 && found.every(({ status }) => status === 'passed');
  return isProven ? { proven: true } : { failed: found.length === 0 ? 'did not run' : `failed: ${proof.title}` };
};

const coinTable = (report: Report): Table =>
  Object.fromEntries(
    Object.entries(coinRows).map(([code, { proofs, lacks }]) => [
      code,
      Object.fromEntries(
        columns.map((column): [Column, Cell] => {
          const [proof, why] = [proofs[column], lacks[column]];
          return [
            column,
            proof === undefined ? (why === undefined ? { failed: 'missing' } : { not: why }) : cellOf(report, proof),
          ];
        }),
      ),
    ]),
  );

const cellIn = (row: Cells, column: Column): Cell => row[column] ?? { failed: 'missing' };

const printed = (table: Table): string => {
  const reasons: string[] = [];
  const numberOf = (reason: string): number => {
    if (!reasons.includes(reason)) reasons.push(reason);
    return reasons.indexOf(reason) + 1;
  };
  const shown = (cell: Cell): string => {
    if ('proven' in cell) return '✓';
    return 'not' in cell ? `– ${numberOf(cell.not)}` : '✗';
  };
  const lines = [
    ['', ...columns],
    ['---', ...columns.map(() => ':-:')],
    ...Object.entries(table).map(([name, row]) => [name, ...columns.map((column) => shown(cellIn(row, column)))]),
  ].map((cells) => `| ${cells.join(' | ')} |`);
  const failed = Object.entries(table).flatMap(([name, row]) =>
    columns.flatMap((column) => {
      const cell = cellIn(row, column);
      return 'failed' in cell ? [`✗ ${name}, ${column}: ${cell.failed}`] : [];
    }),
  );
  const all = Object.values(table).flatMap((row) => columns.map((column) => cellIn(row, column)));
  const proven = all.filter((cell) => 'proven' in cell).length;
  const excused = all.filter((cell) => 'not' in cell).length;
  const sum = `${Object.keys(table).length} rows of ${columns.length} cases: ${proven} proven, ${excused} do not apply, ${failed.length} failed.`;
  return [...lines, '', ...reasons.map((reason, place) => `${place + 1}. ${reason}`), '', ...failed, sum].join('\n');
};

const folder = mkdtempSync(path.join(tmpdir(), 'carmine-conformance-'));
try {
  const { gateways, report } = await run(folder);
  const table: Table = { ...gateways, ...coinTable(report) };
  const isWhole =
    Object.keys(gateways).length > 0 &&
    Object.values(table).every((row) => columns.every((column) => !('failed' in cellIn(row, column))));
  process.stdout.write(options.json ? `${JSON.stringify(table)}\n` : `${printed(table)}\n`);
  if (!isWhole) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
