/** What two cards decide, version 1: part of the frozen maths. Ranks are PF-1's: 0 is a deuce, 12 an ace. */
import type { AnteEnd, AnteOutcome } from '../../cards/ante/ante-round.ts';

/** The player's first card against the dealer's. */
export type First = 'higher' | 'lower' | 'equal';

export const bets = ['ante', 'tie'] as const;
export type Bet = (typeof bets)[number];
export const isBet = (spot: string): spot is Bet => bets.some((bet) => bet === spot);

/** Packs, shuffled afresh for every round. */
export const decks = 6;
/** Units of the war bet for each of the ante. */
export const raise = 1;

/** Above zero if the first one is higher. */
export const compared = (mine: number, theirs: number): number => (mine >> 2) - (theirs >> 2);

export const firstOf = (mine: number, theirs: number): First => {
  const difference = compared(mine, theirs);
  return difference === 0 ? 'equal' : difference > 0 ? 'higher' : 'lower';
};

/** Only equal cards leave a choice. */
export const asks = (first: First): boolean => first === 'equal';

/** How the ante ends. A war is won by equal cards too. `war`: its two cards, or `null` if it was surrendered. */
export const outcomeOf = (first: First, war: readonly [mine: number, theirs: number] | null): AnteOutcome => {
  if (first !== 'equal') return first === 'higher' ? 'won' : 'lost';
  if (war === null) return 'folded';
  return compared(...war) >= 0 ? 'won' : 'lost';
};

/** What comes back for one unit, stakes included, in 1/10,000; for the ante together with its war bet. */
export const returnsE4 = {
  ante: { won: 20_000, wonWar: 30_000, surrendered: 5_000, lost: 0 },
  tie: { equal: 110_000, unequal: 0 },
} as const;

export const paidOn = ({ hand, outcome }: Pick<AnteEnd<First>, 'hand' | 'outcome'>, spot: string): bigint => {
  const { ante, tie } = returnsE4;
  if (spot === 'tie') return BigInt(hand === 'equal' ? tie.equal : tie.unequal);
  if (outcome === 'folded') return BigInt(ante.surrendered);
  if (outcome !== 'won') return BigInt(ante.lost);
  return BigInt(hand === 'equal' ? ante.wonWar : ante.won);
};
