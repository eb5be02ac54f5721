/** What the things of the concert hall are made of: brass, varnish, ebony, velvet, in the light of the stage. */
import { lin, rad, solidOf, wrap } from '../../../slots/art/svg.ts';

export const dark = '#140418';

export const matters = (p: string): string =>
  lin(`${p}br`, [
    [0, '#fff6cc'],
    [0.3, '#ffcf5c'],
    [0.65, '#d0801a'],
    [1, '#6b3206'],
  ]) +
  lin(
    `${p}brh`,
    [
      [0, '#7a3c06'],
      [0.28, '#ffc85a'],
      [0.48, '#fff8dc'],
      [0.74, '#e09020'],
      [1, '#5e2a04'],
    ],
    false,
  ) +
  lin(`${p}va`, [
    [0, '#ffb86a'],
    [0.35, '#d8641f'],
    [0.75, '#8a2a0a'],
    [1, '#4a1204'],
  ]) +
  lin(`${p}eb`, [
    [0, '#6a5a86'],
    [0.4, '#241a38'],
    [1, '#08040f'],
  ]) +
  lin(`${p}ve`, [
    [0, '#ff8ad0'],
    [0.4, '#c01a7a'],
    [1, '#4a0636'],
  ]) +
  rad(
    `${p}iv`,
    [
      [0, '#ffffff'],
      [0.6, '#fff2dc'],
      [1, '#d8b890'],
    ],
    'cx=".4" cy=".32" r=".8"',
  );

export const solid = solidOf(dark, '#ffe6b0');

export const played = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, matters(p) + defs);
