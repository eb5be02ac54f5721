/** Scenes that need cards which seldom come. */
import type { Draw } from '../src/index.ts';

/** The draws that bring these cards of one pack, one after the other. */
export const drawsOfCards = (cards: readonly number[]): Draw[] => {
  const left = Array.from({ length: 52 }, (_, card) => card);
  return cards.map((card): Draw => {
    const [n, value] = [left.length, left.indexOf(card)];
    left.splice(value, 1);
    return [n, value];
  });
};

/** `Jd 9h`. */
export const cardsOfText = (text: string): number[] =>
  text.split(' ').map((card) => '23456789TJQKA'.indexOf(card.charAt(0)) * 4 + 'dhsc'.indexOf(card.charAt(1)));
