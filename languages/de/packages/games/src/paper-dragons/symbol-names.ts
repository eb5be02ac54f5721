import type { symbolNames as english } from '#english/packages/games/src/paper-dragons/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  DR: 'Drache',
  CR: 'Kranich',
  KO: 'Koi',
  FA: 'Fächer',
  LO: 'Lotus',
  BU: 'Schmetterling',
  BO: 'Boot',
  PW: 'Windrad',
  SC: 'Sonne',
  X2: 'Kugel ×2',
  X3: 'Kugel ×3',
  X5: 'Kugel ×5',
  X10: 'Kugel ×10',
  X25: 'Kugel ×25',
  X100: 'Kugel ×100',
};
