/** What the worker does for payments. What one outside party may hold up is a job of its own, one for each network. */
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Coins } from './coins.ts';
import type { DepositId } from './deposits/deposit.ts';
import { confirmJob } from './deps.ts';
import type { Payments } from './index.ts';

const second = 1_000;

export const declarePaymentJobs = (
  jobs: Pick<Jobs, 'handle' | 'every'>,
  { payments, coins }: { readonly payments: Payments; readonly coins: Coins },
): void => {
  jobs.handle(confirmJob, ({ payload }) => payments.confirmNotified(BigInt(payload['deposit'] as string) as DepositId));
  jobs.every('payments.reconcile', 5 * second, async () => void (await payments.reconcile()));
  jobs.every('payments.refunds', 2 * second, async () => void (await payments.sendRefunds()));
  jobs.every('payments.late-legs', 2 * second, async () => void (await coins.hearLateLegs()));
  jobs.every('payments.decide', second, async () => {
    await coins.decideCashOuts();
    await coins.raiseAlarms();
  });
  jobs.every('payments.legs', second, coins.payLegs);
  for (const { code, jobs: own } of coins.onNetworks)
    for (const { kind, intervalMs, run } of own)
      jobs.every(`${kind}:${code.toLowerCase()}`, intervalMs, run, { mayHang: true });
};
