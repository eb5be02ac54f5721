import type { proofTexts as english } from '#english/packages/games/src/hi-lo/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  cards: 'Karten',
  cardsHow: 'below(52) für jede, Rang = Karte >> 2',
  guesses: 'Tipps',
  guessesHow: 'jeder vergleicht eine Karte mit der davor',
  multiplier: 'Multiplikator',
  multiplierHow: (guesses) =>
    `floor(9900 × 13^${guesses} ÷ das Produkt der Ränge, die richtig gewesen wären) ÷ 10000; 0 nach einem falschen Tipp, 1, wenn rechtzeitig nicht getippt wurde`,
  stop: 'Auszahlen nach richtigen Tipps (0: nie)',
  most: 'Höchster Multiplikator bei diesem Einsatz, in 1/10.000',
  wrong: 'Hi-Lo zahlt nach 1 bis 10 richtigen Tipps aus oder nie von selbst (0).',
  take: 'Auszahlen',
  voided: 'Einsatz zurück',
  higher: 'Höher',
  lower: 'Tiefer',
};
