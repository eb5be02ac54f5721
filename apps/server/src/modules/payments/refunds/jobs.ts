/** Worker jobs for refunds at one gateway. */
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import type { RefundDeps } from './deps.ts';
import { sendRefunds } from './send-refunds.ts';

export const refundJobs = (deps: RefundDeps, gateway: DepositGateway): PartyJob[] => [
  { kind: 'payments.refunds', intervalMs: 2_000, run: sendRefunds(deps, gateway) },
];
