import type { symbolNames as english } from '#english/packages/games/src/midnight-parcel/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Briefmarke',
  SC: 'Paket',
  NT: 'Nachtzug',
  CL: 'Uhr',
  LA: 'Laterne',
  LE: 'Brief',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
