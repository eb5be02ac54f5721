import { lin, rad } from '../../../slots/art/svg.ts';
import { cast, solid } from './stone.ts';

/** A spyglass drawn out, the fire of the next summit in its lens. */
export const spyglass = (p = 'sp'): string =>
  cast(
    p,
    `<g transform="translate(100 100) scale(.8) rotate(-38) translate(-96 -102)">${solid(p, 'M-14 90H44V114H-14Z', 'bzh2')}${solid(p, 'M38 84H104V120H38Z', 'lt')}${solid(p, 'M98 76H184V128H98Z', 'lt')}${[-14, 38, 98].map((x, at) => solid(p, `M${x - 6} ${86 - at * 6}H${x + 10}V${118 + at * 6}H${x - 6}Z`, 'bz')).join('')}${solid(p, 'M176 68H204V136H176Z', 'bz')}<path d="M44 91H92M106 84H170M-6 95H30" stroke="#fff6d8" stroke-opacity=".7" stroke-width="5" stroke-linecap="round"/><ellipse cx="204" cy="102" rx="15" ry="36" fill="#050a1a"/><ellipse cx="204" cy="102" rx="11.500" ry="31" fill="url(#${p}ln)" stroke="#ffe0a8" stroke-width="2.500"/><circle cx="206" cy="104" r="7" fill="#ff9a3a"/><circle cx="206" cy="104" r="3.500" fill="#fffbe0"/><path d="M199 82Q196 92 198 100" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/></g>`,
    lin(`${p}lt`, [
      [0, '#e08a5a'],
      [0.4, '#8a3a22'],
      [1, '#340f0a'],
    ]) +
      lin(`${p}bzh2`, [
        [0, '#fff0c8'],
        [0.5, '#d08a2a'],
        [1, '#5a2c06'],
      ]) +
      rad(`${p}ln`, [
        [0, '#ffe0a0'],
        [0.4, '#3a7ad0'],
        [1, '#0a1c58'],
      ]),
  );
