import type { symbolNames as english } from '#english/packages/games/src/signal-ridge/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Signalfeuer',
  SC: 'Stern',
  IB: 'Steinbock',
  HO: 'Horn',
  SP: 'Fernrohr',
  HU: 'Hütte',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
