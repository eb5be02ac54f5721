import { reliefFilter } from '../../../slots/art/relief.ts';
import { tube } from '../../../slots/art/tube.ts';
import { forge, heat, rod, solid, studs } from './forged.ts';
import { plates } from './skin.ts';

const toe = (points: readonly (readonly [number, number])[]): string => tube(points, (t) => 6.5 - 4 * t);
const leg = (points: readonly (readonly [number, number])[]): string => tube(points, (t) => 11 - 3 * t);

/** From the neck to the tip of the tail. */
const trunk = tube(
  [
    [114, 52],
    [100, 74],
    [100, 100],
    [107, 126],
    [92, 154],
    [60, 168],
    [34, 156],
    [36, 130],
    [48, 122],
  ],
  (t) => (t < 0.5 ? 19 + 10 * Math.sin(t * 6) : Math.max(2.5, 23 - (t - 0.5) * 44)),
);
const head = 'M114 4C138 8 150 26 146 45 138 64 122 74 105 69 86 63 79 44 88 27 95 13 104 4 114 4Z';
const limbs = [
  leg([
    [116, 72],
    [138, 76],
    [154, 88],
  ]),
  toe([
    [152, 86],
    [158, 98],
    [154, 110],
  ]),
  toe([
    [152, 86],
    [168, 90],
    [178, 86],
  ]),
  toe([
    [152, 86],
    [162, 76],
    [172, 68],
  ]),
  leg([
    [92, 70],
    [72, 56],
    [56, 46],
  ]),
  toe([
    [58, 48],
    [52, 34],
    [56, 22],
  ]),
  toe([
    [58, 48],
    [44, 38],
    [36, 28],
  ]),
  toe([
    [58, 48],
    [42, 50],
    [30, 46],
  ]),
  leg([
    [112, 128],
    [136, 142],
    [156, 140],
  ]),
  toe([
    [154, 140],
    [166, 132],
    [176, 128],
  ]),
  toe([
    [154, 140],
    [170, 146],
    [182, 148],
  ]),
  toe([
    [154, 140],
    [160, 154],
    [170, 162],
  ]),
  leg([
    [92, 124],
    [70, 124],
    [50, 114],
  ]),
  toe([
    [52, 115],
    [38, 118],
    [26, 114],
  ]),
  toe([
    [52, 115],
    [42, 104],
    [30, 98],
  ]),
  toe([
    [52, 115],
    [48, 102],
    [50, 92],
  ]),
].join('');

/** A salamander of cooling lava: dark plates, melt between all of them. */
export const salamander = (p = 'sa'): string =>
  forge(
    p,
    ['melt'],
    `${heat(p, 102, 100, 98, 0.6)}${[limbs, trunk, head]
      .map(
        (part, at) =>
          `${solid(p, 'melt', part)}<clipPath id="${p}c${at}"><path d="${part}"/></clipPath><g filter="url(#${p}crust)"><path d="${plates(at === 0 ? 11 : 17, at === 0 ? 1.8 : 2.6, 5 + at)}" clip-path="url(#${p}c${at})"/></g>`,
      )
      .join('')}${[
      [99, 34],
      [136, 39],
    ]
      .map(
        ([x = 0, y = 0]) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="#0d0504"/><circle cx="${x}" cy="${y}" r="8.500" fill="#fff3b0"/><ellipse cx="${x}" cy="${y}" rx="2.600" ry="7" fill="#1a0500"/><circle cx="${x - 3}" cy="${y - 3}" r="1.800" fill="#fff"/>`,
      )
      .join('')}`,
    reliefFilter(`${p}crust`, {
      ...{ ramp: ['#120302', '#420d05', '#84200a', '#dc5c1a', '#ffd69a'], round: 8, height: 6, light: 22 },
      ...{ shine: [0.3, '#ffe0c0'], below: [0.2, '#ff6a1a'] },
    }),
  );

const shell =
  'M100 24C150 24 177 58 177 104V150C177 173 150 191 131 195L119 150 112 130H88L81 150 69 195C50 191 23 173 23 150V104C23 58 50 24 100 24Z';
const slits =
  'M33 98C58 83 84 86 95 100L92 121C74 116 52 118 37 125ZM167 98C142 83 116 86 105 100L108 121C126 116 148 118 163 125Z';

/** A helmet that nobody wears: something burns behind its eyes. */
export const helmet = (p = 'he'): string =>
  forge(
    p,
    ['copper', 'dome', 'gold'],
    `${solid(p, 'copper', 'M100 2C113 12 117 30 113 62H87C83 30 87 12 100 2Z')}${solid(p, 'dome', shell)}<path d="M94 128H106L122 196 100 200 78 196Z" fill="#0a0202" fill-opacity=".25"/><path d="${slits}" fill="#0a0202" stroke="#0a0202" stroke-width="4" stroke-linejoin="round"/><clipPath id="${p}sl"><path d="${slits}"/></clipPath><g clip-path="url(#${p}sl)">${heat(p, 66, 107, 36)}${heat(p, 134, 107, 36)}${heat(p, 70, 106, 20)}${heat(p, 130, 106, 20)}</g><circle cx="71" cy="105" r="6" fill="#fffbe0"/><circle cx="129" cy="105" r="6" fill="#fffbe0"/>${rod(p, 'gold', 'M29 93C56 76 84 78 100 96 116 78 144 76 171 93M100 30V142', 12)}${studs(
      p,
      [
        [36, 146],
        [164, 146],
        [48, 173],
        [152, 173],
        [44, 62],
        [156, 62],
        [72, 40],
        [128, 40],
      ],
    )}`,
  );
