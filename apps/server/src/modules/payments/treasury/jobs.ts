/** What the worker does for the treasury on one network. */
import { minute } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../chains/ports.ts';
import type { CoinDeps } from '../deps.ts';
import type { PartyJob } from '../party-job.ts';
import { sweepAddresses } from './sweep-addresses.ts';

export const treasuryJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  { kind: 'treasury.sweep', intervalMs: minute, run: () => sweepAddresses(deps, network) },
];
