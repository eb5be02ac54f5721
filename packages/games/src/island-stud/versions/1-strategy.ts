/**
 * The published strategy of Island Stud, version 1: raise a pair or better, fold below ace and king, and with ace and king count. What
 * the dealer may hold beside his open card is counted exactly, by ranks: the sets of five different ranks that make no straight, each
 * with the suits that are left, without the flushes.
 */
import { aceKing, lowestPair, stud } from './1-hands.ts';

const wheel = 0b1_0000_0000_1111;
const isStraight = (ranks: number): boolean => ranks === wheel || ranks === (ranks & -ranks) * 0b11111;

/** Of four ranks beside each open rank: those that make a hand of high cards. */
const besides: readonly (readonly (readonly [ranks: readonly number[], mask: number])[])[] = Array.from(
  { length: 13 },
  (_, open) => {
    const sets: [number[], number][] = [];
    for (let a = 0; a < 13; a += 1)
      for (let b = a + 1; b < 13; b += 1)
        for (let c = b + 1; c < 13; c += 1)
          for (let d = c + 1; d < 13; d += 1) {
            const ranks = [a, b, c, d];
            const mask = ranks.reduce((bits, rank) => bits | (1 << rank), 1 << open);
            if (!ranks.includes(open) && !isStraight(mask)) sets.push([ranks, mask]);
          }
    return sets;
  },
);

/** Hands of four cards beside the open one. */
export const hidden = (46 * 45 * 44 * 43) / 24;

export interface HighCards {
  readonly unqualified: number;
  /** Ace and king, but lower. */
  readonly lower: number;
  readonly equal: number;
}

/** How many of the dealer's hands are of high cards, against these five and his open card. */
export const highCardsOf = (player: readonly number[], open: number): HighCards => {
  const mine = player.reduce((bits, card) => bits | (1 << (card >> 2)), 0);
  const left = Array.from({ length: 13 }, () => 4);
  const suited = Array.from({ length: 13 }, () => 1);
  for (const card of [...player, open]) {
    left[card >> 2] = (left[card >> 2] ?? 0) - 1;
    if ((card & 3) === (open & 3)) suited[card >> 2] = 0;
  }
  let [unqualified, lower, equal] = [0, 0, 0];
  for (const [[a = 0, b = 0, c = 0, d = 0], mask] of besides[open >> 2] ?? []) {
    const ways =
      (left[a] ?? 0) * (left[b] ?? 0) * (left[c] ?? 0) * (left[d] ?? 0) -
      (suited[a] ?? 0) * (suited[b] ?? 0) * (suited[c] ?? 0) * (suited[d] ?? 0);
    if (mask < aceKing) unqualified += ways;
    else if (mask < mine) lower += ways;
    else if (mask === mine) equal += ways;
  }
  return { unqualified, lower, equal };
};

/** What raising wins with high cards, in antes over all the dealer's hands; folding loses one ante in each. */
export const winsOf = ({ unqualified, lower, equal }: HighCards): number =>
  unqualified + 3 * lower - 3 * (hidden - unqualified - lower - equal);

export const shouldRaise = (player: readonly number[], open: number): boolean => {
  const strength = stud(player);
  if (strength >= lowestPair) return true;
  return strength >= aceKing && winsOf(highCardsOf(player, open)) > -hidden;
};
