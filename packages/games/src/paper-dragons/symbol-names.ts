/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  DR: 'Dragon',
  CR: 'Crane',
  KO: 'Koi',
  FA: 'Fan',
  LO: 'Lotus',
  BU: 'Butterfly',
  BO: 'Boat',
  PW: 'Pinwheel',
  SC: 'Sun',
  X2: 'Orb ×2',
  X3: 'Orb ×3',
  X5: 'Orb ×5',
  X10: 'Orb ×10',
  X25: 'Orb ×25',
  X100: 'Orb ×100',
};
