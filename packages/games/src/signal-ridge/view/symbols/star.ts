import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { cast, solid } from './stone.ts';

const rays = (cx: number, cy: number, far: number, near: number, count = 8): string =>
  `M${Array.from({ length: count * 2 }, (_, at) => {
    const r = at % 2 === 1 ? near : at % 4 === 0 ? far : far * 0.56;
    const turn = (at / count) * Math.PI - Math.PI / 2;
    return `${(cx + r * Math.cos(turn)).toFixed(1)} ${(cy + r * Math.sin(turn)).toFixed(1)}`;
  }).join('L')}Z`;

/** The first star over the ridge; pays anywhere, opens the free spins. `plain`: without its word. */
export const star = (p = 'sc', plain = false): string => {
  const t = carve('SCATTER', {
    width: 24,
    palette: ['#1a3a8a', '#5aa8ff', '#d8f0ff', '#ffffff'],
    rim: [
      ['#050a1a', 13],
      ['#0f2a6a', 5],
    ],
    gap: 12,
  });
  const s = 0.28;
  return cast(
    p,
    `<circle cx="100" cy="84" r="98" fill="url(#${p}gl)"/><circle cx="100" cy="86" r="70" fill="#050a1a"/><circle cx="100" cy="86" r="66" fill="url(#${p}sk)"/><clipPath id="${p}c"><circle cx="100" cy="86" r="66"/></clipPath><g clip-path="url(#${p}c)"><path d="M30 128L58 100 76 118 104 92 128 116 146 104 172 130V160H30Z" fill="#24407a"/><path d="M58 100L50 108 60 112 66 108ZM104 92L92 104 104 110 114 102ZM146 104L138 110 146 116 156 112Z" fill="#dbeaff"/><path d="M30 146L70 122 100 140 136 120 172 146V160H30Z" fill="#0c1c40"/></g><circle cx="100" cy="86" r="66" fill="none" stroke="url(#${p}bzh)" stroke-width="8"/><circle cx="100" cy="86" r="60" fill="none" stroke="#050a1a" stroke-opacity=".5" stroke-width="2"/><path d="${rays(100, 70, 62, 13)}" fill="#fff" fill-opacity=".35"/><path d="${rays(100, 70, 52, 10)}" fill="url(#${p}st)" stroke="#2a62c0" stroke-width="2.5" stroke-linejoin="round"/><circle cx="100" cy="70" r="9" fill="#fff"/>${plain ? '' : `${solid(p, 'M6 148H194L186 168 194 188H6L14 168Z', 'wo')}<g transform="translate(${100 - (t.width * s) / 2} 154) scale(${s})">${t.svg}</g>`}`,
    rad(`${p}gl`, [
      [0, '#e8f4ff', 0.9],
      [0.5, '#6ab0ff', 0.45],
      [1, '#2a6aff', 0],
    ]) +
      lin(`${p}sk`, [
        [0, '#0a1648'],
        [0.5, '#2c5cc0'],
        [0.8, '#b86a7a'],
        [1, '#ff9a5a'],
      ]) +
      rad(`${p}st`, [
        [0, '#ffffff'],
        [0.5, '#cfe8ff'],
        [1, '#5aa8ff'],
      ]),
  );
};
