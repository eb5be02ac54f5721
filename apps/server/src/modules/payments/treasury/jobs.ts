/** What the worker does for the treasury on one network. */
import type { Network } from '../chains/network-ports.ts';
import type { CoinDeps } from '../coin-deps.ts';
import type { PartyJob } from '../party-job.ts';
import { sweepAddresses } from './sweep-addresses.ts';

export const treasuryJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  { kind: 'treasury.sweep', intervalMs: 60_000, run: () => sweepAddresses(deps, network) },
];
