/** What cards are called. */
import type { Rank, Suit } from './card-text.ts';

const ranks: Partial<Record<Rank, string>> = { J: 'Jack', Q: 'Queen', K: 'King', A: 'Ace' };
const suits = { d: 'diamonds', h: 'hearts', s: 'spades', c: 'clubs' } satisfies Record<Suit, string>;

export const cardTexts = {
  name: (rank: Rank, suit: Suit) => `${ranks[rank] ?? rank} of ${suits[suit]}`,
  faceDown: 'Face down',
} as const;
