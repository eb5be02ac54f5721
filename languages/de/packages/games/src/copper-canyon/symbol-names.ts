import type { symbolNames as english } from '#english/packages/games/src/copper-canyon/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Wild',
  SC: 'Sonne',
  EA: 'Adler',
  LO: 'Lokomotive',
  LA: 'Grubenlampe',
  PI: 'Spitzhacken',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
