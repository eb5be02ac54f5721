import type { proofTexts as english } from '#english/packages/games/src/limbo/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  result: 'Höhe',
  resultHow: 'floor(2⁵² × 99 ÷ (u52 + 1)) ÷ 100, von 1 bis 1.000.000',
  won: 'Erreicht',
  lost: 'Nicht erreicht',
  compared: (reached) => (reached ? 'die Höhe erreicht das Ziel' : 'die Höhe liegt unter dem Ziel'),
  target: 'Ziel',
  wrong: 'Bei Limbo sind Ziele von 1,01 bis 1.000.000 möglich.',
};
