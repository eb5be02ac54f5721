import type { symbolNames as english } from '#english/packages/games/src/tidewell/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  W2: 'Wild ×2',
  W3: 'Wild ×3',
  SC: 'Strudel',
  PE: 'Perle',
  TU: 'Schildkröte',
  CR: 'Krebs',
  SH: 'Muschel',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
