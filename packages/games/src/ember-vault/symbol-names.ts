/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Wild',
  SA: 'Salamander',
  HE: 'Helmet',
  HA: 'Hammer',
  AN: 'Anvil',
  G1: 'Ruby',
  G2: 'Topaz',
  G3: 'Emerald',
  G4: 'Sapphire',
  CO: 'Coin',
};
