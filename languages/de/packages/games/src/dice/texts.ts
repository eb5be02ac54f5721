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
  target: 'Ziel',
  direction: 'Richtung',
  directions: { over: 'Über', under: 'Unter' },
  wrong: 'Bei Dice sind Gewinnchancen von 0,01\u00A0% bis 98\u00A0% möglich.',
};
