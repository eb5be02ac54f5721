/** Names of the symbols. A separate file, because the scene needs them without loading the rules (`info.ts`). */
export const symbolNames: Readonly<Record<string, string>> = {
  CL: 'Clock',
  AP: 'Apple',
  PE: 'Pear',
  PL: 'Plum',
  GR: 'Grapes',
  CH: 'Cherries',
  LE: 'Lemon',
};
