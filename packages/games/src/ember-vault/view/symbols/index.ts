/** The ten symbols, each its own drawing. */
import { helmet, salamander } from './beings.ts';
import { coin } from './coin.ts';
import { stone } from './stone.ts';
import { anvil, hammer, wild } from './tools.ts';

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  SA: salamander,
  HE: helmet,
  HA: hammer,
  AN: anvil,
  G1: stone({ corners: 8, radius: 62, turn: -67.5, colours: ['#2a000a', '#c00f2c', '#ffab9c'] }),
  G2: stone({ corners: 4, radius: 68, turn: -90, colours: ['#3a1400', '#e07c06', '#ffe79a'] }),
  G3: stone({ corners: 6, radius: 64, turn: -90, colours: ['#03200e', '#3a9a22', '#d8ff94'] }),
  G4: stone({ corners: 3, radius: 70, turn: 90, middle: 88, colours: ['#031a30', '#1784b4', '#b8f4ff'] }),
  WI: wild,
  CO: (prefix) => coin(prefix),
};
