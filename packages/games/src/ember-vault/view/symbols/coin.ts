import { carve } from '../../../slots/art/letters.ts';
import { reliefFilter } from '../../../slots/art/relief.ts';
import { rad } from '../../../slots/art/svg.ts';
import { forge, heat, ramps } from './forged.ts';

type PrizeName = 'mini' | 'minor' | 'major';

/** The metal in the middle. */
const faces = { gold: ramps.gold, mini: ramps.copper, minor: ramps.steel, major: ramps.ruby } as const;

const around = (count: number, path: (point: (r: number) => string) => string): string =>
  Array.from({ length: count }, (_, at) => {
    const turn = (at / count) * 2 * Math.PI;
    return path((r) => `${(100 + r * Math.cos(turn)).toFixed(1)} ${(100 + r * Math.sin(turn)).toFixed(1)}`);
  }).join('');

const ringOf = (outer: number, inner: number): string =>
  [outer, inner].map((r) => `M${100 - r} 100a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`).join('');

/** A hammer, as it is stamped into coins that do not show their value yet. */
const stamp = 'M67 73L108 57 122 85 80 101ZM96 97L109 92 128 144 115 149ZM54 82L63 78 74 100 65 104Z';

const worded = (name: PrizeName): string => {
  const letters = carve(name.toUpperCase(), {
    ...{ width: 24, gap: 11, palette: ['#a85a10', '#ffc94a', '#fff0b0', '#fffdf0'] },
    rim: [
      ['#1a0502', 14],
      ['#5a1c06', 6],
    ],
  });
  const scale = Math.min(0.42, 132 / letters.width);
  return `<g transform="translate(${100 - (letters.width * scale) / 2} ${100 - 50 * scale}) scale(${scale})">${letters.svg}</g>`;
};

/** A heavy coin with a milled edge; that of a prize has its metal and its name. */
export const coin = (p = 'co', prize?: PrizeName): string => {
  const ramp = faces[prize ?? 'gold'];
  const teeth = around(60, (point) => `M${point(79)}L${point(87)}`);
  const beads = around(44, (point) => `M${point(65)}L${point(65.1)}`);
  return forge(
    p,
    ['gold'],
    `${heat(p, 100, 100, 99, 0.55)}<circle cx="100" cy="102" r="88" fill="#2a0e02"/><g filter="url(#${p}mgold)"><path d="${ringOf(86, 70)}" fill-rule="evenodd"/></g><path d="${teeth}" stroke="#4e2402" stroke-width="2.600"/><path d="${teeth}" stroke="#fff0b8" stroke-opacity=".5" transform="translate(1.400 1)"/><circle cx="100" cy="100" r="71" fill="#1c0802"/><g filter="url(#${p}face)"><circle cx="100" cy="100" r="70"/></g><circle cx="100" cy="104" r="62" fill="url(#${p}well)"/><path d="${beads}" stroke="#fff0c0" stroke-opacity=".75" stroke-width="3.400" stroke-linecap="round"/>${prize === undefined ? `<g transform="translate(14 14) scale(.86)" opacity=".5"><path d="${stamp}" fill="#2a0e02" transform="translate(0 4)"/><g filter="url(#${p}mgold)"><path d="${stamp}"/></g></g>` : worded(prize)}<ellipse cx="68" cy="46" rx="32" ry="9" transform="rotate(-38 68 46)" fill="#fff" fill-opacity=".28"/>`,
    reliefFilter(`${p}face`, {
      ...{ ramp, round: 8, dents: [15, 0.1], light: 26, shine: [0.4, '#fff4dc'], below: [0.3, '#ff6a1a'] },
    }) +
      rad(`${p}well`, [
        [0, '#2a0a00', 0.62],
        [0.8, '#2a0a00', 0.3],
        [1, '#2a0a00', 0],
      ]),
  );
};
