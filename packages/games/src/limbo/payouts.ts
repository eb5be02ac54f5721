/** Possible payouts of a Limbo bet: one multiplier with its probability. */
import type { BetPayouts } from '../stake-limits.ts';
import { chancesOf, multiplierE4Of, outcomes, type LimboParams } from './versions/1-chances.ts';

export const payoutsOf = (params: LimboParams): BetPayouts => {
  const multiplierE4 = multiplierE4Of(params);
  return { highestE4: multiplierE4, payouts: [{ multiplierE4, weight: chancesOf(params) }], total: outcomes };
};
