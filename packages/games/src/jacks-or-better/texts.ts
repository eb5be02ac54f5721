/** What hands are called. */
import type { Hand } from './versions/1-hands.ts';

export const handNames = {
  royalFlush: 'Royal flush',
  straightFlush: 'Straight flush',
  fourOfAKind: 'Four of a kind',
  fullHouse: 'Full house',
  flush: 'Flush',
  straight: 'Straight',
  threeOfAKind: 'Three of a kind',
  twoPairs: 'Two pairs',
  jacksOrBetter: 'Jacks or better',
} as const satisfies Record<Hand, string>;
