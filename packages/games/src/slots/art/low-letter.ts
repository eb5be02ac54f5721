import { carve } from './letters.ts';
import { wrap } from './svg.ts';

export type LowLetter = 'A' | 'K' | 'Q' | 'J' | '10';

interface LowLook {
  /** Dark, middle, light, flash. */
  readonly palette: readonly string[];
  /** From the outside in: colour and reach. */
  readonly rim: readonly (readonly [colour: string, reach: number])[];
}

/** A carved letter as a symbol: prismatic facets inside a rim. */
export const lowLetter = (letter: LowLetter, { palette, rim }: LowLook, p: string): string => {
  const t = carve(letter, { width: letter === '10' ? 22 : 25, palette, rim, gap: 14 });
  const s = letter === '10' ? 1.04 : 1.16;
  return wrap(
    p,
    `<g filter="url(#${p}sh)" transform="translate(${100 - (t.width * s) / 2} ${100 - (letter === 'Q' ? 53 : 50) * s}) scale(${s})">${t.svg}</g>`,
    '',
  );
};
