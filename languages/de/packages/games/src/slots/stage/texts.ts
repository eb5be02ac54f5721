import type { carvedTexts as english } from '#english/packages/games/src/slots/stage/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const carvedTexts: Translation<typeof english> = {
  big: 'GROSSGEWINN',
  huge: 'RIESENGEWINN',
  max: 'MAXIMALGEWINN',
  major: 'MAJOR',
  freeSpins: 'FREISPIELE',
  more: 'WEITERE',
  level: 'ALLE GEWINNE',
  moreSpins: (count) => `${count} WEITERE`,
  allWins: (multiplier) => `ALLE GEWINNE ×${multiplier}`,
};
