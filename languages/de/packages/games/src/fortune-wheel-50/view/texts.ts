import type { texts as english } from '#english/packages/games/src/fortune-wheel-50/view/texts.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

const names: Readonly<Record<string, string>> = { ruby: 'Rubin', star: 'Stern' };

export const texts: Translation<typeof english> = {
  action: 'Setzen',
  layout: 'Felder des Rads',
  name: (spot) => names[spot] ?? spot,
  to1: 'zu 1',
  pays: (to1) => `zahlt ${to1} zu 1`,
  stops: (count) => `${count} von 50`,
  returns: 'Auszahlungsquote 96,00 % auf jeden Einsatz',
  phases: { running: 'Dreh', settled: 'Ergebnis' },
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
  announce: (spot) => `Das Rad steht auf ${names[spot] ?? spot}.`,
};
