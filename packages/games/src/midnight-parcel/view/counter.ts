/** The frame around the reels: the counter of the post office in violet enamel and brass, an awning over it. SVG made from the layout. */
import { beams, railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import { aroundShape, reliefFilter } from '../../slots/art/relief.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const dark = '#0a0524';
const iron = `<linearGradient id="ri" x2="0" y2="1"><stop offset="0" stop-color="#fff6d0"/><stop offset=".34" stop-color="#ffc95c"/><stop offset=".7" stop-color="#b06c14"/><stop offset="1" stop-color="#4e2a04"/></linearGradient>`;
const defs = `${iron}<linearGradient id="rr" x2="0" y2="1"><stop offset="0" stop-color="#7a0a2a"/><stop offset=".6" stop-color="#c8284a"/><stop offset="1" stop-color="#e86a7a"/></linearGradient>
<linearGradient id="rn" x2="0" y2="1"><stop offset="0" stop-color="#a89878"/><stop offset=".6" stop-color="#fff0d8"/><stop offset="1" stop-color="#ffffff"/></linearGradient>
<linearGradient id="rsep" x2="1" y2="0"><stop offset="0" stop-color="#0a0524" stop-opacity=".85"/><stop offset=".5" stop-color="#7a5ad0"/><stop offset="1" stop-color="#0a0524" stop-opacity=".85"/></linearGradient>
<linearGradient id="rin" x2="0" y2="1"><stop offset="0" stop-color="#06021a" stop-opacity=".75"/><stop offset=".12" stop-color="#06021a" stop-opacity="0"/><stop offset=".9" stop-color="#06021a" stop-opacity="0"/><stop offset="1" stop-color="#06021a" stop-opacity=".62"/></linearGradient>`;
/** Enamel on the beams, which the lamps shine on, and a lip of brass around the window. */
const metals = (k: number): string =>
  reliefFilter(
    'rv',
    {
      ...{ ramp: ['#0a0430', '#2c1a7c', '#6246cc', '#b8a2ff', '#ffffff'], round: 12 * k, height: 15 * k, light: 28 },
      ...{ shine: [0.7, '#fff6e0'], below: [0.35, '#ff9a5a'] },
    },
    aroundShape,
  ) +
  reliefFilter(
    'rb',
    {
      ...{ ramp: ['#2a1204', '#8a4f10', '#e0a030', '#ffe08a', '#fffdf0'], round: 5 * k, height: 7 * k, light: 28 },
      ...{ shine: [0.45, '#fff6e0'], below: [0.3, '#8a6cff'] },
    },
    aroundShape,
  );
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

/** An awning in stripes over the counter, scalloped. */
const roof = ({ x, width, foot, top, weight: k }: Wall): string => {
  const [left, right, middle] = [x - 14 * k, x + width + 14 * k, x + width / 2];
  const reach = width * 0.34;
  const count = 18;
  const at = (index: number, y: 'top' | 'foot'): number => {
    const part = index / count;
    return y === 'top' ? middle - reach + 2 * reach * part : left + (right - left) * part;
  };
  const stripes = Array.from({ length: count }, (_, index) => {
    const [a, b, c, d] = [at(index, 'top'), at(index + 1, 'top'), at(index + 1, 'foot'), at(index, 'foot')];
    const colour = index % 2 === 0 ? 'url(#rr)' : 'url(#rn)';
    return `<path d="M${a} ${top + 6 * k}H${b}L${c} ${foot}Q${(c + d) / 2} ${foot + 20 * k} ${d} ${foot}Z" fill="${colour}" stroke="${dark}" stroke-width="${2 * k}" stroke-linejoin="round"/>`;
  }).join('');
  return `<g filter="url(#rf)">${stripes}</g><path d="M${middle - reach - 6 * k} ${top + 6 * k}H${middle + reach + 6 * k}" stroke="${dark}" stroke-width="${11 * k}" stroke-linecap="round"/><path d="M${middle - reach - 6 * k} ${top + 6 * k}H${middle + reach + 6 * k}" stroke="url(#ri)" stroke-width="${6 * k}" stroke-linecap="round"/>`;
};

/** Pigeon-holes along both posts, a band of brass with a seal at each end. */
const blocks = ({ y, height, weight: k }: Wall, left: number, b: number): string => {
  const count = Math.max(4, Math.round(height / (44 * k)));
  const joints = Array.from({ length: count - 1 }, (_, at) => y + (height * (at + 1)) / count)
    .map(
      (at) =>
        `<path d="M${left} ${at}h${b}" stroke="${dark}" stroke-opacity=".8" stroke-width="${2 * k}"/><path d="M${left} ${at + 1.6 * k}h${b}" stroke="#ffe2a8" stroke-opacity=".4" stroke-width="${k}"/>`,
    )
    .join('');
  const bands = [y - 1 * k, y + height - 15 * k]
    .map(
      (at) =>
        `<rect x="${left - 5 * k}" y="${at - k}" width="${b + 10 * k}" height="${18 * k}" rx="${3 * k}" fill="${dark}"/><g filter="url(#rb)"><rect x="${left - 4 * k}" y="${at}" width="${b + 8 * k}" height="${16 * k}" rx="${2 * k}"/></g><circle cx="${left + b * 0.5}" cy="${at + 8 * k}" r="${3 * k}" fill="#d8303a" stroke="${dark}" stroke-width="${1.4 * k}"/>`,
    )
    .join('');
  return joints + bands;
};

const body = (layout: Layout, wall: Wall): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = wall;
  const inner = (paint: string) =>
    `<rect x="${w.x - 3 * k}" y="${w.y - 3 * k}" width="${w.width + 6 * k}" height="${w.height + 6 * k}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#rin)"/>${separators(layout, { groove: 'url(#rsep)', line: '#ffd890' })}
<g filter="url(#rf)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="${dark}"/></g>${beams(layout, { outer: b, inner: 2 * k, filter: 'rv', cut: 4 * k })}${rail(outer, 5 * k, 2.2 * k)}${blocks(wall, x, b)}${blocks(wall, x + width - b, b)}${inner(`stroke="${dark}" stroke-width="${6 * k}"`)}${beams(layout, { outer: 5.2 * k, inner: 0.6 * k, filter: 'rb', cut: 2 * k })}`;
};

