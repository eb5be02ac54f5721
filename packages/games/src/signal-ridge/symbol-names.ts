/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Beacon',
  SC: 'Star',
  IB: 'Ibex',
  HO: 'Horn',
  SP: 'Spyglass',
  HU: 'Hut',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
