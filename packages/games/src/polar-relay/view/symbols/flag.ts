import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { chill, dark, solid } from './ice.ts';

/** The flag of a station under the northern lights; pays anywhere, opens the free spins. `plain`: without its word. */
export const flag = (p = 'sc', plain = false): string => {
  const t = carve('SCATTER', {
    ...{ width: 24, gap: 12, palette: ['#0a6a5a', '#4ff0b8', '#e0fff2', '#ffffff'] },
    rim: [
      [dark, 13],
      ['#0a4a5a', 5],
    ],
  });
  const s = 0.28;
  return chill(
    p,
    `<circle cx="100" cy="92" r="100" fill="url(#${p}gl)"/><circle cx="100" cy="90" r="84" fill="${dark}"/><circle cx="100" cy="90" r="79" fill="url(#${p}sk)"/><clipPath id="${p}c"><circle cx="100" cy="90" r="79"/></clipPath><g clip-path="url(#${p}c)"><path d="M10 62C40 30 66 84 100 54S160 26 196 60V96C160 66 134 104 100 90S44 74 10 104Z" fill="#5cffb4" opacity=".75"/><path d="M10 84C46 60 70 110 106 84S166 62 196 88V112C160 92 134 120 100 110S44 96 10 122Z" fill="#b06aff" opacity=".6"/><circle cx="46" cy="40" r="2.500" fill="#fff"/><circle cx="150" cy="34" r="2" fill="#fff"/><circle cx="126" cy="24" r="1.600" fill="#fff"/><path d="M10 150L52 106 78 134 104 112 150 150 190 128V180H10Z" fill="#3f7fc4"/><path d="M52 106L64 119 54 124 46 118 40 119ZM104 112L120 126 108 128 98 121 94 121Z" fill="#fff"/><path d="M6 152Q100 118 194 152V190H6Z" fill="url(#${p}sn)"/></g><circle cx="100" cy="90" r="79" fill="none" stroke="url(#${p}ic)" stroke-width="7"/>
<path d="M73.500 158L74.500 22" stroke="${dark}" stroke-width="14" stroke-linecap="round"/><path d="M73.500 158L74.500 22" stroke="url(#${p}wo)" stroke-width="8" stroke-linecap="round"/><circle cx="74" cy="18" r="9" fill="url(#${p}br)" stroke="${dark}" stroke-width="3"/>${solid(p, 'M78 28C104 14 122 44 168 26L154 58 168 88C122 102 104 74 78 90Z', 're', '#ffd0c8')}<path d="M80 50C104 38 122 66 158 49L154 58 158 68C122 84 104 56 80 68Z" fill="#fff"/>${plain ? '' : `${solid(p, 'M4 150Q100 138 196 150L188 171 196 192Q100 180 4 192L12 171Z', 'ni')}<g transform="translate(${100 - (t.width * s) / 2} 152) scale(${s} .28)">${t.svg}</g>`}`,
    rad(`${p}gl`, [
      [0.5, '#8fffd0', 0.9],
      [1, '#2fe0b0', 0],
    ]) +
      lin(`${p}sk`, [
        [0, '#0a1440'],
        [0.6, '#1f3f8c'],
        [1, '#4f8fd0'],
      ]),
  );
};
