/** What the worker does for one network. */
import { takeTransferProofs } from './coin-payouts/prove-address.ts';
import type { Network } from './chains/network-ports.ts';
import { watchNetwork } from './coin-deposits/watch-network.ts';
import type { CoinDeps } from './coin-deps.ts';
import { coinPayoutJobs } from './coin-payouts/jobs.ts';
import { watchHealth } from './desk/chain-health.ts';
import type { PartyJob } from './party-job.ts';
import { treasuryJobs } from './treasury/jobs.ts';

export const networkJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  {
    ...{ kind: 'coins.watch', intervalMs: 1_000 },
    run: async () => {
      await watchNetwork(deps, network);
      await takeTransferProofs(deps, network);
    },
  },
  ...coinPayoutJobs(deps, network),
  ...treasuryJobs(deps, network),
  { kind: 'coins.health', intervalMs: 60_000, run: () => watchHealth(deps, network) },
];
