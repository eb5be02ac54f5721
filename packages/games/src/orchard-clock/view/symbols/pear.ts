import { body, drawn, leaf, shine, skinned, stalk, type Skin } from './fruit.ts';

const skin: Skin = {
  stops: [
    [0, '#fffbd0'],
    [0.25, '#e6e65a'],
    [0.62, '#9fb324'],
    [1, '#37500a'],
  ],
  rim: '#faffc0',
};
const path =
  'M98 42C118 40 126 58 128 80 130 98 162 112 162 146 162 176 132 188 100 188S36 176 38 146C40 112 70 100 73 80 76 58 80 44 98 42Z';
const freckles = [
  ...[
    [70, 140],
    [84, 160],
    [112, 168],
    [132, 140],
    [124, 120],
    [100, 132],
    [90, 118],
    [146, 158],
    [66, 166],
  ],
  ...[
    [104, 100],
    [96, 80],
    [112, 150],
  ],
] as const;

/** A pear with freckles and one blushing cheek. */
export const pear = (p = 'pe'): string =>
  drawn(
    p,
    `${body(p, path, skin)}<clipPath id="${p}c"><path d="${path}"/></clipPath><g clip-path="url(#${p}c)"><ellipse cx="150" cy="148" rx="30" ry="44" fill="#e0561a" opacity=".55" filter="url(#${p}bl)"/><path d="M134 90C176 110 172 186 104 192 176 200 206 120 134 90Z" fill="#1c2a04" opacity=".35"/>${freckles.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.200" fill="#5a5a0c" opacity=".55"/>`).join('')}</g>${stalk('M98 46C96 32 102 20 116 12')}${leaf(p, 102, 34, 6, 1)}${shine(66, 136, 16, 1)}`,
    skinned(p, skin),
  );
