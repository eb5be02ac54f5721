/** The frame around the reels: a proscenium of brass and ebony, a lyre and scrolls on it, footlights below. SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const dark = '#16041c';
const brass = `<linearGradient id="nb" x2="0" y2="1"><stop offset="0" stop-color="#fff6cc"/><stop offset=".32" stop-color="#ffcf5c"/><stop offset=".68" stop-color="#c87a18"/><stop offset="1" stop-color="#5e2a04"/></linearGradient>`;
const defs = `${brass}<linearGradient id="nk" x2="1" y2="0"><stop offset="0" stop-color="#0c0410"/><stop offset=".3" stop-color="#4a1c5a"/><stop offset=".5" stop-color="#8a3a9a"/><stop offset=".75" stop-color="#3a1248"/><stop offset="1" stop-color="#0a020e"/></linearGradient>
<linearGradient id="nh" x2="0" y2="1"><stop offset="0" stop-color="#8a3a9a"/><stop offset=".4" stop-color="#4a1c5a"/><stop offset="1" stop-color="#16041e"/></linearGradient>
<linearGradient id="nv" x2="0" y2="1"><stop offset="0" stop-color="#ff7ab8"/><stop offset=".4" stop-color="#b81a6a"/><stop offset="1" stop-color="#4a0630"/></linearGradient>
<linearGradient id="nsep" x2="1" y2="0"><stop offset="0" stop-color="#0c0214" stop-opacity=".8"/><stop offset=".5" stop-color="#7a3f6a"/><stop offset="1" stop-color="#0c0214" stop-opacity=".8"/></linearGradient>
<linearGradient id="nin" x2="0" y2="1"><stop offset="0" stop-color="#0c0214" stop-opacity=".75"/><stop offset=".12" stop-color="#0c0214" stop-opacity="0"/><stop offset=".9" stop-color="#0c0214" stop-opacity="0"/><stop offset="1" stop-color="#0c0214" stop-opacity=".62"/></linearGradient>`;
const rail = railOf(dark, 'url(#nb)');

interface Arch {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the pediment stands, and how high it is. */
  readonly foot: number;
  readonly crest: number;
  readonly weight: number;
}

/** A swept pediment with velvet in it, and a scroll at each end. */
const pediment = ({ x, width, foot, crest, weight: k }: Arch, upright: boolean): string => {
  const [left, right, middle] = [x - 8 * k, x + width + 8 * k, x + width / 2];
  const top = foot - crest;
  const reach = width * (upright ? 0.3 : 0.26);
  const shape = `M${left} ${foot + 6 * k}C${left + 60 * k} ${foot} ${middle - reach} ${foot - crest * 0.16} ${middle - reach * 0.8} ${top}H${middle + reach * 0.8}C${middle + reach} ${foot - crest * 0.16} ${right - 60 * k} ${foot} ${right} ${foot + 6 * k}Z`;
  const pleats = Array.from({ length: 17 }, (_, at) => {
    const from = middle + ((at - 8) / 8) * reach * 0.78;
    const to = middle + ((at - 8) / 8) * width * 0.46;
    return `<path d="M${from} ${top}Q${(from + to) / 2} ${foot - crest * 0.3} ${to} ${foot + 4 * k}" fill="none" stroke="#2a0324" stroke-opacity=".55" stroke-width="${2.4 * k}"/>`;
  }).join('');
  const scroll = (cx: number, turn: 1 | -1): string => {
    const r = 15 * k;
    const path = `M${cx} ${foot + 8 * k}c${-turn * r * 1.7} 0 ${-turn * r * 1.7} ${-r * 2} 0 ${-r * 2}c${turn * r * 1.2} 0 ${turn * r * 1.2} ${r * 1.4} 0 ${r * 1.4}c${-turn * r * 0.6} 0 ${-turn * r * 0.6} ${-r * 0.8} 0 ${-r * 0.8}`;
    return rail(path, 8 * k, 4.4 * k, ' stroke-linecap="round"');
  };
  // A scroll reaches so far to the outside; on a phone the arch is as wide as the stage.
  const inward = Math.max(4 * k, 24 * k - left);
  return `<g filter="url(#ns)"><path d="${shape}" fill="url(#nv)" stroke="${dark}" stroke-width="${6 * k}" stroke-linejoin="round"/></g>${pleats}${rail(shape, 6 * k, 3.2 * k)}${scroll(left + inward, 1)}${scroll(right - inward, -1)}`;
};

/** Lamps along the lower beam. */
const footlights = ({ x, y, width, height, weight: k }: Arch, b: number): string => {
  const count = Math.round(width / (34 * k));
  return Array.from({ length: count }, (_, at) => {
    const [px, py, r] = [x + (width * (at + 0.5)) / count, y + height - b * 0.5, Math.min(5 * k, b * 0.3)];
    return `<circle cx="${px}" cy="${py}" r="${r * 2.2}" fill="#ffb53a" opacity=".35"/><circle cx="${px}" cy="${py}" r="${r * 1.3}" fill="${dark}"/><circle cx="${px}" cy="${py}" r="${r}" fill="#fff2c0"/>`;
  }).join('');
};

