/** Worker jobs of the treasury on one network. */
import { minute } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../chains/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { PartyJob } from '../party-job.ts';
import { sweepAddresses } from './sweep-addresses.ts';

/** UTXO networks spend deposits directly; only account networks need sweeps. */
export const treasuryJobs = (deps: CoinDeps, network: Network): PartyJob[] =>
  network.kind === 'account'
    ? [{ kind: 'treasury.sweep', intervalMs: minute, run: () => sweepAddresses(deps, network) }]
    : [];
