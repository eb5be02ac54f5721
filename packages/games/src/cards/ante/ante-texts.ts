/** The words that rounds against a dealer who has to qualify share. */
import type { HandClass } from '../poker-hands.ts';

export const anteTexts = {
  chips: 'Chips',
  you: 'Your hand',
  dealer: 'Dealer',
  board: 'Board',
  hand: (cards: string, hand: string) => `${cards}: ${hand}`,
  ended: 'Showdown',
  outcomes: {
    folded: 'folded',
    unqualified: 'the dealer does not qualify',
    won: 'your hand wins',
    tied: 'equal hands',
    lost: 'the dealer’s hand wins',
  },
  pays: 'Pays',
  nothing: 'nothing',
  fold: 'Fold',
  /** Five-card hands. */
  hands: {
    highCard: 'high card',
    pair: 'pair',
    twoPairs: 'two pairs',
    threeOfAKind: 'three of a kind',
    straight: 'straight',
    flush: 'flush',
    fullHouse: 'full house',
    fourOfAKind: 'four of a kind',
    straightFlush: 'straight flush',
    royalFlush: 'royal flush',
  } satisfies Record<HandClass, string>,
} as const;
