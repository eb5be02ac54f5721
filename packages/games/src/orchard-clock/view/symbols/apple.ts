import { body, drawn, leaf, shine, skinned, stalk, type Skin } from './fruit.ts';

const path =
  'M100 62C84 44 42 44 30 82 18 122 42 174 78 182 90 184 95 178 100 178S110 184 122 182C158 174 182 122 170 82 158 44 116 44 100 62Z';
const skins: Readonly<Record<'red' | 'gold', Skin>> = {
  red: {
    stops: [
      [0, '#ffc08a'],
      [0.22, '#ff5a3a'],
      [0.6, '#d4141f'],
      [1, '#5c0412'],
    ],
    rim: '#ffb08a',
  },
  gold: {
    stops: [
      [0, '#fffbe0'],
      [0.25, '#ffd95c'],
      [0.62, '#d98a12'],
      [1, '#6b3604'],
    ],
    rim: '#fff3c4',
  },
};

/** An apple with the streaks of a summer in the sun. */
export const apple = (p = 'ap', colour: 'red' | 'gold' = 'red'): string => {
  const skin = skins[colour];
  const streaks = [-52, -36, -20, 0, 20, 36, 52]
    .map((x) => `<path d="M100 66C${100 + x * 0.9} 78 ${100 + x * 1.3} 130 ${100 + x} 172" />`)
    .join('');
  return drawn(
    p,
    `${body(p, path, skin)}<clipPath id="${p}c"><path d="${path}"/></clipPath><g clip-path="url(#${p}c)"><g fill="none" stroke="#ffe08a" stroke-opacity=".3" stroke-width="4" stroke-linecap="round">${streaks}</g><path d="M150 60C190 90 180 160 120 190 176 190 206 110 150 60Z" fill="#2b0408" opacity=".35"/></g><path d="M72 66Q100 92 128 66 100 78 72 66Z" fill="#2b0408" opacity=".75"/>${stalk('M100 76C98 56 102 40 114 24')}${leaf(p, 104, 50, -8, 1.1)}${shine(56, 100, 14, 1.1)}`,
    skinned(p, skin),
  );
};
