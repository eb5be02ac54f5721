/** Worker jobs of payments. Each gateway and network has its own jobs, so that one outage does not block the others. */
import { minute, second, type Job, type JobDeclarations } from '../../platform/jobs/jobs.ts';
import { coinPayoutJobs, takeTransferProofs } from './coin-payouts/index.ts';
import type { Network } from './chains/index.ts';
import { watchNetwork } from './coin-deposits/index.ts';
import type { CoinDeps } from './deps.ts';
import { watchHealth } from './desk/index.ts';
import type { OnRamps } from './onramps/index.ts';
import type { PartyJob } from './party-job.ts';
import { treasuryJobs } from './treasury/index.ts';
import type { Coins } from './coins.ts';
import { confirmJobOf, type DepositId } from './deposits/index.ts';
import type { Disputes } from './disputes/index.ts';
import type { Payments } from './index.ts';
import { reconcileDayKind, type Reconciliation } from './reconciliation/index.ts';

/** Jobs on one network. */
export const networkJobs = (deps: CoinDeps, network: Network): PartyJob[] => [
  {
    ...{ kind: 'coins.watch', intervalMs: second },
    run: async () => {
      await watchNetwork(deps, network);
      await takeTransferProofs(deps, network);
    },
  },
  ...coinPayoutJobs(deps, network),
  ...treasuryJobs(deps, network),
  { kind: 'coins.health', intervalMs: minute, run: () => watchHealth(deps, network) },
];

const depositOf = ({ payload }: Job): DepositId => BigInt(payload['deposit'] as string) as DepositId;

interface PaymentParts {
  readonly payments: Payments;
  readonly coins: Coins;
  readonly disputes: Disputes;
  readonly reconciliation: Reconciliation;
  readonly onRamps: OnRamps;
}

export const declarePaymentJobs = (
  jobs: JobDeclarations,
  { payments, coins, disputes, reconciliation, onRamps }: PaymentParts,
): void => {
  for (const { code } of payments.onGateways)
    jobs.handle(confirmJobOf(code), (job) => payments.confirmNotified(depositOf(job)), { mayHang: true });
  // The previous release enqueues one kind for all gateways.
  jobs.handle('payments.confirm', (job) => payments.confirmLater(depositOf(job)));
  jobs.every(
    'payments.health',
    2 * second,
    async () => {
      await payments.probeGateways();
      await onRamps.probe();
    },
    { mayHang: true },
  );
  jobs.every('payments.forgotten', 5 * second, payments.confirmForgotten);
  jobs.every('payments.decide', second, async () => {
    await coins.decideCashOuts();
    await coins.raiseAlarms();
  });
  jobs.handle(
    reconcileDayKind,
    ({ payload }) => reconciliation.compare(payload['party'] as string, payload['day'] as string).then(() => undefined),
    { mayHang: true },
  );
  jobs.every('payments.reconciliation-alarms', minute, reconciliation.raiseAlarms);
  jobs.every('payments.sweep-evidence', 10 * minute, disputes.sweep);
  jobs.every('payments.advance', second, coins.advanceFiat);
  for (const { code, jobs: own } of [
    ...payments.onGateways,
    ...disputes.onGateways,
    ...coins.onGateways,
    ...coins.onNetworks,
    ...reconciliation.onParties,
    ...onRamps.onOnRamps,
  ])
    for (const { kind, intervalMs, run } of own)
      jobs.every(`${kind}:${code.toLowerCase()}`, intervalMs, run, { mayHang: true });
};
