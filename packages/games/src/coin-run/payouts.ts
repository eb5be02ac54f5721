/** Possible payouts of a Coin Run bet: at its goal, and after every heads on the way. */
import { climbPayouts } from '../picks/climb.ts';
import type { BetPayouts } from '../stake-limits.ts';
import { climb, goalOf, type CoinRunParams } from './versions/1-odds.ts';

export const payoutsOf = (params: CoinRunParams): BetPayouts => climbPayouts(climb, goalOf(params));
