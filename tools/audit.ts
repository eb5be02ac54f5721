/**
 * `npm run audit [-- --json]`: recomputes the whole ledger from its transfers and the operators' audit log from its chain,
 * and says what does not agree; exit code 1 when anything does not. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not. Changes
 * nothing.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { connect } from '../apps/server/src/database/database.ts';
import { verifyAudit } from '../apps/server/src/modules/staff/index.ts';
import { createWallet, type AuditReport } from '../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../apps/server/src/platform/random.ts';
import { superuser } from './postgres/cluster.mjs';
import { startEmbedded } from './postgres/embedded.mjs';
import { isAlive } from './postgres/process-state.mjs';

interface Opened {
  readonly url: string;
  stop(): Promise<void>;
}

/** The server that runs over this folder: starting a second one would end it. */
const runningUrl = (home: string): string | undefined => {
  const pointer = path.join(home, 'location');
  const place = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const pidFile = path.join(place, 'data', 'postmaster.pid');
  if (!existsSync(pidFile)) return undefined;
  const [pid = '0', , , port] = readFileSync(pidFile, 'utf8').split('\n');
  if (!isAlive(parseInt(pid, 10))) return undefined;
  return `postgres://${superuser}:${readFileSync(path.join(home, 'password'), 'utf8').trim()}@127.0.0.1:${port}/carmine`;
};

const openDatabase = async (): Promise<Opened> => {
  const given = process.env['DATABASE_URL'];
  if (given !== undefined && given !== '') return { url: given, stop: () => Promise.resolve() };
  const home = path.resolve(process.env['DATA_DIR'] ?? '.data', 'postgres');
  if (!existsSync(path.join(home, 'password')))
    throw new Error(`There is no database under ${home}: start the product once.`);
  const running = runningUrl(home);
  if (running !== undefined) return { url: running, stop: () => Promise.resolve() };
  const server = await startEmbedded({ home });
  return { url: server.url(), stop: server.stop };
};

type LogReport = Awaited<ReturnType<typeof verifyAudit>>;

const logInWords = ({ entries, firstBroken, lastHash }: LogReport): string =>
  firstBroken === null
    ? `The audit log's chain is whole: ${entries} entries, last hash ${lastHash ?? 'none'}.`
    : `BROKEN  the audit log's chain at entry ${firstBroken}.`;

const inWords = ({ sound, findings, counts, tookMs }: AuditReport): string =>
  [
    `${counts.accounts} accounts, ${counts.transfers} transfers, ${counts.rounds} rounds, ${tookMs} ms`,
    ...findings.map(({ check, count, examples }) => `BROKEN  ${check}: ${count} (${examples.join(', ')})`),
    sound ? 'The books are sound.' : 'The books are NOT sound.',
  ].join('\n');

const json = (report: AuditReport & { readonly auditLog: LogReport }): string =>
  JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

const main = async (): Promise<boolean> => {
  const { url, stop } = await openDatabase();
  const database = connect(url, { size: 2, applicationName: 'audit' });
  try {
    const wallet = createWallet({ database, random: systemRandom, alarm: { checked: () => undefined } });
    const report = await wallet.audit();
    const auditLog = await verifyAudit(database);
    const text = process.argv.includes('--json')
      ? json({ ...report, auditLog })
      : `${inWords(report)}\n${logInWords(auditLog)}`;
    process.stdout.write(`${text}\n`);
    return report.sound && auditLog.firstBroken === null;
  } finally {
    await database.close();
    await stop();
  }
};

try {
  if (!(await main())) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
