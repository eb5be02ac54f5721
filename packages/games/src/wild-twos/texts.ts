/** What hands are called. */
import type { Hand } from './versions/1-hands.ts';

export const handNames = {
  royalFlush: 'Natural royal flush',
  fourDeuces: 'Four deuces',
  wildRoyalFlush: 'Wild royal flush',
  fiveOfAKind: 'Five of a kind',
  straightFlush: 'Straight flush',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  threeOfAKind: 'Three of a kind',
} as const satisfies Record<Hand, string>;
