/** What the chips on the layout pay over all throws, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { payoutsOn, unitsOn, type Chips } from '../../tables/chips.ts';
import { paysE4, throws } from './1-layout.ts';

export interface SicBoParams {
  readonly chips: Chips;
}

export const stakeUnits = ({ chips }: SicBoParams): bigint => BigInt(unitsOn(chips));

export const payoutsOf = ({ chips }: SicBoParams): BetPayouts =>
  payoutsOn(
    chips,
    throws.map(({ dice, orders }) => ({ weight: BigInt(orders), paysE4: (spot: string) => paysE4(dice, spot) })),
  );
