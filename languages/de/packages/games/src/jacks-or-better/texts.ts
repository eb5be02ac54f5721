import type { handNames as english } from '#english/packages/games/src/jacks-or-better/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const handNames: Translation<typeof english> = {
  royalFlush: 'Royal Flush',
  straightFlush: 'Straight Flush',
  fourOfAKind: 'Vierling',
  fullHouse: 'Full House',
  flush: 'Flush',
  straight: 'Straße',
  threeOfAKind: 'Drilling',
  twoPairs: 'Zwei Paare',
  jacksOrBetter: 'Buben oder besser',
};
