/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Clef',
  SC: 'Moon',
  NO: 'Note',
  VI: 'Violin',
  PI: 'Piano',
  TR: 'Trumpet',
  DR: 'Drum',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
