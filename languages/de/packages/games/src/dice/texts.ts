import type { proofTexts as english } from '#english/packages/games/src/dice/texts.ts';
import type { Direction } from '#english/packages/games/src/dice/versions/1-chances.ts';
import type { Translation } from '#languages/translation.ts';

const sides: Readonly<Record<Direction, string>> = { over: 'über', under: 'unter' };

export const proofTexts: Translation<typeof english> = {
  result: 'Ergebnis',
  won: 'Gewonnen',
  lost: 'Verloren',
  bet: (direction, target) => `${sides[direction]} ${target}`,
  compared: (result, direction, target, holds) =>
    `${result} liegt ${holds ? '' : 'nicht '}${sides[direction]} ${target}`,
  multiplier: 'Multiplikator',
  noPayout: 'ohne Treffer kein Gewinn',
};
