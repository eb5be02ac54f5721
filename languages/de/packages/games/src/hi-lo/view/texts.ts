import { cardName } from '#english/packages/games/src/cards/card-text.ts';
import type { texts as english } from '#english/packages/games/src/hi-lo/view/texts.ts';
import { multiplierText } from '#english/packages/games/src/multiplier-text.ts';
import type { Translation } from '#languages/translation.ts';

const right = (count: number): string => `${count} richtig`;
const lastCard = (cards: readonly number[]): string => cardName(cards.at(-1) ?? 0);

export const texts: Translation<typeof english> = {
  action: 'Geben',
  bet: ({ stop }) => (stop === 0 ? 'Auszahlen auf Knopfdruck' : `Auszahlen nach ${stop}`),
  guess: (guess, atEnd) => {
    const word = guess === 'higher' ? 'Höher' : 'Tiefer';
    return atEnd ? word : `${word} oder gleich`;
  },
  ready: 'Lass die erste Karte geben',
  take: 'Auszahlen',
  next: (multiplier) => `Nächster Tipp ${multiplier}`,
  ended: ({ guesses, worthE4 }) => (worthE4 > 0 ? right(guesses.length) : `Falsch nach ${guesses.length - 1}`),
  right,
  chain: 'Deine Kette',
  first: 'Erste Karte',
  stop: 'Auszahlen nach',
  never: 'Knopfdruck',
  limit: (multiplier) =>
    `Bei diesem Einsatz wird kein Tipp über ${multiplier} angeboten; die Runde zahlt dann von selbst aus.`,
  history: 'Letzte Runden, neueste zuerst',
  verify: (multiplier) => `${multiplier}. Diese Runde prüfen`,
  inPlay: 'Im Spiel',
  keys: [
    ['H, ↑', 'höher'],
    ['L, ↓', 'tiefer'],
    ['C', 'auszahlen'],
  ],
  announceOpen: ({ cards, guesses, worthE4 }) =>
    guesses.length === 0
      ? `${lastCard(cards)}. Höher oder tiefer?`
      : `${lastCard(cards)}. ${right(guesses.length)}. Wert: ${multiplierText(BigInt(worthE4))}.`,
  announce: ({ cards, guesses, worthE4 }) =>
    worthE4 > 0 ? `${right(guesses.length)}, ${multiplierText(BigInt(worthE4))}.` : `${lastCard(cards)}. Falsch.`,
};
