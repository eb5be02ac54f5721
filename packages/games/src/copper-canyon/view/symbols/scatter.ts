import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { cast, solid } from './metal.ts';

/** The sun between two mesas; pays anywhere, opens the free spins. `plain`: without its word. */
export const scatter = (p = 'sc', plain = false): string => {
  const t = carve('SCATTER', {
    width: 24,
    palette: ['#8a2a0a', '#ff9a3a', '#fff0b8', '#ffffff'],
    rim: [
      ['#2a0a06', 13],
      ['#6b1a0a', 5],
    ],
    gap: 12,
  });
  const s = 0.28;
  const rays = Array.from({ length: 16 }, (_, at) => {
    const turn = (at / 16) * 360;
    return `<path d="M96 22L100 ${at % 2 === 0 ? 0 : 8} 104 22Z" fill="#ffcf5c" stroke="#6b1a0a" stroke-width="1.500" transform="rotate(${turn} 100 88)"/>`;
  }).join('');
  return cast(
    p,
    `<circle cx="100" cy="88" r="100" fill="url(#${p}gl)"/>${rays}<circle cx="100" cy="88" r="66" fill="#160806"/><circle cx="100" cy="88" r="62" fill="url(#${p}sk)"/><circle cx="100" cy="88" r="34" fill="url(#${p}sn)"/><clipPath id="${p}c"><circle cx="100" cy="88" r="62"/></clipPath><g clip-path="url(#${p}c)"><path d="M30 104L46 84H70L80 112 120 112 128 92H152L170 110V160H30Z" fill="#8a2c18" stroke="#3a0c08" stroke-width="3"/><path d="M46 84H70L73 92H43ZM128 92H152L156 99H126Z" fill="#f0905a"/><path d="M30 124C60 112 140 114 170 126V160H30Z" fill="#5a160e"/></g><circle cx="100" cy="88" r="62" fill="none" stroke="url(#${p}cuh)" stroke-width="7"/>${plain ? '' : `${solid(p, 'M6 148H194L186 168 194 188H6L14 168Z', 'cu')}<g transform="translate(${100 - (t.width * s) / 2} 154) scale(${s} .28)">${t.svg}</g>`}`,
    rad(`${p}gl`, [
      [0, '#ffe9a8', 0.9],
      [0.5, '#ff9a3a', 0.5],
      [1, '#ff6a1f', 0],
    ]) +
      lin(`${p}sk`, [
        [0, '#2f6b8c'],
        [0.4, '#ffb06a'],
        [1, '#ff6a2f'],
      ]) +
      rad(`${p}sn`, [
        [0, '#fffff0'],
        [0.6, '#ffe27a'],
        [1, '#ffb02e'],
      ]),
  );
};
