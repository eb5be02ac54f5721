import type { symbolNames as english } from '#english/packages/games/src/glass-menagerie/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Wild',
  SC: 'Blume',
  RB: 'Kardinal',
  AF: 'Fuchs',
  AB: 'Schmetterling',
  EF: 'Frosch',
  SW: 'Wal',
  AS: 'Seepferdchen',
};
