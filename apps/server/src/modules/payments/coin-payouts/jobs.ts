/** Worker jobs for withdrawals on one network. */
import { minute, second } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { PartyJob } from '../party-job.ts';
import { bumpFees } from './bump-fees.ts';
import { cashOutKind } from './cash-out-kind.ts';
import { recheckPaid } from './follow-payments.ts';
import { sendAll } from './send-all.ts';

export const coinPayoutJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  {
    ...{ kind: 'coins.cash-outs', intervalMs: second },
    run: () => sendAll(deps, network, cashOutKind(deps)),
  },
  { kind: 'coins.bump-fees', intervalMs: minute, run: () => bumpFees(deps, network) },
  { kind: 'coins.recheck', intervalMs: minute, run: () => recheckPaid(deps, network) },
];
