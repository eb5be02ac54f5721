import { wrap } from '../../../slots/art/svg.ts';
import { carve } from '../../../slots/art/letters.ts';
type Letter = 'A' | 'K' | 'Q' | 'J' | '10';

const PAL: Readonly<Record<Letter, readonly string[]>> = {
  A: ['#4d0416', '#c4174a', '#ff8aa0', '#fff0f2'],
  K: ['#04305e', '#1f7fd0', '#8fd4ff', '#f2fbff'],
  Q: ['#2f0b5e', '#8a3fe0', '#d3a8ff', '#fbf3ff'],
  J: ['#04472e', '#16a36a', '#8ff0c0', '#f2fff8'],
  10: ['#5e2504', '#e0761a', '#ffcf8a', '#fffaf0'],
};
/** Carved letter: prismatic facets in lacquer colour with a gold rim, over a faint dark plaque. */
export const low = (ch: Letter, p = 'lw' + ch): string => {
  const t = carve(ch, {
    width: ch === '10' ? 22 : 25,
    palette: PAL[ch],
    rim: [
      ['#14040a', 12],
      ['#8a4a08', 7.5],
      ['#ffdf8c', 6],
      ['#2a0a04', 2],
    ],
    gap: 14,
  });
  const s = ch === '10' ? 1.04 : 1.16;
  return wrap(
    p,
    `<g filter="url(#${p}sh)" transform="translate(${100 - (t.width * s) / 2} ${100 - (ch === 'Q' ? 53 : 50) * s}) scale(${s})">${t.svg}</g>`,
    '',
  );
};
