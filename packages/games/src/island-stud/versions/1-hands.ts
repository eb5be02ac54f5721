/** Hands and payouts of Island Stud, version 1: part of the frozen maths. */
import type { AnteEnd } from '../../cards/ante/ante-round.ts';
import { handStrength, type HandClass } from '../../cards/poker-hands.ts';

export type { HandClass } from '../../cards/poker-hands.ts';

export const bets = ['ante'] as const;
export const isBet = (spot: string): boolean => spot === 'ante';

/** Ace and king without a pair: what the dealer needs to play. Any such hand is at least as strong as this mask of ranks. */
export const aceKing = 0b1_1000_0000_0000;
export const lowestPair = 1 << 26;
export const qualifies = (strength: number): boolean => strength >= aceKing;

/** To one, on the raise. */
export const raisePays: Readonly<Record<HandClass, number>> = {
  ...{ highCard: 1, pair: 1, twoPairs: 2, threeOfAKind: 3, straight: 4, flush: 5 },
  ...{ fullHouse: 7, fourOfAKind: 20, straightFlush: 50, royalFlush: 100 },
};
/** Units for each of the ante. */
export const raise = 2;

/** What one unit of the ante pays with its raise, in 1/10,000. */
export const paidOn = ({ hand, outcome }: Pick<AnteEnd<HandClass>, 'hand' | 'outcome'>, spot: string): bigint => {
  if (spot !== 'ante' || outcome === 'folded' || outcome === 'lost') return 0n;
  const won = outcome === 'won' ? 1 + raise * raisePays[hand] : outcome === 'unqualified' ? 1 : 0;
  return BigInt(1 + raise + won) * 10_000n;
};

export const stud = (cards: readonly number[]): number => handStrength(cards);
