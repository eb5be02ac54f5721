import { rad } from '../../../slots/art/svg.ts';
import { afloat, dark } from './sea.ts';

const [cx, cy, turns, wide, narrow] = [92, 96, 2.6, 86, 5] as const;

/** A point of the spiral: `t` from its mouth (0) to its middle (1). */
const spiral = (t: number, out = 1): readonly [number, number] => {
  const r = wide * (narrow / wide) ** t * out;
  const turn = 0.62 - t * turns * 2 * Math.PI;
  return [cx + r * Math.cos(turn), cy + r * Math.sin(turn)];
};
const course = (from: number, to: number, out = 1): string =>
  `M${Array.from({ length: 73 }, (_, at) =>
    spiral(from + ((to - from) * at) / 72, out)
      .map((value) => value.toFixed(1))
      .join(' '),
  ).join('L')}`;

/** How much nearer to the middle the next turn is. */
const inwards = (narrow / wide) ** (1 / turns);

/** Stripes across the outer turn. */
const stripes = Array.from({ length: 13 }, (_, at) => {
  const t = 0.02 + at * 0.028;
  const [ax, ay] = spiral(t, 0.98);
  const [bx, by] = spiral(t + 0.022, inwards * 1.06);
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${((ax + bx) / 2 + 6).toFixed(1)} ${((ay + by) / 2 - 4).toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`;
}).join('');

/** A nautilus: one line that winds into itself. */
export const shell = (p = 'sh'): string => {
  const [mx, my] = spiral(0);
  const outline = `${course(0, 1 / turns)}L${mx.toFixed(1)} ${my.toFixed(1)}Z`;
  return afloat(
    p,
    `<g transform="translate(100 100) scale(1.36) translate(-107 -96)"><path d="${outline}" fill="${dark}" stroke="${dark}" stroke-width="9" stroke-linejoin="round"/><path d="${outline}" fill="url(#${p}sp)" stroke="#fff8e6" stroke-width="2"/><path d="${stripes}" fill="none" stroke="#b8502e" stroke-width="7" stroke-linecap="round" opacity=".85"/><path d="M${mx.toFixed(1)} ${my.toFixed(1)}L${spiral(
      1 / turns,
    )
      .map((value) => value.toFixed(1))
      .join(
        ' ',
      )}" stroke="${dark}" stroke-width="8" stroke-linecap="round"/><path d="${course(1 / turns, 1)}" fill="none" stroke="${dark}" stroke-width="7" stroke-linecap="round"/><path d="${course(1 / turns, 1)}" fill="none" stroke="#fff8e6" stroke-width="2.500" stroke-linecap="round"/><path d="${course(0.17, 0.27, 0.9)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/></g>`,
    rad(
      `${p}sp`,
      [
        [0, '#fff8e6'],
        [0.3, '#ffcf9a'],
        [0.62, '#fff0d8'],
        [1, '#e89a6a'],
      ],
      `gradientUnits="userSpaceOnUse" cx="${cx}" cy="${cy}" r="${wide}"`,
    ),
  );
};
