/** What the chips on the table pay over all ends of a round, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { payoutsOn, unitsOn, type Chips } from '../../tables/chips.ts';
import { ends, paidOn } from './1-cards.ts';

export interface DragonTigerParams {
  readonly chips: Chips;
}

export const stakeUnits = ({ chips }: DragonTigerParams): bigint => BigInt(unitsOn(chips));

export const payoutsOf = ({ chips }: DragonTigerParams): BetPayouts =>
  payoutsOn(
    chips,
    ends.map((end) => ({ weight: end.orders, paysE4: (spot: string) => paidOn(end, spot) })),
  );
