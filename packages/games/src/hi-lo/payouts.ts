/**
 * Possible payouts of Hi-Lo: those of the published strategy, and as steps every first guess there is, the likelier side of an eight first,
 * which any card offers at least.
 */
import type { BetPayouts } from '../stake-limits.ts';
import { highestE4Of, ranks, strategyOutcomes, worthE4Of, type HiLoParams } from './versions/1-odds.ts';

const rightRanksOfFirstGuesses = [7n, 8n, 9n, 10n, 11n, 12n, 6n, 5n, 4n, 3n, 2n];

export const payoutsOf = (params: HiLoParams): BetPayouts => {
  const { payouts, total } = strategyOutcomes(params);
  const steps = rightRanksOfFirstGuesses.map((right) => ({
    multiplierE4: worthE4Of(1, right),
    weight: (total / BigInt(ranks)) * right,
  }));
  return { highestE4: highestE4Of(params), payouts, total, steps };
};
