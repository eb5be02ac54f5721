import type { anteTexts as english } from '#english/packages/games/src/cards/ante/ante-texts.ts';
import type { Translation } from '#languages/translation.ts';

export const anteTexts: Translation<typeof english> = {
  chips: 'Chips',
  you: 'Deine Hand',
  dealer: 'Dealer',
  board: 'Gemeinschaftskarten',
  hand: (cards, hand) => `${cards}: ${hand}`,
  ended: 'Showdown',
  outcomes: {
    folded: 'gepasst',
    unqualified: 'der Dealer qualifiziert sich nicht',
    won: 'deine Hand gewinnt',
    tied: 'gleiche Hände',
    lost: 'die Hand des Dealers gewinnt',
  },
  pays: 'Zahlt',
  nothing: 'nichts',
  fold: 'Passen',
  hands: {
    highCard: 'höchste Karte',
    pair: 'Paar',
    twoPairs: 'zwei Paare',
    threeOfAKind: 'Drilling',
    straight: 'Straße',
    flush: 'Flush',
    fullHouse: 'Full House',
    fourOfAKind: 'Vierling',
    straightFlush: 'Straight Flush',
    royalFlush: 'Royal Flush',
  },
};
