import type { proofTexts as english } from '#english/packages/games/src/plinko/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  rows: 'Reihen',
  risk: 'Risiko',
  risks: { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' },
  path: 'Weg',
  pathHow: 'below(2) einmal je Reihe: L links, R rechts',
  step: ['L', 'R'],
  bucket: 'Fach',
  bucketHow: 'wie oft die Kugel nach rechts fiel, von links gezählt',
  multiplier: 'Multiplikator',
  multiplierHow: 'dieses Fachs auf diesem Brett',
  wrong: 'Plinko hat 8 bis 16 Reihen.',
};
