/** The twelve symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { crab } from './crab.ts';
import { pearl } from './pearl.ts';
import { shell } from './shell.ts';
import { turtle } from './turtle.ts';
import { whirlpool } from './whirlpool.ts';
import { wild } from './wild.ts';

/** Sea glass. */
const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#7a1436', '#e8506a', '#ffb8c4', '#fff4f6'],
  K: ['#0a3a7a', '#2f86e0', '#a8dcff', '#f4fbff'],
  Q: ['#3a1a7a', '#8a62e0', '#d8c4ff', '#fbf8ff'],
  J: ['#0a5240', '#22b088', '#a8f4d4', '#f4fffb'],
  10: ['#7a4408', '#e8a028', '#ffe49a', '#fffcf0'],
};
const rim = [
  ['#041a30', 12],
  ['#5f7fc0', 7.5],
  ['#fdf2fb', 6],
  ['#06284a', 2],
] as const;
const low = (letter: LowLetter) => (prefix: string) => lowLetter(letter, { palette: palettes[letter], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  PE: pearl,
  TU: turtle,
  CR: crab,
  SH: shell,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  W2: (prefix) => wild(2, prefix),
  W3: (prefix) => wild(3, prefix),
  SC: (prefix) => whirlpool(prefix),
};
