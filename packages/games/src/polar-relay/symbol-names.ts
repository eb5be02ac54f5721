/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Torch',
  SC: 'Flag',
  PE: 'Penguin',
  HU: 'Husky',
  SL: 'Sledge',
  CO: 'Compass',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
