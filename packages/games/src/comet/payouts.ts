/** Possible payouts of a bet on a comet: its goal, and by hand everything from the lowest cash-out on, which loses most by rounding. */
import type { BetPayouts } from '../stake-limits.ts';
import { chancesOf, goalOf, leastCashOut, multiplierE4Of, outcomes, type CometParams } from './versions/1-flight.ts';

const stepAt = (goal: number) => ({ multiplierE4: multiplierE4Of(goal), weight: chancesOf(goal) });

export const payoutsOf = (params: CometParams): BetPayouts => {
  const goal = goalOf(params);
  const last = stepAt(goal);
  return {
    highestE4: last.multiplierE4,
    payouts: [last],
    total: outcomes,
    steps: goal === leastCashOut ? [last] : [stepAt(leastCashOut), last],
  };
};
