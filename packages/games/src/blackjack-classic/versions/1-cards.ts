/** Cards and totals of Blackjack Classic, version 1. A card is 0 … 51: rank = card >> 2 (deuce … ace), suit = card & 3. */
import type { Rng } from '../../rng.ts';

export const decks = 6;
const shoeSize = 52 * decks;
const aceRank = 12;
const highestTotal = 21;

/** 1 for an ace, 10 for tens and faces. */
export const valueOf = (card: number): number => {
  const rank = card >> 2;
  return rank === aceRank ? 1 : Math.min(rank + 2, 10);
};

export interface Total {
  readonly total: number;
  /** An ace counts 11. */
  readonly soft: boolean;
}

export const totalOf = (cards: readonly number[]): Total => {
  let hard = 0;
  let ace = false;
  for (const card of cards) {
    const value = valueOf(card);
    hard += value;
    if (value === 1) ace = true;
  }
  return ace && hard + 10 <= highestTotal ? { total: hard + 10, soft: true } : { total: hard, soft: false };
};

export const isBust = (cards: readonly number[]): boolean => totalOf(cards).total > highestTotal;

/** Two cards that make 21. */
export const isNatural = (cards: readonly number[]): boolean =>
  cards.length === 2 && totalOf(cards).total === highestTotal;

/**
 * The next card of PF-1's `deck(6, …)`: an index into the cards that are left, in the shoe's own order. `taken` are the
 * shoe's places (0 … 311) that were drawn before. Returns the place; the card is place mod 52.
 */
export const drawPlace = (taken: readonly number[], rng: Rng): number => {
  let place = rng.below(shoeSize - taken.length);
  // Passing over a taken place can bring the next one into reach, so until nothing changes any more.
  let passed = 0;
  for (;;) {
    let count = 0;
    for (const earlier of taken) if (earlier <= place) count += 1;
    if (count === passed) return place;
    place += count - passed;
    passed = count;
  }
};

export const cardAt = (place: number): number => place % 52;
