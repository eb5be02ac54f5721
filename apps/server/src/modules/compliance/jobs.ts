/** Worker jobs of compliance. */
import { day, hour, minute, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import type { Metrics } from '../../platform/monitoring/metrics.ts';
import { rescreenJob, type Risk } from './aml/risk.ts';
import { exportJob, type ExportId, type OwnData } from './privacy/own-data.ts';
import type { Protection } from './protection/protection.ts';
import { checkJob } from './verification/deps.ts';
import type { CaseId } from './verification/verification-store.ts';
import type { Verification } from './verification/verification.ts';

export interface ComplianceJobsDeps {
  readonly ownData: OwnData;
  readonly protection: Protection;
  readonly risk: Risk;
  readonly verification: Verification;
  readonly metrics: Pick<Metrics, 'alarm'>;
}

export const declareComplianceJobs = (jobs: JobDeclarations, deps: ComplianceJobsDeps): void => {
  const { ownData, protection, risk, verification, metrics } = deps;
  jobs.every('compliance.end-breaks', minute, protection.endAskedBreaks);
  jobs.handle(checkJob, ({ payload }) => verification.check(BigInt(payload['case'] as string) as CaseId), {
    mayHang: true,
  });
  jobs.every('compliance.expire-documents', hour, verification.expire);
  jobs.every('compliance.sweep-documents', 10 * minute, verification.sweep);
  jobs.handle(rescreenJob, async () => void (await risk.rescreen()));
  jobs.every('compliance.rescreen', day, async () => metrics.alarm('risk_flags_new', await risk.rescreen()));
  jobs.handle(exportJob, ({ payload }) => ownData.makeExport(BigInt(payload['export'] as string) as ExportId));
  jobs.every('compliance.sweep-exports', hour, ownData.sweepExports);
  jobs.every('compliance.erase', hour, ownData.eraseDue);
};
