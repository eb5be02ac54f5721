/**
 * `npm run audit [-- --json]`: recomputes the whole ledger from its transfers and the operators' audit log from its chain,
 * and says what does not agree; exit code 1 when anything does not. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not. Changes
 * nothing.
 */
import { connect } from '../apps/server/src/database/database.ts';
import { verifyAudit } from '../apps/server/src/modules/staff/index.ts';
import { createWallet, type AuditReport } from '../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../apps/server/src/platform/random.ts';
import { openDatabase } from './postgres/own-database.ts';

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
