import { body, drawn, leaf, shine, skinned, stalk, type Skin } from './fruit.ts';

const skin: Skin = {
  stops: [
    [0, '#f0c8ff'],
    [0.24, '#b45ce0'],
    [0.6, '#6a1a9a'],
    [1, '#22053c'],
  ],
  rim: '#eec0ff',
};
const path = 'M104 54C148 40 182 78 178 120 174 160 140 186 102 184 62 182 28 154 28 114 28 76 58 44 104 54Z';

/** A plum with its seam and the bloom of an early hour. */
export const plum = (p = 'pl'): string =>
  drawn(
    p,
    `${body(p, path, skin)}<clipPath id="${p}c"><path d="${path}"/></clipPath><g clip-path="url(#${p}c)"><ellipse cx="66" cy="92" rx="40" ry="34" fill="#e6d6ff" opacity=".4" filter="url(#${p}bl)"/><path d="M108 50C150 84 146 148 104 190" fill="none" stroke="#1a0430" stroke-opacity=".7" stroke-width="6"/><path d="M104 50C146 84 142 148 100 190" fill="none" stroke="#e6a8ff" stroke-opacity=".55" stroke-width="2.500"/><path d="M160 70C196 120 170 190 100 192 190 206 220 110 160 70Z" fill="#12031f" opacity=".4"/></g>${stalk('M106 58C104 42 108 28 118 16')}${leaf(p, 110, 40, 2, 1.05)}${shine(54, 108, 18, 1.05, 0.75)}`,
    skinned(p, skin),
  );
