/** What the things of the vault are made of: hammered iron under a cold light from above and a hot one from below, copper, and melt. */
import { lin, rad, solidOf, wrap } from '../../../slots/art/svg.ts';

const dark = '#0d0605';

const metals = (p: string): string =>
  lin(`${p}ir`, [
    [0, '#e4ecf2'],
    [0.16, '#8b96a0'],
    [0.5, '#4a4a50'],
    [0.82, '#2a2224'],
    [1, '#8a4418'],
  ]) +
  lin(`${p}cu`, [
    [0, '#ffd9b0'],
    [0.35, '#d8843c'],
    [0.7, '#8a4014'],
    [1, '#ff9a4a'],
  ]) +
  lin(`${p}ho`, [
    [0, '#fffbe0'],
    [0.35, '#ffd257'],
    [0.75, '#ff8a1c'],
    [1, '#d83c04'],
  ]) +
  rad(`${p}gl`, [
    [0, '#ffb347', 0.95],
    [0.4, '#ff7a14', 0.5],
    [1, '#ff5a00', 0],
  ]);

export const solid = solidOf(dark, '#b9c6d0');
export const gilded = solidOf(dark, '#fff0c0');

/** Dents of the hammer, within a box. */
export const dents = ([x, y]: readonly [number, number], [w, h]: readonly [number, number], count: number): string =>
  Array.from({ length: count }, (_, at) => {
    const [u, v] = [(at * 0.618) % 1, (at * 0.382 + at * at * 0.071) % 1];
    const r = 3 + ((at * 7) % 5);
    return `<ellipse cx="${(x + u * w).toFixed(1)}" cy="${(y + v * h).toFixed(1)}" rx="${r}" ry="${(r * 0.62).toFixed(1)}" fill="#000" fill-opacity=".2"/><path d="M${(x + u * w - r).toFixed(1)} ${(y + v * h + 1).toFixed(1)}q${r} ${(r * 0.9).toFixed(1)} ${2 * r} 0" fill="none" stroke="#fff" stroke-opacity=".22"/>`;
  }).join('');

export const stud = (p: string, x: number, y: number, r = 6): string =>
  `<circle cx="${x}" cy="${y}" r="${r + 1.8}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#${p}gold)"/><circle cx="${x - r * 0.3}" cy="${y - r * 0.36}" r="${r * 0.34}" fill="#fff" opacity=".9"/>`;

export const forge = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, metals(p) + defs);
