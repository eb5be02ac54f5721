import { rad } from '../../../slots/art/svg.ts';
import { afloat, dark, pearlAt, solid } from './sea.ts';

const ribs = (y: number, ends: readonly (readonly [number, number])[]): string =>
  `<path d="${ends.map(([x, to]) => `M100 ${y}Q${(100 + x * 2) / 3} ${(y + to) / 2} ${x} ${to}`).join('')}" fill="none" stroke="#7a1430" stroke-opacity=".55" stroke-width="3" stroke-linecap="round"/>`;

/** A pearl in its open shell. */
export const pearl = (p = 'pe'): string =>
  afloat(
    p,
    `${solid(p, 'M100 124C44 118 8 84 16 46 24 40 30 40 36 44 40 24 50 16 62 20 70 6 86 4 100 10 114 4 130 6 138 20 150 16 160 24 164 44 170 40 176 40 184 46 192 84 156 118 100 124Z', 'co', '#ffe6dc')}${ribs(
      118,
      [
        [28, 56],
        [48, 34],
        [74, 22],
        [100, 20],
        [126, 22],
        [152, 34],
        [172, 56],
      ],
    )}
<path d="M34 62C52 92 148 92 166 62 176 92 142 118 100 120 58 118 24 92 34 62Z" fill="url(#${p}na)" opacity=".9"/>
${solid(p, 'M10 122C16 172 58 194 100 194 142 194 184 172 190 122 150 140 50 140 10 122Z', 'co', '#ffe6dc')}${ribs(
      142,
      [
        [30, 158],
        [54, 178],
        [100, 190],
        [146, 178],
        [170, 158],
      ],
    )}
<path d="M14 122C40 106 160 106 186 122 160 144 40 144 14 122Z" fill="${dark}"/><path d="M20 122C44 110 156 110 180 122 156 138 44 138 20 122Z" fill="url(#${p}na)"/>
<circle cx="100" cy="96" r="70" fill="url(#${p}gl)"/>${pearlAt(p, 100, 98, 42)}`,
    rad(`${p}gl`, [
      [0.3, '#ffffff', 0.85],
      [1, '#bff6ff', 0],
    ]),
  );
