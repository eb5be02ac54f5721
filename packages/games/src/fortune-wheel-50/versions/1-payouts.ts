/** What the chips on the layout pay over all stops, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { payoutsOn, unitsOn, type Chips } from '../../tables/chips.ts';
import { paysE4, stops } from './1-layout.ts';

export interface WheelParams {
  readonly chips: Chips;
}

export const stakeUnits = ({ chips }: WheelParams): bigint => BigInt(unitsOn(chips));

export const payoutsOf = ({ chips }: WheelParams): BetPayouts =>
  payoutsOn(
    chips,
    stops.map((_, stop) => ({ weight: 1n, paysE4: (spot: string) => paysE4(stop, spot) })),
  );
