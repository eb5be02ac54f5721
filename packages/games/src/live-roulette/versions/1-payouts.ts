/** What the chips on the layout pay, version 1: European Roulette's, without its French rule. */
import type { BetPayouts } from '../../stake-limits.ts';
import type { Chips } from '../../tables/chips.ts';
import { payoutsOf as payoutsAt, stakeUnits as unitsAt } from '../../european-roulette/versions/1-payouts.ts';

export interface LiveRouletteParams {
  readonly chips: Chips;
}

const french = false;

export const stakeUnits = ({ chips }: LiveRouletteParams): bigint => unitsAt({ chips, french });
export const payoutsOf = ({ chips }: LiveRouletteParams): BetPayouts => payoutsAt({ chips, french });
