/** The eleven symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { beacon } from './beacon.ts';
import { horn } from './horn.ts';
import { hut } from './hut.ts';
import { ibex } from './ibex.ts';
import { spyglass } from './spyglass.ts';
import { star } from './star.ts';

const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#5a1206', '#e05a2a', '#ffb890', '#fff6ee'],
  K: ['#0a2a5a', '#2f7ad0', '#a8d8ff', '#f4fbff'],
  Q: ['#3a1458', '#8a4ac8', '#dcb8ff', '#faf4ff'],
  J: ['#06403c', '#1fa090', '#98f0dc', '#f2fffb'],
  10: ['#5e3a04', '#d99a1a', '#ffe08a', '#fffbf0'],
};
const rim = [
  ['#050a1a', 12],
  ['#33507c', 7.5],
  ['#b8d0f4', 6],
  ['#0a142c', 2],
] as const;
const low = (letter: LowLetter) => (prefix: string) => lowLetter(letter, { palette: palettes[letter], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  IB: ibex,
  HO: horn,
  SP: spyglass,
  HU: hut,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  WI: (prefix) => beacon(prefix),
  SC: (prefix) => star(prefix),
};
