/** The eleven symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { compass } from './compass.ts';
import { flag } from './flag.ts';
import { husky } from './husky.ts';
import { penguin } from './penguin.ts';
import { sledge } from './sledge.ts';
import { torch } from './torch.ts';

/** The colours of the northern lights, cut in ice. */
const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#0a5a3a', '#2fd88a', '#b8ffd8', '#f6fffb'],
  K: ['#0a3f8a', '#3f9af0', '#b8e4ff', '#f6fcff'],
  Q: ['#4a1a8a', '#a060f0', '#e0c8ff', '#fbf6ff'],
  J: ['#8a0f4a', '#f0508f', '#ffc4dc', '#fff6fa'],
  10: ['#0a5a6a', '#2fc8d8', '#b8faff', '#f6ffff'],
};
const rim = [
  ['#04122c', 12],
  ['#5f96d8', 7.5],
  ['#f2fbff', 6],
  ['#0a1f4a', 2],
] as const;
const low = (letter: LowLetter) => (prefix: string) => lowLetter(letter, { palette: palettes[letter], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  PE: penguin,
  HU: husky,
  SL: sledge,
  CO: compass,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  WI: torch,
  SC: (prefix) => flag(prefix),
};
