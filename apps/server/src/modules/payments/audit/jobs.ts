/** Worker job that compares bookings with what gateways and networks delivered. */
import type { Database } from '../../../database/database.ts';
import { day, second, type JobDeclarations } from '../../../platform/jobs/jobs.ts';
import type { Log } from '../../../platform/monitoring/log.ts';
import { keepProblems, reportProblems } from '../../wallet/index.ts';
import { auditPayments, type PaymentAudit } from './audit-payments.ts';
import { createCreditWatch } from './watch-credits.ts';

export interface AuditJobsDeps extends Pick<PaymentAudit, 'signatures'> {
  readonly db: Database;
  readonly log: Pick<Log, 'fatal'>;
  readonly creditKey: Buffer;
}

export const declareAuditJobs = (
  jobs: JobDeclarations,
  { db, log, creditKey: key, signatures }: AuditJobsDeps,
): void => {
  const credits = createCreditWatch({ db, key });
  const report = reportProblems(log);
  jobs.every('payments.watch-credits', 5 * second, async () => report(await credits.look()));
  jobs.every('payments.audit', day, async () => {
    const problems = await auditPayments(db, { key, signatures });
    report(await db.transaction((sql) => keepProblems(sql, problems)));
  });
};
