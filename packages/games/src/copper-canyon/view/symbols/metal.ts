/** What the things of the canyon are made of: copper, iron and leather under a low sun. */
import { lin, solidOf, wrap } from '../../../slots/art/svg.ts';

const dark = '#160806';

export const metals = (p: string): string =>
  lin(`${p}cu`, [
    [0, '#ffe0c0'],
    [0.3, '#f09a5a'],
    [0.62, '#b5501f'],
    [1, '#4a1608'],
  ]) +
  lin(
    `${p}cuh`,
    [
      [0, '#5a1e0a'],
      [0.28, '#f0a066'],
      [0.48, '#ffe6cc'],
      [0.74, '#c05a24'],
      [1, '#481406'],
    ],
    false,
  ) +
  lin(`${p}ir`, [
    [0, '#c8c0c4'],
    [0.4, '#6f6468'],
    [1, '#241a1c'],
  ]) +
  lin(`${p}te`, [
    [0, '#b8fff0'],
    [0.45, '#2fb0a0'],
    [1, '#0a4a4a'],
  ]);

export const solid = solidOf(dark, '#ffd0a0');

export const rivet = (p: string, x: number, y: number, r = 4): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 1.6}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}cu)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.35}" r="${r * 0.3}" fill="#fff" opacity=".8"/>`;

export const cast = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, metals(p) + defs);
