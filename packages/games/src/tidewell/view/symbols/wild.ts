import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { afloat, dark, solid } from './sea.ts';

/** Water for two, sunlit coral for three: they are told apart before the number is read. */
const looks = {
  2: {
    paint: 'aq',
    glow: '#4fdcd6',
    crest: '#0d4a86',
    number: ['#0a4a7a', '#2fb0d8', '#d0fbff', '#ffffff'],
    rim: ['#03182c', '#d8fff6', '#0a4a6a'],
  },
  3: {
    paint: 'sa',
    glow: '#ffb04d',
    crest: '#a01848',
    number: ['#8a1430', '#f0503f', '#ffd8b8', '#ffffff'],
    rim: ['#2a0612', '#fff0c8', '#8a2a14'],
  },
} as const;

/** Curls that run round the medallion. */
const curls = Array.from(
  { length: 12 },
  (_, at) =>
    `<path d="M86 8C100-4 116 4 112 18 106 10 98 12 96 20Z" transform="rotate(${at * 30} 100 88)" fill="#fff" opacity=".92"/>`,
).join('');

/** A medallion of water with its multiplier, over the word. */
export const wild = (times: 2 | 3, p: string): string => {
  const { paint, glow, crest, number, rim } = looks[times];
  const figure = carve(`×${times}`, {
    ...{ width: 21, gap: 8, palette: number },
    rim: [
      [rim[0], 13],
      [rim[1], 7],
      [rim[2], 3],
    ],
  });
  const word = carve('WILD', {
    ...{ width: 25, gap: 13, palette: ['#8a4a2a', '#ffb08a', '#fff0e6', '#ffffff'] },
    rim: [
      [dark, 12],
      ['#0a3a66', 4],
    ],
  });
  const [s, w] = [0.76, 0.4];
  return afloat(
    p,
    `<circle cx="100" cy="88" r="100" fill="url(#${p}gl)"/><circle cx="100" cy="88" r="84" fill="${dark}"/>${curls}<circle cx="100" cy="88" r="78" fill="${dark}"/><circle cx="100" cy="88" r="74" fill="url(#${p}${paint})"/><circle cx="100" cy="88" r="62" fill="${crest}" opacity=".62"/><path d="M40 104C52 62 96 44 132 66 112 64 104 78 114 90 128 104 152 96 158 84 160 124 130 148 100 148 68 148 46 130 40 104Z" fill="url(#${p}${paint})" opacity=".75"/><circle cx="100" cy="88" r="74" fill="none" stroke="url(#${p}na)" stroke-width="6"/><g transform="translate(${100 - (figure.width * s) / 2} ${82 - 50 * s}) scale(${s})">${figure.svg}</g>${solid(p, 'M14 142Q100 130 186 142L180 165 186 188Q100 176 14 188L20 165Z', 'de')}<g transform="translate(${100 - (word.width * w) / 2} 139) scale(${w})">${word.svg}</g>`,
    rad(`${p}gl`, [
      [0.55, glow, 0.95],
      [1, glow, 0],
    ]),
  );
};
