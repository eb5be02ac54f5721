/** Worker jobs of the treasury on one network. */
import { minute, second } from '../../../platform/jobs/jobs.ts';
import type { Network } from '../chains/index.ts';
import { sendAll } from '../coin-payouts/index.ts';
import type { CoinDeps } from '../deps.ts';
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import { drainKind } from './drain-kind.ts';
import { sweepAddresses } from './sweep-addresses.ts';
import { watchCoins, watchGatewayBalance } from './treasury-alarms.ts';

/** UTXO networks spend deposits directly; only account networks need sweeps. */
export const treasuryJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  { kind: 'treasury.drains', intervalMs: 5 * second, run: () => sendAll(deps, network, drainKind(deps)) },
  ...(network.kind === 'account'
    ? [{ kind: 'treasury.sweep', intervalMs: minute, run: () => sweepAddresses(deps, network) }]
    : []),
  { kind: 'treasury.levels', intervalMs: minute, run: () => watchCoins(deps, network) },
];

/** A gateway's balance changes slowly, and asking for it is a call of its account. */
export const gatewayTreasuryJobs = (deps: CoinDeps, gateway: DepositGateway): PartyJob[] => [
  { kind: 'treasury.balance', intervalMs: 5 * minute, run: () => watchGatewayBalance(deps, gateway) },
];
