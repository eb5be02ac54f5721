import type { tableTexts as english } from '#english/packages/games/src/tables/stage/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const tableTexts: Translation<typeof english> = {
  chip: 'Chipwert',
  rack: 'Chips je Druck',
  chipsOf: (units, amount) => (units === 1 ? `1 Chip, ${amount}` : `${units} Chips, ${amount}`),
  onSpot: (spot, units) => (units === 0 ? spot : `${spot}: ${units === 1 ? '1 Chip' : `${units} Chips`}`),
  undo: 'Zurück',
  clear: 'Leeren',
  repeat: 'Erneut',
  double: 'Doppelt',
  tools: 'Chips auf dem Tisch',
  place: 'Lege zuerst einen Chip.',
  bet: (chips, spots) =>
    chips === 0
      ? 'Noch keine Chips'
      : `${chips === 1 ? '1 Chip' : `${chips} Chips`} auf ${spots === 1 ? '1 Feld' : `${spots} Feldern`}`,
  keys: [
    ['U', 'Letzte Chips zurücknehmen'],
    ['C', 'Tisch leeren'],
    ['R', 'Letzten Einsatz noch einmal legen'],
    ['D', 'Alle Chips verdoppeln'],
    ['← → ↑ ↓', 'Auf dem Tisch bewegen'],
    ['Entf', 'Chips von einem Feld nehmen'],
  ],
};
