/** Possible payouts of a Plinko bet: one for each bucket, with the number of paths that end in it. */
import type { BetPayouts } from '../stake-limits.ts';
import { bucketsOf, multiplierE4Of, pathsOf, type PlinkoParams } from './versions/1-board.ts';

export const payoutsOf = (params: PlinkoParams): BetPayouts => ({
  highestE4: multiplierE4Of(params, 0),
  payouts: bucketsOf(params),
  total: pathsOf(params),
});
