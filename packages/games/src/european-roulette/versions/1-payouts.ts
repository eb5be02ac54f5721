/** What the chips on the layout pay over all pockets, version 1: part of the frozen maths, and what stakes are bounded by. */
import type { BetPayouts } from '../../stake-limits.ts';
import { payoutsOn, unitsOn, type Chips } from '../../tables/chips.ts';
import { paysE4, pockets } from './1-layout.ts';

export interface RouletteParams {
  readonly chips: Chips;
  /** With la partage. */
  readonly french: boolean;
}

export const stakeUnits = ({ chips }: RouletteParams): bigint => BigInt(unitsOn(chips));

export const payoutsOf = ({ chips, french }: RouletteParams): BetPayouts =>
  payoutsOn(
    chips,
    Array.from({ length: pockets }, (_, pocket) => ({
      weight: 1n,
      paysE4: (spot: string) => paysE4(french, pocket, spot),
    })),
  );
