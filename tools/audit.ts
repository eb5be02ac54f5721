/**
 * `npm run audit [-- --json]`: recomputes the whole ledger from its transfers and the operators' audit log from its chain,
 * and says what does not agree; exit code 1 when anything does not. Reads DATABASE_URL, else the product's own database under DATA_DIR, running or not. Changes
 * nothing.
 */
import { connect, type Sql } from '../apps/server/src/database/database.ts';
import { verifyAudit } from '../apps/server/src/modules/staff/index.ts';
import { createWallet, type AuditReport } from '../apps/server/src/modules/wallet/index.ts';
import { systemRandom } from '../apps/server/src/platform/random.ts';
import { openDatabase } from './postgres/own-database.ts';

type LogReport = Awaited<ReturnType<typeof verifyAudit>>;

interface Watched {
  readonly cut: boolean;
  readonly open: number;
}

/** A chain whose end was cut off is whole: only who kept where it ended can tell. */
const readWatched = (sql: Sql): Promise<Watched> =>
  sql.one<{ cut: boolean; open: number }>(
    `select coalesce((select head_id from audit_watch), 0) > coalesce((select max(id) from audit_log), 0) as cut,
       (select count(*)::int from audit_findings where settled_by is null) as open`,
  );

const watchedInWords = ({ cut, open }: Watched): string[] => [
  ...(cut ? ["BROKEN  the audit log's newest entries are gone."] : []),
  ...(open > 0 ? [`BROKEN  the audit log: ${open} found by its watch and not settled.`] : []),
];

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

const json = (report: AuditReport & { readonly auditLog: LogReport & Watched }): string =>
  JSON.stringify(report, (_key, value: unknown) => (typeof value === 'bigint' ? value.toString() : value));

const main = async (): Promise<boolean> => {
  const { url, stop } = await openDatabase();
  const database = connect(url, { size: 2, applicationName: 'audit' });
  try {
    const wallet = createWallet({ database, random: systemRandom, alarm: { checked: () => undefined } });
    const report = await wallet.audit();
    const auditLog = { ...(await verifyAudit(database)), ...(await readWatched(database)) };
    const text = process.argv.includes('--json')
      ? json({ ...report, auditLog })
      : [inWords(report), logInWords(auditLog), ...watchedInWords(auditLog)].join('\n');
    process.stdout.write(`${text}\n`);
    return report.sound && auditLog.firstBroken === null && !auditLog.cut && auditLog.open === 0;
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
