import type { proofTexts as english } from '#english/packages/games/src/sic-bo/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  thrownDice: 'Würfel',
  diceHow: 'below(6) + 1, dreimal',
  thrown: (dice, total) => `${dice.join(', ')} = ${total}`,
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow: 'Chips jedes Gewinnfelds × dessen Quote, die Chips eingeschlossen',
  wrong: 'Lege Chips in der Form „small 5, total-9 1, pair-2-5 2“: ein Feld des Tisches und die Zahl der Chips.',
};
