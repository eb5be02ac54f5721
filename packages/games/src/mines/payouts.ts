/** Possible payouts of a Mines bet: at its goal, and after every gem on the way. */
import type { BetPayouts } from '../stake-limits.ts';
import { choose, goalOf, multiplierE4Of, tiles, type MinesParams } from './versions/1-odds.ts';

export const payoutsOf = (params: MinesParams): BetPayouts => {
  const { mines } = params;
  const goal = goalOf(params);
  // So many boards have their mines elsewhere than under the first tiles opened.
  const step = (gems: number) => ({ multiplierE4: multiplierE4Of(mines, gems), weight: choose(tiles - gems, mines) });
  const last = step(goal);
  return {
    highestE4: last.multiplierE4,
    payouts: [last],
    total: choose(tiles, mines),
    steps: Array.from({ length: goal }, (_, index) => step(index + 1)),
  };
};
