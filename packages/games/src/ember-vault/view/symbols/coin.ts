import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { forge } from './forged.ts';

type PrizeName = 'mini' | 'minor' | 'major';

/** Light, middle, dark: gold, or the metal of a prize. */
const faces = {
  gold: ['#ffe9a0', '#d0891a', '#6b3604'],
  mini: ['#ffc79a', '#b8602a', '#4a1c08'],
  minor: ['#c8f0ff', '#3f86a8', '#12303f'],
  major: ['#ff9a8a', '#c0182c', '#4a0410'],
} as const;

const teeth = Array.from({ length: 60 }, (_, at) => {
  const turn = (at / 60) * 2 * Math.PI;
  const point = (r: number) => `${(100 + r * Math.cos(turn)).toFixed(1)} ${(100 + r * Math.sin(turn)).toFixed(1)}`;
  return `M${point(77)}L${point(85)}`;
}).join('');

/** A hammer, as it is stamped into coins that do not show their value yet. */
const stamp = `<path d="M70 76L112 62 124 88 82 102ZM96 98L108 94 128 146 116 150Z" fill="#5a2c04" fill-opacity=".55"/><path d="M68 73L110 59 122 85 80 99ZM94 95L106 91 126 143 114 147Z" fill="#ffdf8c" fill-opacity=".5" stroke="#7a3f05" stroke-width="2"/>`;

const worded = (name: PrizeName): string => {
  const letters = carve(name.toUpperCase(), {
    ...{ width: 24, gap: 11, palette: ['#a85a10', '#ffc94a', '#fff0b0', '#fffdf0'] },
    rim: [
      ['#1a0502', 14],
      ['#5a1c06', 6],
    ],
  });
  const scale = Math.min(0.4, 128 / letters.width);
  return `<g transform="translate(${100 - (letters.width * scale) / 2} ${100 - 50 * scale}) scale(${scale})">${letters.svg}</g>`;
};

/** A heavy coin with a milled edge; that of a prize has its metal and its name. */
export const coin = (p = 'co', prize?: PrizeName): string => {
  const [light, middle, deep] = faces[prize ?? 'gold'];
  return forge(
    p,
    `<circle cx="100" cy="100" r="98" fill="url(#${p}gl)" opacity=".5"/><circle cx="100" cy="103" r="86" fill="#3a1804"/><circle cx="100" cy="100" r="86" fill="url(#${p}gold)" stroke="#2a0e02" stroke-width="3"/><path d="${teeth}" stroke="#5e3004" stroke-width="2.600"/><circle cx="100" cy="100" r="74" fill="#3a1804"/><circle cx="100" cy="100" r="72" fill="url(#${p}fa)"/><circle cx="100" cy="100" r="61" fill="url(#${p}we)" stroke="${light}" stroke-opacity=".7" stroke-width="1.500"/><circle cx="100" cy="100" r="66" fill="none" stroke="${light}" stroke-opacity=".8" stroke-width="3" stroke-dasharray="3 8"/>${Array.from({ length: 18 }, (_, at) => `<circle cx="${(100 + 50 * Math.cos(at * 2.4) * Math.sqrt(at / 18)).toFixed(1)}" cy="${(100 + 50 * Math.sin(at * 2.4) * Math.sqrt(at / 18)).toFixed(1)}" r="${4 + (at % 4)}" fill="${at % 2 === 0 ? light : '#000'}" fill-opacity=".13"/>`).join('')}${prize === undefined ? stamp : worded(prize)}<ellipse cx="70" cy="48" rx="30" ry="9" transform="rotate(-36 70 48)" fill="#fff" fill-opacity=".34"/>`,
    lin(`${p}fa`, [
      [0, light],
      [0.45, middle],
      [1, deep],
    ]) +
      rad(`${p}we`, [
        [0, deep],
        [0.7, middle],
        [1, light],
      ]),
  );
};
