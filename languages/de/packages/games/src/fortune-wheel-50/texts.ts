import type { proofTexts as english } from '#english/packages/games/src/fortune-wheel-50/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  chips: 'Chips',
  stop: 'Feld',
  stopped: (stop, spot) => `${stop}: ${spot}`,
  stopHow: 'below(50), im Uhrzeigersinn von oben gezählt, ab 0',
  won: 'Zahlt',
  nothing: 'nichts',
  wonHow: 'Chips auf dem getroffenen Feld × dessen Quote, die Chips eingeschlossen',
  wrong: 'Lege Chips in der Form „1 5, 23 1, star 2“: ein Feld des Rads und die Zahl der Chips.',
};
