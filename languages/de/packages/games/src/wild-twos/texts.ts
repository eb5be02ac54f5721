import type { handNames as english } from '#english/packages/games/src/wild-twos/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const handNames: Translation<typeof english> = {
  royalFlush: 'Echter Royal Flush',
  fourDeuces: 'Vier Zweien',
  wildRoyalFlush: 'Royal Flush mit Joker',
  fiveOfAKind: 'Fünfling',
  straightFlush: 'Straight Flush',
  fourOfAKind: 'Vierling',
  fullHouse: 'Full House',
  flush: 'Flush',
  straight: 'Straße',
  threeOfAKind: 'Drilling',
};
