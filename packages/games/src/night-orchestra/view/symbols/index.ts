/** The twelve symbols, each its own drawing. */
import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';
import { drum, piano, trumpet, violin } from './instruments.ts';
import { clef, moon, note } from './notes.ts';

/** Gels of the spotlights. */
const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#7a0a4a', '#f03fa0', '#ffb0dc', '#fff4fa'],
  K: ['#7a3a06', '#f0902a', '#ffdc9a', '#fffaf0'],
  Q: ['#3a1a8a', '#8a5af0', '#d8c4ff', '#faf6ff'],
  J: ['#0a4a6a', '#2fa8d8', '#b0ecff', '#f4fdff'],
  10: ['#6a0a1a', '#e03a48', '#ffb0b0', '#fff4f2'],
};
const rim = [
  ['#140418', 12],
  ['#a86a1a', 7.5],
  ['#ffe6b0', 6],
  ['#2a0a38', 2],
] as const;
const low = (letter: LowLetter) => (prefix: string) => lowLetter(letter, { palette: palettes[letter], rim }, prefix);

export const symbols: Readonly<Record<string, (prefix: string) => string>> = {
  VI: violin,
  PI: piano,
  TR: trumpet,
  DR: drum,
  A: low('A'),
  K: low('K'),
  Q: low('Q'),
  J: low('J'),
  T: low('10'),
  NO: note,
  WI: clef,
  SC: (prefix) => moon(prefix),
};
