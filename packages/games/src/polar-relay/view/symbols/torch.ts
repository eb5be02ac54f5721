/** The torch of the relay: the wild. In free spins it freezes in its cell and goes on burning. */
import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { chill, dark, matters, solid } from './ice.ts';

const word = () =>
  carve('WILD', {
    ...{ width: 25, gap: 13, palette: ['#a03a08', '#ffae3a', '#fff0b8', '#ffffff'] },
    rim: [
      [dark, 12],
      ['#7a0a28', 4],
    ],
  });

const glow = (p: string): string =>
  rad(`${p}gl`, [
    [0, '#fff6c8', 0.95],
    [0.4, '#ffb53a', 0.6],
    [1, '#ff7a1f', 0],
  ]) +
  rad(
    `${p}fl`,
    [
      [0, '#fffde8'],
      [0.4, '#ffd95c'],
      [0.8, '#ff8a1f'],
      [1, '#e8381f'],
    ],
    'cx=".5" cy=".72" r=".7"',
  );

/** Flame and handle, without their ribbon. */
const burning = (p: string): string =>
  `<circle cx="104" cy="78" r="76" fill="url(#${p}gl)"/><g transform="rotate(12 100 110)">${solid(p, 'M84 92H116L110 178H90Z', 're', '#ffd0c8')}<path d="M86 118L113 112M88 146L111 140" stroke="#fff" stroke-width="9"/>${solid(p, 'M74 78H126L120 98H80Z', 'br')}<path d="M100 2C104 26 138 36 134 62 132 80 116 88 100 88S68 80 66 62C64 46 76 40 78 24 88 30 90 36 90 42 98 34 100 18 100 2Z" fill="url(#${p}fl)" stroke="#7a1408" stroke-width="4" stroke-linejoin="round"/><path d="M100 38C104 50 116 54 114 66 112 76 106 80 100 80S86 76 86 66C86 58 92 56 94 48 97 50 99 44 100 38Z" fill="#fffbe0"/></g>`;

const ribbon = (p: string): string => {
  const letters = word();
  const s = 0.42;
  return `${solid(p, 'M10 138Q100 128 190 138L182 162 190 186Q100 176 10 186L18 162Z', 're', '#ffe0d8')}<g transform="translate(${100 - (letters.width * s) / 2} 137) scale(${s} .42)">${letters.svg}</g>`;
};

export const torch = (p = 'wi'): string => chill(p, burning(p) + ribbon(p), glow(p));

/** Without its word. */
export const plainTorch = (p: string): string => chill(p, burning(p), glow(p));

/** Cracks and frost from every corner of a block of ice. */
const frost = (w: number, h: number): string => {
  const corner = (x: number, y: number, tx: 1 | -1, ty: 1 | -1) => {
    const at = (dx: number, dy: number) => `${x + tx * dx} ${y + ty * dy}`;
    return `<path d="M${at(0, 0)}L${at(64, 0)} ${at(50, 9)} ${at(38, 7)} ${at(27, 20)} ${at(20, 17)} ${at(13, 34)} ${at(7, 33)} ${at(0, 58)}Z" fill="#fff" fill-opacity=".92"/><path d="M${at(22, 22)}L${at(40, 32)} ${at(44, 46)}M${at(40, 32)}L${at(54, 30)}" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="2.500"/>`;
  };
  return corner(6, 6, 1, 1) + corner(w - 6, 6, -1, 1) + corner(6, h - 6, 1, -1) + corner(w - 6, h - 6, -1, -1);
};

/** In the block of ice that stays in its cell. */
export const frozenTorch = ({ width, height }: { readonly width: number; readonly height: number }): string => {
  const p = 'fz';
  const [w, h] = [200, (200 * height) / width];
  const scale = Math.min(0.86, (h / 200) * 0.86);
  const edge = (inset: number, paint: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${20 - inset}" ${paint}/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}"><defs>${matters(p)}${glow(p)}<linearGradient id="${p}bk" x2="1" y2="1"><stop offset="0" stop-color="#d8f8ff"/><stop offset=".3" stop-color="#5fb4ea"/><stop offset=".62" stop-color="#1f5aa8"/><stop offset="1" stop-color="#8fe0ff"/></linearGradient></defs>${edge(3, `fill="${dark}"`)}${edge(6, `fill="url(#${p}bk)"`)}<path d="M${w * 0.12} ${h - 8}L${w * 0.46} 8H${w * 0.66}L${w * 0.3} ${h - 8}Z" fill="#fff" fill-opacity=".2"/><path d="M${w * 0.42} ${h - 8}L${w * 0.74} 8H${w * 0.79}L${w * 0.48} ${h - 8}Z" fill="#fff" fill-opacity=".16"/><g transform="translate(${100 - 100 * scale} ${h / 2 - 96 * scale}) scale(${scale})">${burning(p)}</g>${frost(w, h)}<g transform="translate(${100 - 100 * scale} ${h / 2 - 96 * scale}) scale(${scale})">${ribbon(p)}</g>${edge(7, 'fill="none" stroke="#fff" stroke-width="4"')}${edge(12, 'fill="none" stroke="#8ff0ff" stroke-opacity=".8" stroke-width="2"')}</svg>`;
};
