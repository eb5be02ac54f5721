/** What each symbol is called. By itself: the scene needs the names, and must not load the rules that players read (`info.ts`) with them. */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Wild',
  SC: 'Lotus',
  LN: 'Lantern',
  BT: 'Boat',
  LH: 'Lighthouse',
  KO: 'Koi',
  MO: 'Moon',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
