import { wrap, lin, rad } from '../../../slots/art/svg.ts';
import { carve } from '../../../slots/art/letters.ts';
/** Ship's wheel of gold with a flame heart and a crimson WILD ribbon. */
export const wild = (p = 'wi'): string => {
  const t = carve('WILD', {
    width: 25,
    palette: ['#a85f0a', '#ffc24b', '#fff0b8', '#ffffff'],
    rim: [
      ['#2b0408', 12],
      ['#7d0a1c', 4],
    ],
    gap: 13,
  });
  const s = 0.4,
    defs =
      rad(p + 'c', [
        [0, '#fffbe0'],
        [0.3, '#ffe27a'],
        [0.6, '#ff8a1f'],
        [1, '#a8200d'],
      ]) +
      rad(p + 'g', [
        [0, '#ffdf8c', 0.8],
        [1, '#ff9a1f', 0],
      ]) +
      lin(p + 'rb', [
        [0, '#ff5a6e'],
        [0.45, '#c4174a'],
        [1, '#6b0a26'],
      ]);
  let sp = '';
  for (let i = 0; i < 8; i++)
    sp += `<g transform="rotate(${i * 45} 100 86)"><path d="M95 86V18Q92 14 94 8 97 1 100 1 103 1 106 8 108 14 105 18V86Z" fill="#1a0508" stroke="#1a0508" stroke-width="7" stroke-linejoin="round"/><path d="M95 86V18Q92 14 94 8 97 1 100 1 103 1 106 8 108 14 105 18V86Z" fill="url(#${p}goldh)"/><path d="M94 24h12M94 30h12" stroke="#6b3604" stroke-width="2"/></g>`;
  return wrap(
    p,
    `<circle cx="100" cy="88" r="100" fill="url(#${p}g)"/><g filter="url(#${p}sh)">${sp}<circle cx="100" cy="86" r="54" fill="none" stroke="#1a0508" stroke-width="25"/><circle cx="100" cy="86" r="54" fill="none" stroke="url(#${p}gold)" stroke-width="18"/><circle cx="100" cy="86" r="61" fill="none" stroke="#fff3c4" stroke-width="1.800"/><circle cx="100" cy="86" r="47" fill="none" stroke="#6b3604" stroke-width="2"/>${Array.from({ length: 16 }, (_, i) => `<circle cx="${100 + 54 * Math.cos(i * 0.3927 + 0.196)}" cy="${86 + 54 * Math.sin(i * 0.3927 + 0.196)}" r="3" fill="#8a0f1c" stroke="#fff3c4" stroke-width="1"/>`).join('')}
  <circle cx="100" cy="86" r="31" fill="#1a0508"/><circle cx="100" cy="86" r="28" fill="url(#${p}c)" stroke="#ffdf8c" stroke-width="3"/><path d="M100 62C108 74 118 78 116 92 115 102 108 108 100 108S85 102 84 92C83 83 91 80 92 72 97 76 98 80 98 84 102 79 103 70 100 62Z" fill="#fffbe0"/></g>
  <g filter="url(#${p}sh)"><path d="M4 140L26 150 24 186 2 194 12 172Z" fill="#6b0a26" stroke="#2b0408" stroke-width="3"/><path d="M196 140L174 150 176 186 198 194 188 172Z" fill="#6b0a26" stroke="#2b0408" stroke-width="3"/><path d="M16 132Q100 152 184 132L184 176Q100 196 16 176Z" fill="#2b0408" stroke="#2b0408" stroke-width="7" stroke-linejoin="round"/><path d="M16 132Q100 152 184 132L184 176Q100 196 16 176Z" fill="url(#${p}rb)" stroke="#ffcf5c" stroke-width="3"/><path d="M22 138Q100 157 178 138" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="2"/></g>
  <g transform="translate(${100 - (t.width * s) / 2} 144) scale(${s} .41)">${t.svg}</g>`,
    defs,
  );
};
