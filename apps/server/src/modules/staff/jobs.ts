/** Worker jobs of staff. */
import { hour, minute, second, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Log } from '../../platform/monitoring/log.ts';
import type { Metrics } from '../../platform/monitoring/metrics.ts';
import type { Approvals } from './approvals/approvals.ts';
import type { Staff } from './index.ts';

export interface StaffJobsDeps {
  readonly staff: Pick<Staff, 'auditWatch' | 'pruneViews' | 'pruneEndedCalls'>;
  readonly approvals: Pick<Approvals, 'expire' | 'carryOutDue'>;
  readonly log: Pick<Log, 'warn' | 'fatal'>;
  readonly metrics: Pick<Metrics, 'alarm' | 'happened'>;
}

/** Entries cut off before they were ever checked go unnoticed, so the interval is short. */
const lookMs = 3 * second;

const watchAudit = ({ staff, log, metrics }: StaffJobsDeps) => {
  let known = 0;
  return async (): Promise<void> => {
    const { open, begun } = await staff.auditWatch.look();
    metrics.alarm('audit_log', open);
    if (begun) {
      metrics.happened('audit_watch', 'begun');
      log.warn('the audit log is watched from its newest entry on: nothing was remembered');
    }
    if (open > known) log.fatal({ open }, 'the audit log was changed');
    known = open;
  };
};

export const declareStaffJobs = (jobs: JobDeclarations, deps: StaffJobsDeps): void => {
  const { staff, approvals } = deps;
  jobs.every('staff.prune-looks', hour, async () => {
    await staff.pruneViews();
    await staff.pruneEndedCalls();
  });
  jobs.every('staff.approvals', minute, async () => {
    await approvals.expire();
    await approvals.carryOutDue();
  });
  jobs.every('staff.watch-audit', lookMs, watchAudit(deps));
};
