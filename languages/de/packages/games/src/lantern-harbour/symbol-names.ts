import type { symbolNames as english } from '#english/packages/games/src/lantern-harbour/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Wild',
  SC: 'Lotus',
  LN: 'Laterne',
  BT: 'Dschunke',
  LH: 'Leuchtturm',
  KO: 'Koi',
  MO: 'Mond',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
