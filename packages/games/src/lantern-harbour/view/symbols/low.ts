import { lowLetter, type LowLetter } from '../../../slots/art/low-letter.ts';

const palettes: Readonly<Record<LowLetter, readonly string[]>> = {
  A: ['#4d0416', '#c4174a', '#ff8aa0', '#fff0f2'],
  K: ['#04305e', '#1f7fd0', '#8fd4ff', '#f2fbff'],
  Q: ['#2f0b5e', '#8a3fe0', '#d3a8ff', '#fbf3ff'],
  J: ['#04472e', '#16a36a', '#8ff0c0', '#f2fff8'],
  10: ['#5e2504', '#e0761a', '#ffcf8a', '#fffaf0'],
};
const rim = [
  ['#14040a', 12],
  ['#8a4a08', 7.5],
  ['#ffdf8c', 6],
  ['#2a0a04', 2],
] as const;

/** Carved letter in lacquer colour with a gold rim. */
export const low = (letter: LowLetter, p = `lw${letter}`): string =>
  lowLetter(letter, { palette: palettes[letter], rim }, p);
