/** Cards and pay of Dragon Tiger, version 1: part of the frozen maths. Ranks are PF-1's: 0 is a deuce, 12 an ace. */
export const decks = 8;

export const bets = ['dragon', 'tiger', 'tie', 'suited-tie'] as const;
export type Bet = (typeof bets)[number];
export type Winner = 'dragon' | 'tiger' | 'tie';

export interface End {
  readonly winner: Winner;
  /** Equal in rank and in suit. */
  readonly suited: boolean;
}

/** The ace is the lowest card, the king the highest. */
export const valueOf = (card: number): number => {
  const rank = card >> 2;
  return rank === 12 ? 1 : rank + 2;
};

export const endOf = (dragon: number, tiger: number): End => {
  const [one, other] = [valueOf(dragon), valueOf(tiger)];
  return { winner: one > other ? 'dragon' : other > one ? 'tiger' : 'tie', suited: dragon === tiger };
};

/** In 1/10,000 of a unit, the stake included. */
export const paysE4: Readonly<Record<Bet, bigint>> = {
  dragon: 20_000n,
  tiger: 20_000n,
  tie: 120_000n,
  'suited-tie': 510_000n,
};
const halfE4 = 5_000n;

export const isBet = (spot: string): spot is Bet => bets.some((bet) => bet === spot);

/** What one unit on a spot pays: on a tie half of the main bets comes back. */
export const paidOn = ({ winner, suited }: End, spot: string): bigint => {
  if (spot === 'suited-tie') return suited ? paysE4[spot] : 0n;
  if (spot === winner) return paysE4[winner];
  return winner === 'tie' && (spot === 'dragon' || spot === 'tiger') ? halfE4 : 0n;
};

/** Of 415 cards that are left beside the first one: 31 of its rank, 7 of them of its suit too; the others are higher or lower alike. */
export const ends: readonly (End & { readonly orders: bigint })[] = [
  { winner: 'dragon', suited: false, orders: 192n },
  { winner: 'tiger', suited: false, orders: 192n },
  { winner: 'tie', suited: false, orders: 24n },
  { winner: 'tie', suited: true, orders: 7n },
];
