/** The frame around the reels: the wall of the watch in slate, bound in iron, timber over it. SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const dark = '#050a18';
const iron = `<linearGradient id="ri" x2="0" y2="1"><stop offset="0" stop-color="#f2f8ff"/><stop offset=".34" stop-color="#9ab4dc"/><stop offset=".7" stop-color="#40587e"/><stop offset="1" stop-color="#101c36"/></linearGradient>`;
const defs = `${iron}<linearGradient id="rs" x2="1" y2="0"><stop offset="0" stop-color="#081228"/><stop offset=".3" stop-color="#2f456e"/><stop offset=".5" stop-color="#5a74a6"/><stop offset=".76" stop-color="#22365c"/><stop offset="1" stop-color="#060e20"/></linearGradient>
<linearGradient id="rh" x2="0" y2="1"><stop offset="0" stop-color="#5a74a6"/><stop offset=".4" stop-color="#2c4168"/><stop offset="1" stop-color="#0a142a"/></linearGradient>
<linearGradient id="rw" x2="0" y2="1"><stop offset="0" stop-color="#b07a4a"/><stop offset=".4" stop-color="#6e4222"/><stop offset="1" stop-color="#241006"/></linearGradient>
<linearGradient id="rn" x2="0" y2="1"><stop offset="0" stop-color="#ffffff"/><stop offset=".5" stop-color="#d4e6fc"/><stop offset="1" stop-color="#7a9cd0"/></linearGradient>
<linearGradient id="rsep" x2="1" y2="0"><stop offset="0" stop-color="#040a1a" stop-opacity=".85"/><stop offset=".5" stop-color="#4a6494"/><stop offset="1" stop-color="#040a1a" stop-opacity=".85"/></linearGradient>
<linearGradient id="rin" x2="0" y2="1"><stop offset="0" stop-color="#02060f" stop-opacity=".75"/><stop offset=".12" stop-color="#02060f" stop-opacity="0"/><stop offset=".9" stop-color="#02060f" stop-opacity="0"/><stop offset="1" stop-color="#02060f" stop-opacity=".62"/></linearGradient>`;
const rail = railOf(dark, 'url(#ri)');

interface Wall {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly foot: number;
  readonly top: number;
  readonly weight: number;
}

const beam = (x1: number, y1: number, x2: number, y2: number, wide: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${dark}" stroke-width="${wide + 4}" stroke-linecap="round"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#7a4a26" stroke-width="${wide}" stroke-linecap="round"/><path d="M${x1} ${y1 - wide * 0.24}L${x2} ${y2 - wide * 0.24}" stroke="#d89a62" stroke-opacity=".75" stroke-width="${wide * 0.22}" stroke-linecap="round"/>`;

/** A low roof of timber with snow on it, merlons towards both ends. */
const roof = ({ x, width, foot, top, weight: k }: Wall): string => {
  const [left, right, middle] = [x - 12 * k, x + width + 12 * k, x + width / 2];
  const reach = width * 0.3;
  const snow = `M${left} ${foot - 2 * k}L${middle - reach} ${top + 4 * k}H${middle + reach}L${right} ${foot - 2 * k}L${right - 6 * k} ${foot + 8 * k}Q${(middle + reach + right) / 2} ${(top + foot) / 2 + 4 * k} ${middle + reach} ${top + 15 * k}H${middle - reach}Q${(middle - reach + left) / 2} ${(top + foot) / 2 + 4 * k} ${left + 6 * k} ${foot + 8 * k}Z`;
  const boards = `M${left + 14 * k} ${foot + 8 * k}L${middle - reach} ${top + 14 * k}H${middle + reach}L${right - 14 * k} ${foot + 8 * k}Z`;
  const struts = Array.from({ length: 9 }, (_, at) => {
    const to = left + 30 * k + ((right - left - 60 * k) * at) / 8;
    return `<path d="M${middle + (to - middle) * 0.6} ${top + 14 * k}L${to} ${foot + 6 * k}" stroke="#1c0c04" stroke-opacity=".7" stroke-width="${2.2 * k}"/>`;
  }).join('');
  return `<g filter="url(#rf)"><path d="${boards}" fill="url(#rw)" stroke="${dark}" stroke-width="${5 * k}" stroke-linejoin="round"/></g>${struts}${beam(left + 10 * k, foot + 6 * k, right - 10 * k, foot + 6 * k, 8 * k)}<path d="${snow}" fill="url(#rn)" stroke="${dark}" stroke-width="${3 * k}" stroke-linejoin="round"/>`;
};

