import { carve } from '../../../slots/art/letters.ts';
import { cast, forge, heat, rod, solid, studs } from './forged.ts';

/** A sledge hammer, one face still hot. */
export const hammer = (p = 'ha'): string =>
  forge(
    p,
    ['wood', 'iron', 'gold', 'melt'],
    `${rod(p, 'wood', 'M46 188L120 76', 22, 'butt')}<path d="M38 178l20 13M47 165l20 13M56 152l20 13M65 139l20 13M74 126l20 13" stroke="#1a0a04" stroke-width="4.500" stroke-opacity=".8"/>${solid(p, 'iron', 'M78 20L178 87 153 127 53 60Z')}${solid(p, 'iron', 'M60 6L94 29 65 76 29 52C31 32 44 15 60 6Z')}${heat(p, 152, 112, 48)}${solid(p, 'melt', 'M168 78L198 98 168 145 139 124Z')}${heat(p, 168, 112, 31, 0.8)}${rod(p, 'gold', 'M94 18L62 67M162 66L130 116', 15, 'butt')}${rod(p, 'gold', 'M106 60L142 85', 17, 'butt')}`,
  );

const sparks = [
  [40, 40],
  [56, 18],
  [182, 22],
  [150, 6],
  [100, 8],
  [24, 56],
  [190, 50],
] as const;

/** An anvil with a bar of melt on it. */
export const anvil = (p = 'an'): string =>
  forge(
    p,
    ['iron', 'copper', 'melt'],
    `${solid(p, 'iron', 'M60 192C58 166 84 158 86 134H126C128 158 154 166 156 192Z')}${solid(p, 'iron', 'M4 84C30 72 60 74 62 74H184C188 84 190 94 188 108 164 114 148 120 138 140H74C66 120 30 118 4 84Z')}${rod(p, 'copper', 'M62 77H186', 15, 'butt')}${heat(p, 112, 66, 88, 0.9, 64)}${solid(p, 'melt', 'M74 36L84 22H160L170 36 174 69H70Z')}<path d="M80 38H166" stroke="#fffbe0" stroke-opacity=".7" stroke-width="2.500"/>${heat(p, 120, 48, 54, 0.7, 30)}${sparks.map(([x, y]) => `${heat(p, x, y, 7)}<circle cx="${x}" cy="${y}" r="2.200" fill="#fff3c0"/>`).join('')}`,
  );

const shield = 'M100 5C128 22 160 26 185 24 189 96 171 160 100 197 29 160 11 96 15 24 40 26 72 22 100 5Z';
const edge = 'M100 22C126 35 152 39 170 38 171 98 156 150 100 180 44 150 29 98 30 38 48 39 74 35 100 22Z';
const flame =
  'M100 24C112 49 142 58 136 96 131 121 116 131 100 133S69 121 64 96C62 76 80 72 82 53 92 59 96 67 96 77 104 63 106 43 100 24Z';

/** A shield with a flame: it stands for everything but a coin. */
export const wild = (p = 'wi'): string => {
  const letters = carve('WILD', {
    ...{ width: 25, gap: 12, palette: ['#8a1c00', '#f06a0c', '#ffd257', '#fffdf0'] },
    rim: [
      ['#120402', 15],
      ['#5a1404', 8],
      ['#ffb347', 2.5],
    ],
  });
  const s = 0.5;
  return forge(
    p,
    ['iron', 'gold', 'melt'],
    `${solid(p, 'iron', shield)}${rod(p, 'gold', edge, 8)}${heat(p, 100, 86, 84)}${cast(p, 'melt', `<path d="${flame}"/>`)}<path d="M100 74C111 90 120 97 113 113 108 125 92 125 87 113 83 98 96 94 100 74Z" fill="#fffdf0"/>${heat(p, 100, 104, 40, 0.7)}${studs(
      p,
      [
        [100, 15],
        [175, 33],
        [25, 33],
      ],
    )}<g transform="translate(${100 - (letters.width * s) / 2} 124) scale(${s})">${letters.svg}</g>`,
  );
};
