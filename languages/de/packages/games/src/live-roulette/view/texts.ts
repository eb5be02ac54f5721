import type { texts as english } from '#english/packages/games/src/live-roulette/view/texts.ts';
import { unitsOn } from '#english/packages/games/src/tables/chips.ts';
import type { Translation } from '#languages/translation.ts';
import { tableTexts } from '../../tables/stage/texts.ts';

export const texts: Translation<typeof english> = {
  action: 'Setzen',
  pays: (to1) => `${to1} zu 1`,
  returns: 'Auszahlungsquote 97,29 % auf jeden Einsatz',
  phases: { running: 'Dreh', settled: 'Zahl' },
  studioPhases: { closed: 'Dreh' },
  others: 'Chips der anderen',
  result: (number, colour) => (number === 0 ? colour : `${number} ${colour}`),
  colours: { red: 'Rot', black: 'Schwarz', green: 'Null' },
  betText: ({ chips }) => tableTexts.bet(unitsOn(chips), Object.keys(chips).length),
};
