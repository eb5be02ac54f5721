/** What the worker does for payments. What one outside party may hold up is a job of its own, one for each gateway and network. */
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
  jobs.every('payments.forgotten', 5 * second, payments.confirmForgotten);
  jobs.every('payments.decide', second, async () => {
    await coins.decideCashOuts();
    await coins.raiseAlarms();
  });
  jobs.every('payments.advance', second, coins.advanceFiat);
  for (const { code, jobs: own } of [...payments.onGateways, ...coins.onGateways, ...coins.onNetworks])
    for (const { kind, intervalMs, run } of own)
      jobs.every(`${kind}:${code.toLowerCase()}`, intervalMs, async () => void (await run()), { mayHang: true });
};
