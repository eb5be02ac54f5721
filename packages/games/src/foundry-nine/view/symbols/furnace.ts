/** The wild, a ladle that pours, and the furnace that awards free spins. */
import { carve } from '../../../slots/art/letters.ts';
import { foundryFor } from './metal.ts';

const hotRim = [
  ['#0a0503', 15],
  ['#5a1a06', 8],
  ['#ffd98a', 2.5],
] as const;
const hot = ['#b83a08', '#ff9a2b', '#ffe08a', '#ffffff'];

const word = (text: string, y: number, most: number): string => {
  const letters = carve(text, { width: 24, gap: 10, palette: hot, rim: hotRim });
  const scale = Math.min(0.56, most / letters.width);
  return `<g transform="translate(${100 - (letters.width * scale) / 2} ${y - 50 * scale}) scale(${scale})">${letters.svg}</g>`;
};

export const wild = (p = 'wi'): string => {
  const { part, melt, grooves, finish } = foundryFor(p);
  const drops = [
    [26, 40, 5],
    [172, 52, 6],
    [150, 20, 4],
    [40, 14, 3.5],
    [186, 92, 4],
    [12, 86, 4],
  ]
    .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#ffd257"/>`)
    .join('');
  return finish(
    `${drops}${part('M14 48C4 48 4 70 14 72L34 76V46ZM186 48C196 48 196 70 186 72L166 76V46Z', 'brass')}${part('M26 36H174L158 140C152 166 48 166 42 140Z', 'iron')}${grooves('M34 84Q100 104 166 84')}${part('M20 30C20 22 60 16 100 16S180 22 180 30V48C160 60 40 60 20 48Z', 'brass')}${melt('M34 34C50 24 150 24 166 34C168 40 160 44 150 46L148 84C146 96 134 96 132 84L130 60 120 52C116 60 112 104 104 116C96 106 94 66 88 52L74 54 72 74C70 84 60 84 58 74L54 46C42 44 32 40 34 34Z')}<path d="M52 33Q100 26 146 33" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${word('WILD', 152, 178)}`,
    'brass',
    '#ff7a1f',
  );
};

const flames =
  'M52 150C44 120 60 106 62 84C74 96 78 108 78 120C88 104 88 82 98 60C112 80 118 98 116 120C124 112 126 100 128 92C142 110 150 126 146 150Z';

/** `named`: with its word, as a symbol. */
export const furnace = (p = 'sc', named = true): string => {
  const { part, melt, finish } = foundryFor(p);
  const rivets = Array.from({ length: 9 }, (_, at) => {
    const angle = Math.PI + (at / 8) * Math.PI;
    return `<circle cx="${(100 + 78 * Math.cos(angle)).toFixed(1)}" cy="${(92 + 78 * Math.sin(angle)).toFixed(1)}" r="5.500" fill="#2a1206" stroke="#ffe0a0" stroke-opacity=".8"/>`;
  }).join('');
  return finish(
    `${part('M12 188V92A88 84 0 0 1 188 92V188Z', 'iron')}${part('M22 186V92A78 76 0 0 1 178 92V186H154V96A54 54 0 0 0 46 96V186Z', 'copper')}${rivets}<path d="M46 186V96A54 54 0 0 1 154 96V186Z" fill="url(#${p}fire)"/>${melt(flames)}<path d="M70 150C68 132 80 124 82 112C90 122 94 130 98 104C108 122 106 134 114 140C118 134 120 128 122 124C130 134 132 142 130 150Z" fill="#fffbe0" opacity=".85"/><path d="M72 60V184M100 46V184M128 60V184" stroke="#120a06" stroke-width="7"/><path d="M70 60V184M98 46V184M126 60V184" stroke="#ffb060" stroke-opacity=".75" stroke-width="1.800"/>${part('M40 142H160V156H40Z', 'iron')}${named ? word('SCATTER', 172, 190) : ''}`,
    'copper',
    '#ff5a1f',
  ).replace(
    '</defs>',
    `<radialGradient id="${p}fire" cx=".5" cy=".85" r=".9"><stop offset="0" stop-color="#ffe27a"/><stop offset=".4" stop-color="#ff7a1f"/><stop offset="1" stop-color="#6a1004"/></radialGradient></defs>`,
  );
};
