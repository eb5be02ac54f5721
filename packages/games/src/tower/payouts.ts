/** Possible payouts of a Tower bet: at its goal, and on every floor on the way. */
import { climbPayouts } from '../picks/climb.ts';
import type { BetPayouts } from '../stake-limits.ts';
import { climbOf, goalOf, type TowerParams } from './versions/1-odds.ts';

export const payoutsOf = (params: TowerParams): BetPayouts => climbPayouts(climbOf(params.difficulty), goalOf(params));
