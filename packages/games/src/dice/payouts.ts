/** Possible payouts of a Dice bet: one multiplier with its probability. */
import type { BetPayouts } from '../stake-limits.ts';
import { chancesOf, multiplierE4Of, outcomes, type DiceParams } from './versions/1-chances.ts';

export const payoutsOf = (params: DiceParams): BetPayouts => {
  const chances = chancesOf(params);
  const multiplierE4 = multiplierE4Of(chances);
  return {
    highestE4: multiplierE4,
    payouts: [{ multiplierE4, weight: BigInt(chances) }],
    total: BigInt(outcomes),
  };
};