export const counter = (layout: Layout): Piece => {
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}${metals(Math.min(1, b / 18))}<filter id="rf" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${5 * weight ** 2}" stdDeviation="${7 * weight ** 2}" flood-color="#06021a" flood-opacity=".8"/></filter></defs>${roof(wall)}${body(layout, wall)}</svg>`;
  return { svg, ...piece };
};

/** A sign with cut corners. */
const cutSign = ([w, h]: readonly [number, number], edge: number, inset: number, paint: string): string => {
  const [x, y, r, b, cut] = [edge + inset, edge + inset, edge + w - inset, edge + h - inset, h * 0.2];
  return `<path d="M${x + cut} ${y}H${r - cut}L${r} ${y + cut}V${b - cut}L${r - cut} ${b}H${x + cut}L${x} ${b - cut}V${y + cut}Z" ${paint} stroke-linejoin="round"/>`;
};

/** The sign before the awning: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam: b, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#8a3206', '#ffa83a', '#fff0b8', '#ffffff'] },
    rim: [
      [dark, 12],
      ['#5e0618', 5],
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
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${iron}<linearGradient id="rg" x2="0" y2="1"><stop offset="0" stop-color="#5a1a3a"/><stop offset="1" stop-color="#1c0618"/></linearGradient><filter id="rl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#06021a" flood-opacity=".8"/></filter></defs><g filter="url(#rl)">${cutSign(size, edge, 0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${cutSign(size, edge, 0, `fill="url(#rg)" stroke="url(#ri)" stroke-width="${4 * k}"`)}</g>${cutSign(size, edge, 6 * k, `fill="none" stroke="#ffd27a" stroke-opacity=".7" stroke-width="${1.2 * k}"`)}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const bar = (inset: number, paint: string) => cutSign([w, h], 0, inset, paint);
  const [top, low] = lit ? ['#b8284a', '#4a0620'] : ['#2a1a66', '#0e0630'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${iron}<linearGradient id="rp" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(3 * k, `fill="url(#rp)" stroke="url(#ri)" stroke-width="${3 * k}"`)}${inlaid ? bar(8.5 * k, 'fill="none" stroke="#ffd27a" stroke-opacity=".55"') : ''}</svg>`;
};
