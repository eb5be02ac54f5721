import type { symbolNames as english } from '#english/packages/games/src/polar-relay/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Fackel',
  SC: 'Fahne',
  PE: 'Pinguin',
  HU: 'Husky',
  SL: 'Schlitten',
  CO: 'Kompass',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
