/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Stamp',
  SC: 'Parcel',
  NT: 'Night train',
  CL: 'Clock',
  LA: 'Lantern',
  LE: 'Letter',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
