import type { proofTexts as english } from '#english/packages/games/src/mines/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  mines: 'Minen',
  minesHow: (count) => `draw(25, ${count}), Felder ab 1 gezählt`,
  opened: 'Geöffnet',
  openedHow: 'in deiner Reihenfolge',
  multiplier: 'Multiplikator',
  multiplierHow: (mines, gems) =>
    `floor(9900 × C(25, ${gems}) ÷ C(${25 - mines}, ${gems})) ÷ 10000; 0 bei einer Mine, 1, wenn rechtzeitig nichts geöffnet wurde`,
  stop: 'Auszahlen nach Edelsteinen (0: nie)',
  most: 'Höchstzahl der Edelsteine bei diesem Einsatz',
  wrong: 'Mines hat 1 bis 24 Minen.',
  take: 'Auszahlen',
  voided: 'Einsatz zurück',
  open: (tile) => `Feld ${tile}`,
};
