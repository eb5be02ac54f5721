import { body, drawn, leaf, shine, skinned, stalk, type Skin } from './fruit.ts';

const skin: Skin = {
  stops: [
    [0, '#fffdd8'],
    [0.25, '#ffee4a'],
    [0.62, '#f0b400'],
    [1, '#8a5200'],
  ],
  rim: '#fffbc0',
};
const path =
  'M28 132C22 98 42 66 72 52 98 40 128 42 148 58 156 52 168 50 176 58 184 66 182 78 174 86 184 112 172 144 144 160 116 176 80 174 58 156 50 162 40 160 34 154 28 148 28 140 28 132Z';
const pores = [
  ...[
    [70, 90],
    [96, 76],
    [126, 80],
    [148, 104],
    [140, 132],
    [112, 148],
    [84, 146],
    [60, 126],
    [100, 112],
  ],
  ...[
    [122, 116],
    [82, 116],
    [112, 94],
    [158, 84],
  ],
] as const;

/** A lemon, freshly picked. */
export const lemon = (p = 'le'): string =>
  drawn(
    p,
    `${stalk('M166 68C176 56 180 44 178 28', 7)}${body(p, path, skin)}<clipPath id="${p}c"><path d="${path}"/></clipPath><g clip-path="url(#${p}c)">${pores.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="3" fill="#b87a00" opacity=".45"/><circle cx="${x - 1}" cy="${y - 1}" r="1.400" fill="#fffbe0" opacity=".8"/>`).join('')}<path d="M176 84C186 130 150 172 80 176 160 190 216 130 176 84Z" fill="#5a2e00" opacity=".38"/></g>${leaf(p, 170, 60, -142, 1.15)}${shine(58, 106, 40, 0.95, 0.85)}`,
    skinned(p, skin),
  );