/** Fluted columns with a capital at each end. */
const column = ({ y, height, weight: k }: Arch, left: number, b: number): string =>
  `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#nk)"/>${[0.26, 0.5, 0.74].map((at) => `<path d="M${left + b * at} ${y + 18 * k}V${y + height - 18 * k}" stroke="#ffcf5c" stroke-opacity=".7" stroke-width="${1.6 * k}"/>`).join('')}${[y + 2 * k, y + height - 16 * k].map((top) => `<rect x="${left - 3 * k}" y="${top}" width="${b + 6 * k}" height="${14 * k}" rx="${3 * k}" fill="url(#nb)" stroke="${dark}" stroke-width="${2 * k}"/>`).join('')}`;

const body = (layout: Layout, arch: Arch): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = arch;
  const inner = (inset: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#nin)"/>${separators(layout, { groove: 'url(#nsep)', line: '#ffcf8a' })}
<g filter="url(#ns)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#nh)"/></g>${rail(outer, 5 * k, 2.2 * k)}${footlights(arch, b)}${column(arch, x, b)}${column(arch, x + width - b, b)}${inner(3 * k, `stroke="${dark}" stroke-width="${6 * k}"`)}${inner(3 * k, `stroke="url(#nb)" stroke-width="${3.2 * k}"`)}`;
};

export const frame = (layout: Layout): Piece => {
  const { window: w, beam, roof, weight, lift, upright } = layout;
  const arch: Arch = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    foot: w.y - beam - lift * 0.5,
    crest: roof - 8 * weight,
    weight,
  };
  const [side, above] = [36 * weight + 8, arch.y - arch.foot + arch.crest + 26];
  const piece = { x: arch.x - side, y: arch.y - above, width: arch.width + 2 * side, height: arch.height + above + 40 };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="ns" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${5 * weight ** 2}" stdDeviation="${7 * weight ** 2}" flood-color="#0c0014" flood-opacity=".8"/></filter></defs>${pediment(arch, upright)}${body(layout, arch)}</svg>`;
  return { svg, ...piece };
};

/** A cartouche with concave corners. */
const cartouche = ([w, h]: readonly [number, number], edge: number, inset: number, paint: string): string => {
  const [x, y, r, b, cut] = [edge + inset, edge + inset, edge + w - inset, edge + h - inset, h * 0.24];
  return `<path d="M${x + cut} ${y}H${r - cut}Q${r - cut} ${y + cut} ${r} ${y + cut}V${b - cut}Q${r - cut} ${b - cut} ${r - cut} ${b}H${x + cut}Q${x + cut} ${b - cut} ${x} ${b - cut}V${y + cut}Q${x + cut} ${y + cut} ${x + cut} ${y}Z" ${paint} stroke-linejoin="round"/>`;
};

/** The sign before the pediment: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#8a4a08', '#ffc23f', '#fff2c0', '#ffffff'] },
    rim: [
      [dark, 12],
      ['#8a0f5a', 5],
    ],
  });
  const scale = Math.min((height * 0.56) / 100, (w.width * (upright ? 0.7 : 0.66)) / letters.width);
  const width = letters.width * scale + (upright ? 44 * k : 84 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - beam - lift - height + 10 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const size = [width, height] as const;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${brass}<linearGradient id="ng" x2="0" y2="1"><stop offset="0" stop-color="#5a1c6a"/><stop offset="1" stop-color="#1c0626"/></linearGradient><filter id="nl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#0c0014" flood-opacity=".8"/></filter></defs><g filter="url(#nl)">${cartouche(size, edge, 0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${cartouche(size, edge, 0, `fill="url(#ng)" stroke="url(#nb)" stroke-width="${4.2 * k}"`)}</g>${cartouche(size, edge, 6 * k, `fill="none" stroke="#ff8ad0" stroke-opacity=".7" stroke-width="${1.2 * k}"`)}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** A plate for one number, as large as asked. */
export const plate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const bar = (inset: number, paint: string) => cartouche([w, h], 0, inset, paint);
  const [top, low] = lit ? ['#b81a7a', '#4a0a48'] : ['#3a1248', '#12041a'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${brass}<linearGradient id="nf" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${bar(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${bar(3 * k, `fill="url(#nf)" stroke="url(#nb)" stroke-width="${3.2 * k}"`)}${inlaid ? bar(8.5 * k, 'fill="none" stroke="#ff8ad0" stroke-opacity=".6"') : ''}</svg>`;
};
