/** Worker jobs for fiat withdrawals at one gateway; none if it cannot pay out. */
import type { PartyJob } from '../party-job.ts';
import type { DepositGateway } from '../ports.ts';
import type { FiatDeps } from './fiat-cash-out.ts';
import { hearLateLegs } from './hear-late-leg.ts';
import { payLegsAt } from './pay-legs.ts';

export const fiatPayoutJobs = (deps: FiatDeps, { code, path, payouts }: DepositGateway): PartyJob[] => {
  if (payouts === undefined) return [];
  const payer = { code, path, payouts };
  return [
    { kind: 'payments.legs', intervalMs: 1_000, run: payLegsAt(deps, payer) },
    { kind: 'payments.late-legs', intervalMs: 2_000, run: hearLateLegs(deps, payer) },
  ];
};
