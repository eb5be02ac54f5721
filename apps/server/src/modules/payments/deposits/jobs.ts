/** Worker jobs for deposits at one gateway. */
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import type { ReportDeps } from './apply-report.ts';
import { reconcileDeposits } from './reconcile-deposits.ts';

export const depositJobs = (deps: ReportDeps, gateway: DepositGateway): PartyJob[] => [
  { kind: 'payments.reconcile', intervalMs: 5_000, run: reconcileDeposits(deps, gateway) },
];
