/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  WI: 'Wild',
  SC: 'Furnace',
  BE: 'Bell',
  PR: 'Propeller',
  AN: 'Anchor',
  GE: 'Gear',
  VA: 'Valve',
  IN: 'Ingot',
  NU: 'Nut',
  HS: 'Horseshoe',
  BO: 'Bolt',
};
