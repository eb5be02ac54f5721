/** Possible payouts of a Keno bet: one for each number of hits that pays. */
import type { BetPayouts } from '../stake-limits.ts';
import { multiplierE4Of, waysOf, waysToHit, type KenoParams } from './versions/1-odds.ts';

export const payoutsOf = ({ numbers }: KenoParams): BetPayouts => {
  const chosen = numbers.length;
  return {
    highestE4: multiplierE4Of(chosen, chosen),
    payouts: Array.from({ length: chosen + 1 }, (_, hits) => ({
      multiplierE4: multiplierE4Of(chosen, hits),
      weight: waysToHit(chosen, hits),
    })).filter(({ multiplierE4 }) => multiplierE4 > 0n),
    total: waysOf(chosen),
  };
};
