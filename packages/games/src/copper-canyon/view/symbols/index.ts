/** The eleven symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { eagle } from './eagle.ts';
import { engine } from './engine.ts';
import { lamp } from './lamp.ts';
import { picks } from './picks.ts';
import { scatter } from './scatter.ts';
import { wild } from './wild.ts';

const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#5a0a08', '#d0342a', '#ff9a80', '#fff2ec'],
  K: ['#06384a', '#1f94a8', '#90ecf0', '#f2ffff'],
  Q: ['#4a0a4a', '#b03a9a', '#ffa8e0', '#fff2fb'],
  J: ['#2a4206', '#7aa81c', '#d8f08a', '#fbfff0'],
  10: ['#5e3004', '#d98a1a', '#ffdc8a', '#fffaf0'],
};
const rim = [
  ['#160806', 12],
  ['#6b2408', 7.5],
  ['#f0a066', 6],
  ['#2a0a04', 2],
] as const;
const low = (letter: LowLetter) => (prefix: string) => lowLetter(letter, { palette: palettes[letter], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  EA: eagle,
  LO: engine,
  LA: lamp,
  PI: picks,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  WI: wild,
  SC: (prefix) => scatter(prefix),
};
