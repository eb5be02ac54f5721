import { lin } from '../../../slots/art/svg.ts';
import { cast, solid } from './metal.ts';

/** One wing, drawn to the left; the other one is its reflection. */
const wing = (p: string): string => {
  const feathers = [0, 1, 2, 3, 4, 5]
    .map((at) => {
      const [x, y] = [88 - at * 13, 88 - at * 4];
      const far = 54 - at * 4.5;
      return solid(
        p,
        `M${x} ${y}C${x - 14} ${y + far * 0.4} ${x - 20} ${y + far * 0.8} ${x - 22} ${y + far}C${x - 4} ${y + far * 0.8} ${x + 10} ${y + far * 0.4} ${x + 12} ${y + 4}Z`,
        'br',
      );
    })
    .join('');
  return `${feathers}${solid(p, 'M96 66C74 44 44 34 8 40 14 62 26 80 44 88 64 98 84 100 98 96Z', 'br')}<path d="M90 74C70 58 48 52 22 50M90 86C72 74 52 66 32 66" fill="none" stroke="#ffcf9a" stroke-opacity=".6" stroke-width="2.500"/>`;
};

/** An eagle on the wing before the sun, in hammered copper. */
export const eagle = (p = 'ea'): string =>
  cast(
    p,
    `<circle cx="100" cy="100" r="84" fill="url(#${p}sun)"/><circle cx="100" cy="100" r="84" fill="none" stroke="#160806" stroke-width="5"/><circle cx="100" cy="100" r="80" fill="none" stroke="url(#${p}cuh)" stroke-width="6"/>
${wing(p)}<g transform="translate(200 0) scale(-1 1)">${wing(p)}</g>
${solid(p, 'M82 132L70 178 88 170 100 186 112 170 130 178 118 132Z', 'br')}${solid(p, 'M100 54C122 54 126 84 124 106 122 130 112 144 100 150 88 144 78 130 76 106 74 84 78 54 100 54Z', 'br')}<path d="M86 96q7 8 14 0 7 8 14 0M86 112q7 8 14 0 7 8 14 0M88 128q6 7 12 0 6 7 12 0" fill="none" stroke="#ffcf9a" stroke-opacity=".7" stroke-width="2.500"/>
${solid(p, 'M100 26C120 26 128 42 126 60 124 74 112 84 100 84S76 74 74 60C72 42 80 26 100 26Z', 'wh', '#fff')}<path d="M92 58H108L106 74 100 84 94 74Z" fill="#ffb52e" stroke="#160806" stroke-width="3" stroke-linejoin="round"/><path d="M78 46L94 54M122 46L106 54" stroke="#160806" stroke-width="5" stroke-linecap="round"/><circle cx="88" cy="56" r="4.500" fill="#160806"/><circle cx="112" cy="56" r="4.500" fill="#160806"/><circle cx="87" cy="54.500" r="1.500" fill="#fff"/><circle cx="111" cy="54.500" r="1.500" fill="#fff"/>`,
    lin(`${p}sun`, [
      [0, '#ffe9a8'],
      [0.5, '#ff9a4a'],
      [1, '#c8361f'],
    ]) +
      lin(`${p}br`, [
        [0, '#e09a5a'],
        [0.45, '#8a451c'],
        [1, '#341006'],
      ]) +
      lin(`${p}wh`, [
        [0, '#ffffff'],
        [0.6, '#f2e2d0'],
        [1, '#b08a70'],
      ]),
  );
