/** Coins whose worker is the test: each turn when the test says so, over all networks. */
import type { Coins } from '../modules/payments/index.ts';

export const coinsByHand = (coins: Coins) => {
  const run = async (...kinds: string[]): Promise<void> => {
    for (const { jobs } of coins.onNetworks) for (const job of jobs) if (kinds.includes(job.kind)) await job.run();
  };
  return {
    ...coins,
    watch: () => run('coins.watch'),
    moveCashOuts: async (): Promise<void> => {
      await coins.decideCashOuts();
      await coins.payLegs();
      await run('coins.cash-outs');
      await coins.raiseAlarms();
    },
    recheckPaid: () => run('coins.recheck'),
    /** What has a minute's time. */
    tend: () => run('treasury.sweep', 'coins.raise-fees', 'coins.health'),
  };
};

export type CoinsByHand = ReturnType<typeof coinsByHand>;
