import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { made, seal, solid } from './mail.ts';

/** A sealed parcel on its string; pays anywhere, opens the free spins. `plain`: without its word. */
export const parcel = (p = 'sc', plain = false): string => {
  const t = carve('SCATTER', {
    width: 24,
    palette: ['#6a1a8a', '#d07aff', '#f8e0ff', '#ffffff'],
    rim: [
      ['#0a0524', 13],
      ['#3a0f6a', 5],
    ],
    gap: 12,
  });
  const s = 0.28;
  return made(
    p,
    `<circle cx="100" cy="86" r="98" fill="url(#${p}gl)"/>${solid(p, 'M24 56L100 26 176 56 100 88Z', 'pa')}${solid(p, 'M24 56L100 88V168L24 132Z', 'ka')}${solid(p, 'M176 56L100 88V168L176 132Z', 'kb')}<path d="M56 42L132 74V154M144 42L68 74V152" fill="none" stroke="#0a0524" stroke-width="13"/><path d="M56 42L132 74V154M144 42L68 74V152" fill="none" stroke="#d8303a" stroke-width="8"/><path d="M58 41L133 72M142 41L67 72" stroke="#ff9a8a" stroke-width="2.500"/><path d="M112 104L158 84V108L112 128Z" fill="#fffaf0" stroke="#8a6a50" stroke-width="2"/><path d="M118 109L150 95M118 117L142 106" stroke="#8a6a50" stroke-width="3"/>
${solid(p, 'M100 56C76 24 48 22 52 42 56 58 84 62 100 58Z', 'rd')}${solid(p, 'M100 56C124 24 152 22 148 42 144 58 116 62 100 58Z', 'rd')}${seal(p, 100, 60, 17)}${plain ? '' : `${solid(p, 'M6 148H194L186 168 194 188H6L14 168Z', 'en')}<g transform="translate(${100 - (t.width * s) / 2} 154) scale(${s})">${t.svg}</g>`}`,
    rad(`${p}gl`, [
      [0, '#fff0c8', 0.9],
      [0.5, '#d08aff', 0.4],
      [1, '#8d64f0', 0],
    ]) +
      `<linearGradient id="${p}kb" x2="0" y2="1"><stop offset="0" stop-color="#a8602c"/><stop offset="1" stop-color="#4a200a"/></linearGradient>`,
  );
};
