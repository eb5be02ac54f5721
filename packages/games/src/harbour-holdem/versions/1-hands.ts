/** Hands and payouts of Harbour Hold'em, version 1: part of the frozen maths. */
import type { AnteEnd } from '../../cards/ante/ante-round.ts';
import type { HandClass } from '../../cards/poker-hands.ts';

export type { HandClass } from '../../cards/poker-hands.ts';

export const bets = ['ante'] as const;
export const isBet = (spot: string): boolean => spot === 'ante';

/** The dealer plays with a pair of fours or better. */
const pairOfFours = (1 << 26) | (1 << (2 + 13));
export const qualifies = (strength: number): boolean => strength >= pairOfFours;

/** To one, on the ante. */
export const antePays: Readonly<Record<HandClass, number>> = {
  ...{ highCard: 1, pair: 1, twoPairs: 1, threeOfAKind: 1, straight: 1, flush: 2 },
  ...{ fullHouse: 3, fourOfAKind: 10, straightFlush: 20, royalFlush: 100 },
};
/** Units of the call for each of the ante. */
export const raise = 2;

/** What one unit of the ante pays with its call, in 1/10,000. */
export const paidOn = ({ hand, outcome }: Pick<AnteEnd<HandClass>, 'hand' | 'outcome'>, spot: string): bigint => {
  if (spot !== 'ante' || outcome === 'folded' || outcome === 'lost') return 0n;
  if (outcome === 'tied') return BigInt(1 + raise) * 10_000n;
  return BigInt(1 + antePays[hand] + raise * (outcome === 'won' ? 2 : 1)) * 10_000n;
};
