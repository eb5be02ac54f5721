/**
 * The exact worth of every way to hold five cards: how many of the hands that can be drawn pay each row. Counted by ranks, so that a player's
 * device has the answer in about a millisecond.
 */
import { weightOf, type HandTable } from './hand-table.ts';

/** A set of places as bits: 1 for the first card, 16 for the fifth. */
export type Hold = number;

export const holds: readonly Hold[] = Array.from({ length: 32 }, (_, hold) => hold);
const places = [0, 1, 2, 3, 4] as const;

export const isHeld = (hold: Hold, place: number): boolean => ((hold >> place) & 1) === 1;
export const heldCount = (hold: Hold): number => places.filter((place) => isHeld(hold, place)).length;

/** Draws of 0 … 5 cards out of the other 47, and the number that all of them divide. */
const drawsOf = [1, 47, 1_081, 16_215, 178_365, 1_533_939] as const;
export const commonDraws = 7_669_695;
/** How often each draw is counted, so that all holds are counted alike. */
export const shareOf = (hold: Hold): number => commonDraws / (drawsOf[5 - heldCount(hold)] ?? 1);

export interface HoldValue {
  readonly hold: Hold;
  /** Of `commonDraws`: how many pay each row; the first is nothing. */
  readonly counts: readonly number[];
  /** Paid over all of them, in coins per coin staked. */
  readonly paid: number;
}

/** `C(n, k)` for n up to 4. */
const small = [
  [1, 0, 0, 0, 0],
  [1, 1, 0, 0, 0],
  [1, 2, 1, 0, 0],
  [1, 3, 3, 1, 0],
  [1, 4, 6, 4, 1],
] as const;
const chosen = (n: number, k: number): number => small[n]?.[k] ?? 0;

interface Left {
  /** How many cards of each rank are in the pack. */
  readonly ofRank: readonly number[];
  /** Their suits as bits. */
  readonly suits: readonly number[];
}

const leftAfter = (dealt: readonly number[]): Left => {
  const suits = Array.from({ length: 13 }, () => 0b1111);
  for (const card of dealt) suits[card >> 2] = (suits[card >> 2] ?? 0) & ~(1 << (card & 3));
  return {
    suits,
    ofRank: suits.map((mask) => [0, 1, 2, 3].filter((suit) => ((mask >> suit) & 1) === 1).length),
  };
};

/** Suits that a suited hand with these cards can have, as bits; none if two of them differ or share a rank. */
const suitsFor = (held: readonly number[], wild: number | undefined): number =>
  held.reduce((suits, card) => (card >> 2 === wild ? suits : suits & (1 << (card & 3))), 0b1111);

const countDraws = (table: HandTable, left: Left, held: readonly number[], counts: number[]): void => {
  const add = (row: number | undefined, ways: number): void => {
    counts[row ?? 0] = (counts[row ?? 0] ?? 0) + ways;
  };
  /** `all`: ways to draw these ranks; `suits`: those in which a suited hand is possible, each in `suited` ways. */
  const draw = (rank: number, open: number, sum: number, all: number, suits: number, suited: number): void => {
    if (open === 0) {
      const oneSuit = suited * bitsOf(suits);
      add(table.plain[sum], all - oneSuit);
      if (oneSuit > 0) add(table.suited[sum], oneSuit);
      return;
    }
    if (rank === 13) return;
    const most = Math.min(left.ofRank[rank] ?? 0, open);
    for (let count = 0; count <= most; count += 1) {
      const ways = chosen(left.ofRank[rank] ?? 0, count);
      const isWild = rank === table.wild;
      const stays = count === 0 || isWild ? suits : count === 1 ? suits & (left.suits[rank] ?? 0) : 0;
      draw(rank + 1, open - count, sum + count * weightOf(rank), all * ways, stays, isWild ? suited * ways : suited);
    }
  };
  const sum = held.reduce((total, card) => total + weightOf(card >> 2), 0);
  draw(0, 5 - held.length, sum, 1, suitsFor(held, table.wild), 1);
};

const bitsOf = (suits: number): number => (suits & 1) + ((suits >> 1) & 1) + ((suits >> 2) & 1) + ((suits >> 3) & 1);

/** `pays`: coins per coin staked of each row, the first for nothing. */
export const holdValue = (
  table: HandTable,
  pays: readonly number[],
  dealt: readonly number[],
  hold: Hold,
): HoldValue => {
  const counts = pays.map(() => 0);
  countDraws(
    table,
    leftAfter(dealt),
    dealt.filter((_card, place) => isHeld(hold, place)),
    counts,
  );
  const share = shareOf(hold);
  return {
    hold,
    counts: counts.map((count) => count * share),
    paid: counts.reduce((sum, count, row) => sum + count * share * (pays[row] ?? 0), 0),
  };
};

/** Order in which holds are preferred: what they pay, then how often, then how many cards are kept, then the places from the left. */
const isBetter = (one: HoldValue, than: HoldValue): boolean => {
  if (one.paid !== than.paid) return one.paid > than.paid;
  const [misses, others] = [one.counts[0] ?? 0, than.counts[0] ?? 0];
  if (misses !== others) return misses < others;
  return heldCount(one.hold) > heldCount(than.hold);
};

export const bestHold = (table: HandTable, pays: readonly number[], dealt: readonly number[]): HoldValue =>
  holds.map((hold) => holdValue(table, pays, dealt, hold)).reduce((best, one) => (isBetter(one, best) ? one : best));
