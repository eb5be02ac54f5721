/** The words of a round’s proof. */
import type { Hand } from './versions/1-hands.ts';

const hands: Readonly<Record<Hand, string>> = {
  high: 'high card',
  pair: 'pair',
  flush: 'flush',
  straight: 'straight',
  three: 'three of a kind',
  'straight-flush': 'straight flush',
};

export const proofTexts = {
  hands,
  drawn: 'from deck(1, 6): player, dealer, player, dealer, player, dealer',
  showdown: 'the dealer plays with a queen or better; the higher hand wins',
  pays: 'ante and play together, the bonus for a straight or better, pair plus for a pair or better',
  actions: { play: 'Play', fold: 'Fold' } as Readonly<Record<string, string>>,
  wrong: 'Place chips as “ante 5, pair-plus 1”: ante, pair-plus or both.',
} as const;
