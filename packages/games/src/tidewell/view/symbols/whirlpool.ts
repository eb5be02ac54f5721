import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { afloat, dark, pearlAt, solid } from './sea.ts';

const depths = ['#b8fff2', '#7de8e2', '#45c6d2', '#1c9cc0', '#0f70a4', '#0a4a80', '#06284f'] as const;

/** The well: rings of water, each lower than the last, with foam on their edges. */
const rings = depths
  .map((colour, at) => {
    const r = 80 - at * 10.4;
    const y = 90 + at * 1.6;
    return `<g transform="rotate(${-18 + at * 13} 100 ${y})"><ellipse cx="100" cy="${y}" rx="${r}" ry="${r * 0.9}" fill="${colour}"/><ellipse cx="100" cy="${y}" rx="${r - 2}" ry="${r * 0.9 - 2}" fill="none" stroke="#fff" stroke-width="${4 - at * 0.32}" stroke-linecap="round" stroke-dasharray="${r * 1.7} ${r * 0.5} ${r * 0.8} ${r * 0.9}" opacity="${1 - at * 0.07}"/></g>`;
  })
  .join('');

/** Pays anywhere, opens the free spins. `plain`: without its word. */
export const whirlpool = (p = 'sc', plain = false): string => {
  const t = carve('SCATTER', {
    ...{ width: 24, gap: 12, palette: ['#0a5a78', '#3fc8d0', '#d8fff6', '#ffffff'] },
    rim: [
      ['#03182c', 13],
      ['#0a4a6a', 5],
    ],
  });
  const s = 0.28;
  return afloat(
    p,
    `<circle cx="100" cy="92" r="100" fill="url(#${p}gl)"/><circle cx="100" cy="90" r="87" fill="${dark}"/><circle cx="100" cy="90" r="84" fill="url(#${p}na)"/><clipPath id="${p}c"><circle cx="100" cy="90" r="77"/></clipPath><circle cx="100" cy="90" r="79" fill="${dark}"/><g clip-path="url(#${p}c)">${rings}</g>${pearlAt(p, 100, 92, 15)}${plain ? '' : `${solid(p, 'M4 150Q100 136 196 150L190 171 196 192Q100 178 4 192L10 171Z', 'de')}<g transform="translate(${100 - (t.width * s) / 2} 151) scale(${s} .28)">${t.svg}</g>`}`,
    rad(`${p}gl`, [
      [0.5, '#d8fff6', 0.9],
      [1, '#4fdcd6', 0],
    ]),
  );
};
