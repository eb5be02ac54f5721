/** Worker jobs for withdrawals on one network. */
import { minute, second } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { PartyJob } from '../party-job.ts';
import { followSubmitted, recheckPaid } from './follow-cash-outs.ts';
import { bumpFees } from './bump-fees.ts';
import { showToNetwork, signApproved } from './send-cash-outs.ts';

export const coinPayoutJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  {
    ...{ kind: 'coins.cash-outs', intervalMs: second },
    run: async () => {
      await signApproved(deps, network);
      await showToNetwork(deps, network);
      await followSubmitted(deps, network);
    },
  },
  { kind: 'coins.bump-fees', intervalMs: minute, run: () => bumpFees(deps, network) },
  { kind: 'coins.recheck', intervalMs: minute, run: () => recheckPaid(deps, network) },
];
