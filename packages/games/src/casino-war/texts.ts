/** The words of a round’s proof. */
import type { Rank } from '../cards/card-text.ts';

export const proofTexts = {
  hands: {
    ...{ 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten' },
    ...{ J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
  } satisfies Record<Rank, string>,
  drawn: 'from deck(6, 4): player, dealer; for a war the next two, player, dealer',
  showdown: 'the higher rank wins, the ace is the highest; equal cards in a war win for the player',
  pays: 'the ante with its war bet, and the tie bet if the first two cards are equal',
  outcomes: {
    folded: 'equal cards, surrendered',
    won: 'your card wins',
    lost: 'the dealer’s card wins',
  },
  actions: { war: 'Go to war', surrender: 'Surrender' } as Readonly<Record<string, string>>,
  wrong: 'Place chips as “ante 5, tie 1”: ante, tie or both.',
} as const;
