/** What the things of the ridge are made of: bronze, iron, wood, snow and fire, between the last light and the first fires. */
import { lin, rad, solidOf, wrap } from '../../../slots/art/svg.ts';

const dark = '#050a1a';

const metals = (p: string): string =>
  lin(`${p}bz`, [
    [0, '#fff0c8'],
    [0.3, '#f2b04e'],
    [0.64, '#a85e14'],
    [1, '#4a2204'],
  ]) +
  lin(
    `${p}bzh`,
    [
      [0, '#5a2c06'],
      [0.28, '#f5b858'],
      [0.48, '#fff4d4'],
      [0.74, '#c07a20'],
      [1, '#4a2204'],
    ],
    false,
  ) +
  lin(`${p}ir`, [
    [0, '#dbe8fa'],
    [0.38, '#6f86ac'],
    [1, '#16213c'],
  ]) +
  lin(`${p}wo`, [
    [0, '#c08a58'],
    [0.5, '#6e4222'],
    [1, '#2a1408'],
  ]) +
  lin(`${p}sn`, [
    [0, '#ffffff'],
    [0.5, '#cfe2fa'],
    [1, '#7a9cd0'],
  ]);

export const solid = solidOf(dark, '#ffe0a8');

export const cast = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, metals(p) + defs);

export const fireDefs = (p: string): string =>
  lin(`${p}f1`, [
    [0, '#ff5a1a'],
    [0.5, '#ff8a1f'],
    [1, '#ffc23a'],
  ]) +
  lin(`${p}f2`, [
    [0, '#ffb52e'],
    [1, '#fff2a8'],
  ]) +
  rad(`${p}fg`, [
    [0, '#ffe0a0', 0.95],
    [0.4, '#ff9a3a', 0.5],
    [1, '#ff6a1a', 0],
  ]);

/** A flame that stands on `x`, `foot`, so high and half as wide; two tongues and a bright heart. */
export const flame = (p: string, x: number, foot: number, high: number): string => {
  const at = (dx: number, dy: number) => `${(x + dx * high).toFixed(1)} ${(foot - dy * high).toFixed(1)}`;
  const outer = `M${at(-0.3, 0)}C${at(-0.52, 0.3)} ${at(-0.34, 0.46)} ${at(-0.3, 0.72)}C${at(-0.16, 0.62)} ${at(-0.14, 0.5)} ${at(-0.12, 0.44)}C${at(-0.1, 0.72)} ${at(0.06, 0.82)} ${at(0.04, 1.04)}C${at(0.26, 0.84)} ${at(0.2, 0.6)} ${at(0.22, 0.5)}C${at(0.3, 0.56)} ${at(0.32, 0.66)} ${at(0.32, 0.74)}C${at(0.46, 0.5)} ${at(0.5, 0.24)} ${at(0.3, 0)}Z`;
  const inner = `M${at(-0.18, 0)}C${at(-0.3, 0.2)} ${at(-0.1, 0.34)} ${at(-0.04, 0.6)}C${at(0.14, 0.42)} ${at(0.32, 0.2)} ${at(0.18, 0)}Z`;
  const heart = `M${at(-0.09, 0)}C${at(-0.14, 0.12)} ${at(-0.02, 0.2)} ${at(0.01, 0.34)}C${at(0.1, 0.22)} ${at(0.15, 0.1)} ${at(0.09, 0)}Z`;
  return `<path d="${outer}" fill="url(#${p}f1)" stroke="#7a1c02" stroke-width="3" stroke-linejoin="round"/><path d="${inner}" fill="url(#${p}f2)"/><path d="${heart}" fill="#fffdf0"/>`;
};
