import { carve } from '../../../slots/art/letters.ts';
import { lin, rad } from '../../../slots/art/svg.ts';
import { drawn, leaf } from './fruit.ts';

const [x, y] = [100, 88];
const hand = (turn: number, length: number, width: number): string =>
  `<g transform="rotate(${turn} ${x} ${y})"><path d="M${x - width} ${y + 8}L${x - width * 0.6} ${y - length * 0.7} ${x} ${y - length} ${x + width * 0.6} ${y - length * 0.7} ${x + width} ${y + 8}Z" fill="#1a2a5a" stroke="#0a1030" stroke-width="1.500" stroke-linejoin="round"/></g>`;

const dial = (p: string): string => {
  const marks = Array.from({ length: 60 }, (_, minute) => {
    const hour = minute % 5 === 0;
    return `<path d="M${x} ${y - 58}V${y - (hour ? 46 : 54)}" stroke="${hour ? '#5b2b06' : '#a9793a'}" stroke-width="${minute % 15 === 0 ? 7 : hour ? 4.5 : 1.6}" transform="rotate(${minute * 6} ${x} ${y})"/>`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="84" fill="#14070a"/><circle cx="${x}" cy="${y}" r="80" fill="url(#${p}gold)"/><circle cx="${x}" cy="${y}" r="74" fill="none" stroke="#6b3604" stroke-width="2"/><circle cx="${x}" cy="${y}" r="66" fill="#3a1702"/><circle cx="${x}" cy="${y}" r="63" fill="url(#${p}d)"/>${marks}<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="#d9b070" stroke-width="1.500"/>${hand(-62, 34, 6)}${hand(58, 50, 4.5)}<circle cx="${x}" cy="${y}" r="7" fill="url(#${p}gold)" stroke="#3a1702" stroke-width="2"/><path d="M${x - 54} ${y - 26}A60 60 0 0 1 ${x - 6} ${y - 60}" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".75"/>`;
};

/** The orchard's clock, wreathed in leaves; stands for every fruit. */
export const clock = (p = 'cl'): string => {
  const word = carve('WILD', {
    width: 25,
    palette: ['#a85f0a', '#ffc24b', '#fff0b8', '#ffffff'],
    rim: [
      ['#06200e', 12],
      ['#0f4a22', 4],
    ],
    gap: 13,
  });
  const s = 0.4;
  const wreath = [200, 232, 264, 296, 328]
    .map((turn) => {
      const angle = (turn * Math.PI) / 180;
      return leaf(p, x + 78 * Math.cos(angle), y + 78 * Math.sin(angle), turn + 60, 0.5);
    })
    .join('');
  const ribbon = 'M14 134Q100 154 186 134L184 178Q100 198 16 178Z';
  return drawn(
    p,
    `<circle cx="${x}" cy="${y}" r="98" fill="url(#${p}h)"/><g transform="translate(100 92) scale(.9) translate(-100 -88)">${wreath}${dial(p)}</g><path d="M4 142L26 152 24 188 2 196 12 174ZM196 142L174 152 176 188 198 196 188 174Z" fill="#0b3a1a" stroke="#06200e" stroke-width="3"/><path d="${ribbon}" fill="#06200e" stroke="#06200e" stroke-width="7" stroke-linejoin="round"/><path d="${ribbon}" fill="url(#${p}r)" stroke="#ffcf5c" stroke-width="3"/><path d="M22 140Q100 159 178 140" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/><g transform="translate(${100 - (word.width * s) / 2} 146) scale(${s} .41)">${word.svg}</g>`,
    rad(`${p}d`, [
      [0, '#fffdf4'],
      [0.7, '#fbeccb'],
      [1, '#d9b98a'],
    ]) +
      rad(`${p}h`, [
        [0.4, '#fff3a8', 0.75],
        [1, '#fff3a8', 0],
      ]) +
      lin(`${p}r`, [
        [0, '#5ac86a'],
        [0.45, '#1f8a3c'],
        [1, '#0b4a20'],
      ]),
  );
};
