import type { symbolNames as english } from '#english/packages/games/src/ember-vault/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  WI: 'Wild',
  SA: 'Salamander',
  HE: 'Helm',
  HA: 'Hammer',
  AN: 'Amboss',
  G1: 'Rubin',
  G2: 'Topas',
  G3: 'Smaragd',
  G4: 'Saphir',
  CO: 'Münze',
};
