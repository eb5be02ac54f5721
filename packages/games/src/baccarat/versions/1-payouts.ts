/** What the chips on the table pay over all ends of a round, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { payoutsOn, unitsOn, type Chips } from '../../tables/chips.ts';
import { ends } from './1-counts.ts';
import type { CountedEnd } from './1-enumeration.ts';
import { paidOn } from './1-hands.ts';

export interface BaccaratParams {
  readonly chips: Chips;
}

export const stakeUnits = ({ chips }: BaccaratParams): bigint => BigInt(unitsOn(chips));

export const payoutsOver =
  (counted: readonly CountedEnd[]) =>
  ({ chips }: BaccaratParams): BetPayouts =>
    payoutsOn(
      chips,
      counted.map((end) => ({ weight: BigInt(end.orders), paysE4: (spot: string) => paidOn(end, spot) })),
    );

export const payoutsOf = payoutsOver(ends);
