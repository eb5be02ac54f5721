import type { proofTexts as english } from '#english/packages/games/src/keno-40/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  numbers: 'Deine Zahlen',
  drawn: 'Gezogen',
  drawnHow: 'draw(40, 10), jeweils plus 1',
  hits: 'Treffer',
  hitsHow: 'deine Zahlen unter den gezogenen',
  multiplier: 'Multiplikator',
  multiplierHow: (chosen, hits) => `Gewinntabelle: ${chosen} gewählt, ${hits} getroffen`,
  wrong: 'Keno 40 nimmt 1 bis 10 verschiedene Zahlen von 1 bis 40.',
};
