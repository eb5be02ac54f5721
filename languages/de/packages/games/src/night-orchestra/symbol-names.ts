import type { symbolNames as english } from '#english/packages/games/src/night-orchestra/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Notenschlüssel',
  SC: 'Mond',
  NO: 'Note',
  VI: 'Geige',
  PI: 'Flügel',
  TR: 'Trompete',
  DR: 'Pauke',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
