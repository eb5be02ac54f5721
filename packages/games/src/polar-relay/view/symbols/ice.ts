/** What the things of the expedition are made of: ice, fur, brass, red wool, under the northern lights. */
import { lin, rad, solidOf, wrap } from '../../../slots/art/svg.ts';

export const dark = '#04122c';

export const matters = (p: string): string =>
  lin(`${p}ic`, [
    [0, '#ffffff'],
    [0.4, '#cdf2ff'],
    [0.75, '#6fb8ec'],
    [1, '#2a5fb0'],
  ]) +
  lin(`${p}re`, [
    [0, '#ff9a8a'],
    [0.35, '#f0343f'],
    [1, '#7a0a28'],
  ]) +
  lin(
    `${p}br`,
    [
      [0, '#6b3a08'],
      [0.28, '#f0b04a'],
      [0.48, '#fff2c0'],
      [0.74, '#d08a22'],
      [1, '#5a2c06'],
    ],
    false,
  ) +
  lin(`${p}wo`, [
    [0, '#f0c08a'],
    [0.5, '#b06f36'],
    [1, '#5a2f12'],
  ]) +
  lin(`${p}ni`, [
    [0, '#3f5f9a'],
    [0.45, '#16284f'],
    [1, '#060d22'],
  ]) +
  rad(
    `${p}sn`,
    [
      [0, '#ffffff'],
      [0.6, '#e8f6ff'],
      [1, '#9cc4ea'],
    ],
    'cx=".4" cy=".32" r=".8"',
  );

export const solid = solidOf(dark, '#e8fbff');

/** Two lights in an eye. */
export const eye = (x: number, y: number, r: number, iris: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${iris}" stroke="${dark}" stroke-width="3"/><circle cx="${x}" cy="${y}" r="${r * 0.5}" fill="${dark}"/><circle cx="${x - r * 0.36}" cy="${y - r * 0.4}" r="${r * 0.36}" fill="#fff"/>`;

/** Snow that lies on something, from x to x, its lower edge in drops. */
export const snow = (from: number, to: number, y: number, high: number): string => {
  const step = (to - from) / 4;
  return `<path d="M${from} ${y}q${step / 2} ${-high} ${step * 2} ${-high}t${step * 2} ${high}q${-step / 2} ${high * 0.8} ${-step} 0q${-step / 2} ${high} ${-step} 0q${-step / 2} ${high * 0.6} ${-step} 0q${-step / 2} ${high * 0.9} ${-step} 0Z" fill="#fff" stroke="#9cc4ea" stroke-width="1.500"/>`;
};

export const chill = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, matters(p) + defs);
