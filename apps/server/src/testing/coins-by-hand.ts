/** Coins whose worker is the test: each turn when the test says so, over all chains. */
import type { Coins } from '../modules/payments/index.ts';

export const coinsByHand = (coins: Coins) => {
  const { onChains } = coins;
  return {
    ...coins,
    watch: async (): Promise<void> => {
      for (const chain of onChains) await chain.watch();
    },
    moveCashOuts: async (): Promise<void> => {
      await coins.decideCashOuts();
      await coins.payLegs();
      for (const chain of onChains) await chain.moveCashOuts();
      await coins.raiseAlarms();
    },
    recheckPaid: async (): Promise<void> => {
      for (const chain of onChains) await chain.recheckPaid();
    },
    tend: async (): Promise<void> => {
      for (const chain of onChains) await chain.tend();
    },
  };
};

export type CoinsByHand = ReturnType<typeof coinsByHand>;
