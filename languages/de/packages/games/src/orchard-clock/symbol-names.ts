import type { symbolNames as english } from '#english/packages/games/src/orchard-clock/symbol-names.ts';
import type { Translation } from '#languages/translation.ts';

export const symbolNames: Translation<typeof english> = {
  CL: 'Uhr',
  AP: 'Apfel',
  PE: 'Birne',
  PL: 'Pflaume',
  GR: 'Trauben',
  CH: 'Kirschen',
  LE: 'Zitrone',
};
