/** What is set in brass: the wild, six hues twisted into one sphere, and the scatter, a flower under a bell jar. */
import { carve } from '../../../slots/art/letters.ts';
import { disc, glassIn, hues, lit, pane } from './glass.ts';

export const brassWord = (text: string, [x, y]: readonly [number, number], height: number, width: number): string => {
  const word = carve(text, {
    ...{ width: 24, gap: 8, palette: ['#7d5a1c', '#d9ad55', '#ffe9ae', '#ffffff'] },
    rim: [
      ['#04120f', 17],
      ['#0d4a40', 9],
      ['#e8cf8e', 3],
    ],
  });
  const scale = Math.min(height / 100, width / word.width);
  return `<g transform="translate(${x - (word.width * scale) / 2} ${y - 50 * scale}) scale(${scale})">${word.svg}</g>`;
};

/** One sixth of the sphere, swept round its middle. */
const petal = (index: number, colour: string): string => {
  const at = (turn: number, r: number) => {
    const angle = ((index + turn) / 6) * 2 * Math.PI;
    return `${(100 + r * Math.cos(angle)).toFixed(1)} ${(92 + r * Math.sin(angle)).toFixed(1)}`;
  };
  return `<path d="M100 92Q${at(0.9, 40)} ${at(0, 72)}A72 72 0 0 1 ${at(1, 72)}Q${at(1.9, 40)} 100 92Z" fill="${colour}"/>`;
};

export const wild = (p: string): string => {
  const six = Object.values(hues);
  const rope = Array.from({ length: 40 }, (_, at) => {
    const angle = (at / 40) * 2 * Math.PI;
    const point = (r: number, turn: number) =>
      `${(100 + r * Math.cos(angle + turn)).toFixed(1)} ${(92 + r * Math.sin(angle + turn)).toFixed(1)}`;
    return `M${point(75, 0)}L${point(89, 0.12)}`;
  }).join('');
  return lit(
    p,
    'amber',
    `<circle cx="100" cy="92" r="82" fill="none" stroke="#1c1206" stroke-width="19"/><circle cx="100" cy="92" r="82" fill="none" stroke="url(#${p}gold)" stroke-width="14"/><path d="${rope}" stroke="#5d3a0c" stroke-width="2.400"/><g filter="url(#${p}puff)">${six.map(([, body], index) => petal(index, body)).join('')}</g><circle cx="100" cy="92" r="72" fill="url(#${p}core)"/>${pane(74, 62, 26, -14)}${brassWord('WILD', [100, 158], 46, 150)}<defs><radialGradient id="${p}core"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset=".4" stop-color="#fff" stop-opacity=".12"/><stop offset=".86" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#fff" stop-opacity=".5"/></radialGradient></defs>`,
  );
};

const jar = 'M46 160V84C46 46 70 26 100 26S154 46 154 84V160Z';

/** Without its word it is the emblem of the free spins. */
export const flower = (p: string, named = true): string => {
  const { part } = glassIn(p);
  const petals = (
    [
      [-62, 'ruby'],
      [62, 'ruby'],
      [-32, 'amethyst'],
      [32, 'amethyst'],
      [0, 'ruby'],
    ] as const
  ).map(([turn, hue]) =>
    part('M0 0C-22-12-20-42 0-58 20-42 22-12 0 0Z', hue, ` transform="translate(100 112) rotate(${turn})"`),
  );
  return lit(
    p,
    'amber',
    `<path d="M34 160C34 148 166 148 166 160V172C166 186 34 186 34 172Z" fill="url(#${p}goldh)" stroke="#1c1206" stroke-width="3"/><path d="M100 158C98 138 104 122 100 104" fill="none" stroke="#0d5a38" stroke-width="5" stroke-linecap="round"/>${part('M100 154C84 152 68 140 64 122 84 122 98 134 100 154ZM100 146C116 144 132 130 134 112 116 114 102 126 100 146Z', 'emerald')}${petals.join('')}<circle cx="100" cy="84" r="26" fill="#fff6c8" fill-opacity=".35" filter="url(#${p}bl)"/><circle cx="100" cy="84" r="7" fill="#fffdf0"/><path d="${jar}" fill="#beffF0" fill-opacity=".1" stroke="#dcfff5" stroke-opacity=".8" stroke-width="2.400"/><path d="M56 150V86C56 62 66 46 80 38 70 52 67 66 67 86V150Z" fill="#fff" fill-opacity=".5"/><path d="M145 150V90C145 74 141 62 134 54 138 66 139 78 139 90V150Z" fill="#fff" fill-opacity=".22"/>${part(disc(100, 18, 11), 'aqua')}${named ? brassWord('SCATTER', [100, 178], 34, 168) : ''}`,
  );
};
