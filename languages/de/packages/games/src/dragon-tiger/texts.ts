import type { proofTexts as english } from '#english/packages/games/src/dragon-tiger/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  dragon: 'Drache',
  tiger: 'Tiger',
  cardHow: 'aus deck(8, 2): Drache, Tiger',
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow:
    'Chips auf der höheren Karte oder auf Unentschieden × deren Quote; bei Unentschieden kommt die Hälfte von Drache und Tiger zurück',
  wrong: 'Lege Chips in der Form „dragon 5, tie 1“: dragon, tiger, tie oder suited-tie.',
};
