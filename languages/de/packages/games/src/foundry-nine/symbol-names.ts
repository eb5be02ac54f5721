import type { symbolNames as english } from '#english/packages/games/src/foundry-nine/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Wild',
  SC: 'Ofen',
  BE: 'Glocke',
  PR: 'Propeller',
  AN: 'Anker',
  GE: 'Zahnrad',
  VA: 'Ventil',
  IN: 'Barren',
  NU: 'Mutter',
  HS: 'Hufeisen',
  BO: 'Schraube',
};
