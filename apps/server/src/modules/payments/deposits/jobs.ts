/** Worker jobs for deposits at one gateway. */
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import type { ReportDeps } from './apply-report.ts';
import { queryDeposits } from './query-deposits.ts';

export const depositJobs = (deps: ReportDeps, gateway: DepositGateway): PartyJob[] => [
  { kind: 'payments.queries', intervalMs: 5_000, run: queryDeposits(deps, gateway) },
];
