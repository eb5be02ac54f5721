/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Wild',
  SC: 'Sun',
  EA: 'Eagle',
  LO: 'Locomotive',
  LA: 'Lamp',
  PI: 'Pickaxes',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
