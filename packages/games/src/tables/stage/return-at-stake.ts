/** The return of the chips that lie on a table; of an empty one, what its simplest bet returns. */
import type { Rational } from '../../rational.ts';
import { returnAtStake, type BetPayouts } from '../../stake-limits.ts';
import type { Chips } from '../chips.ts';

export const tableReturn =
  <P extends { readonly chips: Chips }>(payoutsOf: (params: P) => BetPayouts, simplest: string) =>
  (params: P, stake: bigint): Rational =>
    returnAtStake(
      payoutsOf(Object.keys(params.chips).length === 0 ? { ...params, chips: { [simplest]: 1 } } : params),
      stake,
    );
