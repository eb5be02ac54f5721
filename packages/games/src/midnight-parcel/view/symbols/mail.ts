/** What the things of the night mail are made of: brass, enamel, paper, wax and lamplight. */
import { aroundShape, reliefFilter } from '../../../slots/art/relief.ts';
import { lin, wrap } from '../../../slots/art/svg.ts';

const dark = '#0a0524';

/** Paper and cardboard. */
const matte: ReadonlySet<string> = new Set(['pa', 'ka', 'kb']);

/** Light from the lamps of the platform, and the violet of the night from below. */
const lights = (p: string): string =>
  reliefFilter(
    `${p}bold`,
    { round: 13, height: 19, light: 40, shine: [0.6, '#fff6e0'], below: [0.4, '#8a6cff'] },
    aroundShape,
  ) +
  reliefFilter(
    `${p}dull`,
    { round: 7, height: 8, dents: [10, 0.03], light: 40, shine: [0.16, '#fff6e0'], below: [0.22, '#8a6cff'] },
    aroundShape,
  );

export const materials = (p: string): string =>
  lights(p) +
  lin(`${p}br`, [
    [0, '#fff4cc'],
    [0.3, '#ffc95c'],
    [0.64, '#b8741a'],
    [1, '#4e2a04'],
  ]) +
  lin(
    `${p}brh`,
    [
      [0, '#5e3206'],
      [0.28, '#ffcf6a'],
      [0.48, '#fff6d8'],
      [0.74, '#c8842a'],
      [1, '#4e2a04'],
    ],
    false,
  ) +
  lin(`${p}en`, [
    [0, '#b8a0ff'],
    [0.4, '#6a45d0'],
    [1, '#22106a'],
  ]) +
  lin(`${p}rd`, [
    [0, '#ff9a8a'],
    [0.4, '#d8303a'],
    [1, '#5e0618'],
  ]) +
  lin(`${p}pa`, [
    [0, '#fffaf0'],
    [0.5, '#f0dcc0'],
    [1, '#b88f6a'],
  ]) +
  lin(`${p}ka`, [
    [0, '#f0b880'],
    [0.5, '#c07a44'],
    [1, '#6a3414'],
  ]);

/** A solid with a dark edge, rounded and lit; brass shines more than paper. `paint`: without the prefix. */
export const solid = (p: string, path: string, paint: string, rim = '#ffe2a8'): string =>
  `<path d="${path}" fill="${dark}" stroke="${dark}" stroke-width="8" stroke-linejoin="round"/><g filter="url(#${p}${matte.has(paint) ? 'dull' : 'bold'})"><path d="${path}" fill="url(#${p}${paint})"/></g><path d="${path}" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="1.400"/>`;

export const made = (p: string, inner: string, defs = ''): string =>
  wrap(p, `<g filter="url(#${p}sh)">${inner}</g>`, materials(p) + defs);

/** A seal of red wax. */
export const seal = (p: string, x: number, y: number, r: number): string => {
  const points = Array.from({ length: 14 }, (_, at) => {
    const [far, turn] = [r * (at % 2 === 0 ? 1.08 : 0.94), (at / 14) * 2 * Math.PI];
    return `${(x + far * Math.cos(turn)).toFixed(1)} ${(y + far * Math.sin(turn)).toFixed(1)}`;
  }).join('L');
  return `${solid(p, `M${points}Z`, 'rd', '#ffb0a0')}<circle cx="${x}" cy="${y}" r="${r * 0.66}" fill="none" stroke="#5e0618" stroke-width="${r * 0.12}"/><path d="M${x - r * 0.34} ${y - r * 0.1}Q${x - r * 0.3} ${y - r * 0.44} ${x} ${y - r * 0.14}Q${x + r * 0.3} ${y - r * 0.44} ${x + r * 0.34} ${y - r * 0.1}Q${x + r * 0.2} ${y + r * 0.24} ${x} ${y + r * 0.4}Q${x - r * 0.2} ${y + r * 0.24} ${x - r * 0.34} ${y - r * 0.1}Z" fill="#ffb0a0" opacity=".85"/>`;
};
