/** What the things of the sea are made of: mother-of-pearl, coral, sea glass, sand, under a high sun. */
import { lin, rad, solidOf, wrap } from '../../../slots/art/svg.ts';

export const dark = '#041a30';

export const matters = (p: string): string =>
  lin(`${p}na`, [
    [0, '#ffffff'],
    [0.35, '#ffe6ee'],
    [0.7, '#c9c6f0'],
    [1, '#7d8fcf'],
  ]) +
  lin(`${p}co`, [
    [0, '#ffd0bc'],
    [0.35, '#ff8a70'],
    [0.7, '#e0483f'],
    [1, '#7a1430'],
  ]) +
  lin(`${p}aq`, [
    [0, '#d8fff6'],
    [0.35, '#4fdcd6'],
    [0.7, '#118fae'],
    [1, '#053a66'],
  ]) +
  lin(`${p}gr`, [
    [0, '#d8f7a8'],
    [0.4, '#5cc06a'],
    [1, '#0c5a4a'],
  ]) +
  lin(`${p}sa`, [
    [0, '#fff4d0'],
    [0.45, '#f5c868'],
    [1, '#a5601c'],
  ]) +
  lin(`${p}de`, [
    [0, '#2a7fc0'],
    [0.5, '#0d4a86'],
    [1, '#04203f'],
  ]) +
  rad(
    `${p}pe`,
    [
      [0, '#ffffff'],
      [0.42, '#fff0f6'],
      [0.72, '#d3c8f4'],
      [1, '#7f8fd6'],
    ],
    'cx=".36" cy=".3" r=".78"',
  );

export const solid = solidOf(dark, '#f2fffd');

/** A pearl with the light of the window in it. */
export const pearlAt = (p: string, x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 4}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}pe)"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.4}" rx="${r * 0.3}" ry="${r * 0.2}" fill="#fff" transform="rotate(-34 ${x - r * 0.36} ${y - r * 0.4})"/><path d="M${x - r * 0.62} ${y + r * 0.5}A${r * 0.82} ${r * 0.82} 0 0 0 ${x + r * 0.66} ${y + r * 0.44}" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="${r * 0.1}" stroke-linecap="round"/>`;

export const afloat = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, matters(p) + defs);