/** Blocks of stone along both posts, an iron band at each end. */
const blocks = ({ y, height, weight: k }: Wall, left: number, b: number): string => {
  const count = Math.max(4, Math.round(height / (44 * k)));
  const joints = Array.from({ length: count - 1 }, (_, at) => y + (height * (at + 1)) / count)
    .map(
      (at) =>
        `<path d="M${left} ${at}h${b}" stroke="${dark}" stroke-opacity=".8" stroke-width="${2 * k}"/><path d="M${left} ${at + 1.6 * k}h${b}" stroke="#b8d0f4" stroke-opacity=".4" stroke-width="${k}"/>`,
    )
    .join('');
  const bands = [y - 1 * k, y + height - 15 * k]
    .map(
      (at) =>
        `<rect x="${left - 4 * k}" y="${at}" width="${b + 8 * k}" height="${16 * k}" rx="${2 * k}" fill="url(#ri)" stroke="${dark}" stroke-width="${2 * k}"/><circle cx="${left + b * 0.5}" cy="${at + 8 * k}" r="${3 * k}" fill="#ffb04d" stroke="${dark}" stroke-width="${1.4 * k}"/>`,
    )
    .join('');
  return `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#rs)"/>${joints}${bands}`;
};

const body = (layout: Layout, wall: Wall): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = wall;
  const inner = (paint: string) =>
    `<rect x="${w.x - 3 * k}" y="${w.y - 3 * k}" width="${w.width + 6 * k}" height="${w.height + 6 * k}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#rin)"/>${separators(layout, { groove: 'url(#rsep)', line: '#a8c4f0' })}
<g filter="url(#rf)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#rh)"/></g>${rail(outer, 5 * k, 2.2 * k)}${blocks(wall, x, b)}${blocks(wall, x + width - b, b)}${inner(`stroke="${dark}" stroke-width="${6 * k}"`)}${inner(`stroke="#ffb860" stroke-width="${2.6 * k}"`)}`;
};

export const parapet = (layout: Layout): Piece => {
  const { window: w, beam: b, roof: high, weight, lift } = layout;
  const wall: Wall = {
    x: w.x - b,
    y: w.y - b,
    width: w.width + 2 * b,
    height: w.height + 2 * b,
    foot: w.y - b - lift * 0.6,
    top: w.y - b - lift - high + 16 * weight,
    weight,
  };
  const [side, above] = [36 * weight + 8, wall.y - wall.top + 26];
  const piece = { x: wall.x - side, y: wall.y - above, width: wall.width + 2 * side, height: wall.height + above + 40 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="rf" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${5 * weight ** 2}" stdDeviation="${7 * weight ** 2}" flood-color="#01040c" flood-opacity=".8"/></filter></defs>${roof(wall)}${body(layout, wall)}</svg>`;
  return { svg, ...piece };
};

/** A plank with cut corners. */
const plank = ([w, h]: readonly [number, number], edge: number, inset: number, paint: string): string => {
  const [x, y, r, b, cut] = [edge + inset, edge + inset, edge + w - inset, edge + h - inset, h * 0.2];
  return `<path d="M${x + cut} ${y}H${r - cut}L${r} ${y + cut}V${b - cut}L${r - cut} ${b}H${x + cut}L${x} ${b - cut}V${y + cut}Z" ${paint} stroke-linejoin="round"/>`;
};

/** The sign before the roof: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam: b, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#8a3206', '#ffa83a', '#fff0b8', '#ffffff'] },
    rim: [
      [dark, 12],
      ['#6a1c04', 5],
    ],
  });
  const scale = Math.min((height * 0.56) / 100, (w.width * (upright ? 0.7 : 0.66)) / letters.width);
  const width = letters.width * scale + (upright ? 44 * k : 80 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - b - lift - height + 10 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const size = [width, height] as const;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${iron}<linearGradient id="rg" x2="0" y2="1"><stop offset="0" stop-color="#22406e"/><stop offset="1" stop-color="#081226"/></linearGradient><filter id="rl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#01040c" flood-opacity=".8"/></filter></defs><g filter="url(#rl)">${plank(size, edge, 0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${plank(size, edge, 0, `fill="url(#rg)" stroke="url(#ri)" stroke-width="${4 * k}"`)}</g>${plank(size, edge, 6 * k, `fill="none" stroke="#ffb860" stroke-opacity=".7" stroke-width="${1.2 * k}"`)}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const bar = (inset: number, paint: string) => plank([w, h], 0, inset, paint);
  const [top, low] = lit ? ['#b8560f', '#4a1604'] : ['#1c345e', '#070f20'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${iron}<linearGradient id="rp" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(3 * k, `fill="url(#rp)" stroke="url(#ri)" stroke-width="${3 * k}"`)}${inlaid ? bar(8.5 * k, 'fill="none" stroke="#ffb860" stroke-opacity=".55"') : ''}</svg>`;
};
