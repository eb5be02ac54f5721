/** The eleven symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { parcel } from './parcel.ts';
import { stamp } from './stamp.ts';
import { clock, lantern, letter } from './things.ts';
import { train } from './train.ts';

const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#5a0a28', '#e03a5a', '#ffa0b4', '#fff2f4'],
  K: ['#12205e', '#4a6ae0', '#b0c4ff', '#f6f8ff'],
  Q: ['#4a1470', '#a04ae0', '#e4b8ff', '#fcf4ff'],
  J: ['#0a4438', '#2aa888', '#a0f0d4', '#f2fffb'],
  10: ['#5e3a04', '#e0a02a', '#ffe494', '#fffbf0'],
};
const rim = [
  ['#0a0524', 12],
  ['#4a2f90', 7.5],
  ['#d8c4ff', 6],
  ['#140a3a', 2],
] as const;
const low = (letterOf: LowLetter) => (prefix: string) =>
  lowLetter(letterOf, { palette: palettes[letterOf], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  NT: train,
  CL: clock,
  LA: lantern,
  LE: letter,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  WI: stamp,
  SC: (prefix) => parcel(prefix),
};
