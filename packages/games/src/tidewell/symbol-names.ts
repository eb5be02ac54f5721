/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  W2: 'Wild ×2',
  W3: 'Wild ×3',
  SC: 'Whirlpool',
  PE: 'Pearl',
  TU: 'Turtle',
  CR: 'Crab',
  SH: 'Shell',
  A: 'A',
  K: 'K',
  Q: 'Q',
  J: 'J',
  T: '10',
};
