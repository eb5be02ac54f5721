import type { proofTexts as english } from '#english/packages/games/src/coin-run/texts.ts';
import type { Translation } from '#languages/translation.ts';

export const proofTexts: Translation<typeof english> = {
  flips: 'Würfe',
  flipsHow: 'below(2) für jeden: 1 ist Kopf, 0 ist Zahl',
  heads: 'Kopf',
  tails: 'Zahl',
  multiplier: 'Multiplikator',
  multiplierHow: (heads) => `0,98 × 2^${heads}; 0 nach Zahl, 1, wenn rechtzeitig nicht geworfen wurde`,
  stop: 'Auszahlen nach Köpfen (0: nie)',
  most: 'Höchstzahl der Köpfe bei diesem Einsatz',
  wrong: 'Coin Run hat 1 bis 20 Würfe.',
  take: 'Auszahlen',
  voided: 'Einsatz zurück',
  flip: 'Werfen',
};
