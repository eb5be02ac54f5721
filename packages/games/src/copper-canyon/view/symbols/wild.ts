import { carve } from '../../../slots/art/letters.ts';
import { rad } from '../../../slots/art/svg.ts';
import { cast, metals, rivet, solid } from './metal.ts';

const word = () =>
  carve('WILD', {
    width: 25,
    palette: ['#8a3a0a', '#ffb06a', '#ffe9cf', '#ffffff'],
    rim: [
      ['#04282a', 12],
      ['#0a5a5a', 4],
    ],
    gap: 13,
  });

/** A star with eight points, as on a sheriff's badge or a wind rose. */
const star = (cx: number, cy: number, far: number, near: number): string =>
  `M${Array.from({ length: 16 }, (_, at) => {
    const r = at % 2 === 0 ? far : near;
    const turn = (at / 16) * 2 * Math.PI - Math.PI / 2;
    return `${(cx + r * Math.cos(turn)).toFixed(1)} ${(cy + r * Math.sin(turn)).toFixed(1)}`;
  }).join('L')}Z`;

const glow = (p: string): string =>
  rad(`${p}gl`, [
    [0.3, '#8ff6e6', 0.8],
    [1, '#2fb0a0', 0],
  ]);

/** A copper star with a heart of turquoise. */
export const wild = (p = 'wi'): string => {
  const letters = word();
  const s = 0.42;
  return cast(
    p,
    `<circle cx="100" cy="88" r="98" fill="url(#${p}gl)"/>${solid(p, star(100, 86, 82, 46), 'cu')}${solid(p, star(100, 86, 60, 34), 'cuh')}<circle cx="100" cy="86" r="30" fill="#160806"/><circle cx="100" cy="86" r="26" fill="url(#${p}te)" stroke="#ffd0a0" stroke-width="3"/><path d="M86 76a18 18 0 0 1 14-9" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>${solid(p, 'M10 138H190L182 162 190 186H10L18 162Z', 'te', '#ffd0a0')}${rivet(p, 24, 150, 3)}${rivet(p, 176, 150, 3)}${rivet(p, 24, 174, 3)}${rivet(p, 176, 174, 3)}<g transform="translate(${100 - (letters.width * s) / 2} 141) scale(${s} .42)">${letters.svg}</g>`,
    glow(p),
  );
};

/** The same star on a totem that covers a whole reel. */
export const totem = ({ width, height }: { readonly width: number; readonly height: number }): string => {
  const p = 'tt';
  const [w, h] = [200, (200 * height) / width];
  const letters = word();
  const middle = h / 2 - 30;
  const k = 0.42;
  const ribbon = middle + 106;
  const notch = (y: number, turn: 1 | -1) =>
    solid(p, `M24 ${y}L100 ${y + turn * 34} 176 ${y}V${y + turn * 22}L100 ${y + turn * 58} 24 ${y + turn * 22}Z`, 'cu');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${width}" height="${height}"><defs>${metals(p)}${glow(p)}</defs><rect width="${w}" height="${h}" fill="#0a2a30"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="14" fill="url(#${p}te)" opacity=".55"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="14" fill="none" stroke="#160806" stroke-width="11"/><rect x="5" y="5" width="${w - 10}" height="${h - 10}" rx="14" fill="none" stroke="url(#${p}cuh)" stroke-width="7"/>${notch(30, 1)}${notch(80, 1)}${notch(h - 30, -1)}${notch(h - 80, -1)}<circle cx="100" cy="${middle}" r="130" fill="url(#${p}gl)"/>${solid(p, star(100, middle, 88, 50), 'cu')}${solid(p, star(100, middle, 66, 38), 'cuh')}<circle cx="100" cy="${middle}" r="44" fill="#160806"/><circle cx="100" cy="${middle}" r="40" fill="url(#${p}te)" stroke="#ffd0a0" stroke-width="3"/>${solid(p, `M8 ${ribbon}H192L184 ${ribbon + 27} 192 ${ribbon + 54}H8L16 ${ribbon + 27}Z`, 'te', '#ffd0a0')}<g transform="translate(${100 - (letters.width * k) / 2} ${ribbon + 6}) scale(${k})">${letters.svg}</g>${[24, 176].flatMap((x) => Array.from({ length: 6 }, (_, at) => rivet(p, x < 100 ? 14 : 186, 40 + ((h - 80) * at) / 5, 4.4))).join('')}</svg>`;
};
