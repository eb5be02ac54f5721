/** Cards in words and signs: 0 … 51, rank = card >> 2 (deuce … ace), suit = card & 3. */
import { cardTexts } from './texts.ts';

const ranks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const;
const suits = ['d', 'h', 's', 'c'] as const;

export type Rank = (typeof ranks)[number];
export type Suit = (typeof suits)[number];

const suitSigns = { d: '♦', h: '♥', s: '♠', c: '♣' } satisfies Record<Suit, string>;

export const rankOf = (card: number): Rank => ranks[card >> 2] ?? '2';
export const suitOf = (card: number): Suit => suits[card & 3] ?? 'd';

/** `8♠`. */
export const cardSign = (card: number): string => `${rankOf(card)}${suitSigns[suitOf(card)]}`;

/** `Queen of hearts`. */
export const cardName = (card: number): string => cardTexts.name(rankOf(card), suitOf(card));
