/** Payments whose worker is driven by the test, over all gateways and networks. */
import type { Coins, Disputes, Payments } from '../modules/payments/index.ts';

/** Returns the number processed, if the job counts. */
const runOn = async (parties: Coins['onGateways'], kinds: readonly string[]): Promise<number> => {
  let done = 0;
  for (const { jobs } of parties)
    for (const job of jobs) if (kinds.includes(job.kind)) done += Number((await job.run()) ?? 0);
  return done;
};

export const coinsByHand = (coins: Coins) => {
  const run = async (...kinds: string[]): Promise<void> => void (await runOn(coins.onNetworks, kinds));
  return {
    ...coins,
    watch: () => run('coins.watch'),
    moveCashOuts: async (): Promise<void> => {
      await coins.decideCashOuts();
      await coins.advanceFiat();
      await runOn(coins.onGateways, ['payments.legs']);
      await run('coins.cash-outs');
      await run('treasury.drains');
      await coins.raiseAlarms();
    },
    hearLateLegs: () => runOn(coins.onGateways, ['payments.late-legs']),
    recheckPaid: () => run('coins.recheck'),
    /** Jobs that run every minute. */
    tend: () => run('treasury.sweep', 'coins.bump-fees', 'coins.health', 'treasury.levels'),
  };
};

export type CoinsByHand = ReturnType<typeof coinsByHand>;

export const paymentsByHand = (payments: Payments) => ({
  ...payments,
  queryOpen: async (): Promise<void> => {
    await payments.confirmForgotten();
    await runOn(payments.onGateways, ['payments.queries']);
  },
  sendRefunds: () => runOn(payments.onGateways, ['payments.refunds']),
});

export type PaymentsByHand = ReturnType<typeof paymentsByHand>;

export const disputesByHand = (disputes: Disputes) => ({
  ...disputes,
  send: () => runOn(disputes.onGateways, ['payments.represent']),
  askAgain: () => runOn(disputes.onGateways, ['payments.disputes']),
});
