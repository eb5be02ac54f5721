/** The levels of a win in one slot, in 1/10,000: by them the stage chooses its words, and the paytable names them. */
import { winLevels } from '../../../stage/win-levels.ts';

export interface Tiers {
  readonly bigE4: bigint;
  readonly hugeE4: bigint;
  /** The highest win of the game. */
  readonly mostE4: bigint;
}

export const tiersOf = ({ maxWin }: { readonly maxWin: number }): Tiers => ({
  ...winLevels,
  mostE4: BigInt(maxWin) * 10_000n,
});
