import type { proofTexts as english } from '#english/packages/games/src/tower/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  traps: 'Raben',
  trapsHow: (windows, traps) =>
    `draw(${windows}, ${traps}) für jedes Stockwerk, als Stockwerk.Fenster von unten, beide ab 1`,
  opened: 'Geöffnet',
  openedHow: 'dein Fenster auf jedem Stockwerk',
  multiplier: 'Multiplikator',
  multiplierHow: (windows, safe, floors) =>
    `floor(9800 × ${windows}^${floors} ÷ ${safe}^${floors}) ÷ 10000; 0 bei einem Raben, 1, wenn rechtzeitig nichts geöffnet wurde`,
  difficulty: 'Schwierigkeit',
  levels: { easy: 'Leicht', medium: 'Mittel', hard: 'Schwer', expert: 'Experte', master: 'Meister' },
  stop: 'Auszahlen auf Stockwerk (0: nie)',
  most: 'Höchstes Stockwerk bei diesem Einsatz',
  wrong: 'Tower hat die Stockwerke 1 bis 8 und fünf Schwierigkeiten.',
  take: 'Auszahlen',
  voided: 'Einsatz zurück',
  open: (window) => `Fenster Nr. ${window}`,
};
