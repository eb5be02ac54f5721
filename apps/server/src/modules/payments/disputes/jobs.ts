/** Worker jobs for disputes at one gateway. */
import { confirmLater, readDeposit } from '../deposits/index.ts';
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import type { DisputeDeps } from './deps.ts';
import { claimToAsk } from './dispute-store.ts';
import { sendRepresentations } from './represent.ts';

/** Covers for missing notifications: asks the gateway about undecided cases. */
const askAgain = (deps: DisputeDeps, gateway: DepositGateway) => async (): Promise<void> => {
  for (const id of await claimToAsk(deps.db, gateway.code, 20)) {
    const deposit = await readDeposit(deps.db, id);
    if (deposit !== undefined) await confirmLater(deps.jobs, deps.db, deposit);
  }
};

export const disputeJobs = (deps: DisputeDeps, gateway: DepositGateway): PartyJob[] => [
  ...(gateway.representations === undefined
    ? []
    : [{ kind: 'payments.represent', intervalMs: 2_000, run: sendRepresentations(deps, gateway) }]),
  { kind: 'payments.disputes', intervalMs: 60_000, run: askAgain(deps, gateway) },
];
