/** The headframe of a mine around the reels: timber, riveted copper, a truss with a wheel at each end. SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const copper = `<linearGradient id="hc" x2="0" y2="1"><stop offset="0" stop-color="#ffe6cc"/><stop offset=".32" stop-color="#f0a066"/><stop offset=".68" stop-color="#b5501f"/><stop offset="1" stop-color="#4a1608"/></linearGradient>`;
const defs = `${copper}<linearGradient id="ht" x2="1" y2="0"><stop offset="0" stop-color="#26100a"/><stop offset=".3" stop-color="#7a4420"/><stop offset=".5" stop-color="#a5662f"/><stop offset=".75" stop-color="#5e3014"/><stop offset="1" stop-color="#1e0c06"/></linearGradient>
<linearGradient id="hb" x2="0" y2="1"><stop offset="0" stop-color="#a5662f"/><stop offset=".4" stop-color="#6b3a18"/><stop offset="1" stop-color="#241006"/></linearGradient>
<linearGradient id="hsep" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".5" stop-color="#4a2014"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient>
<linearGradient id="hin" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".12" stop-color="#000" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".62"/></linearGradient>`;
const dark = '#180806';
const rail = railOf(dark, 'url(#hc)');

interface Mine {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the truss stands, and its ridge. */
  readonly foot: number;
  readonly top: number;
  readonly weight: number;
}

const rivet = (x: number, y: number, r: number): string =>
  `<circle cx="${x}" cy="${y}" r="${r * 1.4}" fill="${dark}"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#hc)"/>`;

const timber = (x1: number, y1: number, x2: number, y2: number, width: number): string =>
  `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="${dark}" stroke-width="${width + 3}" stroke-linecap="round"/><path d="M${x1} ${y1}L${x2} ${y2}" stroke="#8a4f24" stroke-width="${width}" stroke-linecap="round"/><path d="M${x1} ${y1 - width * 0.22}L${x2} ${y2 - width * 0.22}" stroke="#d99a5a" stroke-opacity=".7" stroke-width="${width * 0.2}" stroke-linecap="round"/>`;

const wheel = (x: number, y: number, r: number): string => {
  const spokes = Array.from({ length: 8 }, (_, at) => {
    const turn = (at / 8) * 2 * Math.PI;
    return `<path d="M${x} ${y}L${x + r * Math.cos(turn)} ${y + r * Math.sin(turn)}" stroke="url(#hc)" stroke-width="${r * 0.13}"/>`;
  }).join('');
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#1c0c0a" fill-opacity=".75" stroke="${dark}" stroke-width="${r * 0.46}"/>${spokes}<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="url(#hc)" stroke-width="${r * 0.28}"/><circle cx="${x}" cy="${y}" r="${r * 0.24}" fill="url(#hc)" stroke="${dark}" stroke-width="2"/>`;
};

const truss = ({ x, width, foot, top, weight: k }: Mine): string => {
  const [left, right, middle] = [x - 6 * k, x + width + 6 * k, x + width / 2];
  const count = 8;
  const ridge = top + 8 * k;
  const posts = Array.from({ length: count + 1 }, (_, at) => {
    const from = left + ((right - left) * at) / count;
    const to = middle + (from - middle) * 0.62;
    return timber(from, foot, to, ridge, 5 * k);
  }).join('');
  const edges = `${timber(left, foot, middle - (middle - left) * 0.62, ridge, 8 * k)}${timber(right, foot, middle + (right - middle) * 0.62, ridge, 8 * k)}${timber(middle - (middle - left) * 0.64, ridge, middle + (right - middle) * 0.64, ridge, 9 * k)}`;
  const r = 17 * k;
  // On a phone the frame is as wide as the stage: the wheels stay on it.
  const inward = Math.max(4 * k, r * 1.3 - left);
  return `<g filter="url(#hs)">${posts}${edges}</g>${wheel(left + inward, foot - r * 0.9, r)}${wheel(right - inward, foot - r * 0.9, r)}`;
};

const plates = ({ x, y, width, height, weight: k }: Mine, b: number): string => {
  const count = Math.max(3, Math.round(height / (86 * k)));
  return Array.from({ length: count + 1 }, (_, at) => y + b * 0.5 + ((height - b) * at) / count)
    .flatMap((at) => [x, x + width - b].map((left) => [left, at] as const))
    .map(
      ([left, at]) =>
        `<rect x="${left - 1.5 * k}" y="${at - 10 * k}" width="${b + 3 * k}" height="${20 * k}" rx="${2 * k}" fill="url(#hc)" stroke="${dark}" stroke-width="${1.6 * k}"/>${rivet(left + b * 0.28, at, 1.9 * k)}${rivet(left + b * 0.72, at, 1.9 * k)}`,
    )
    .join('');
};

const body = (layout: Layout, mine: Mine): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = mine;
  const inner = (inset: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="3" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}h${width}v${height}h${-width}Z`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#hin)"/>${separators(layout, { groove: 'url(#hsep)', line: '#f0a066' })}
<g filter="url(#hs)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#hb)"/></g>
${[x, x + width - b].map((left) => `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#ht)"/>`).join('')}
${inner(3 * k, `stroke="${dark}" stroke-width="${6 * k}"`)}${inner(3 * k, `stroke="url(#hc)" stroke-width="${3.2 * k}"`)}${rail(outer, 5 * k, 2.2 * k)}${plates(mine, b)}`;
};

export const headframe = (layout: Layout): Piece => {
  const { window: w, beam, roof, weight, lift } = layout;
  const mine: Mine = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    foot: w.y - beam - lift,
    top: w.y - beam - lift - roof + 14,
    weight,
  };
  const [side, above] = [38 * weight + 8, mine.y - mine.top + 30];
  const piece = {
    x: mine.x - side,
    y: mine.y - above,
    width: mine.width + 2 * side,
    height: mine.height + above + 40,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="hs" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${6 * weight ** 2}" stdDeviation="${8 * weight ** 2}" flood-color="#1a0408" flood-opacity=".75"/></filter></defs>${body(layout, mine)}${truss(mine)}</svg>`;
  return { svg, ...piece };
};

/** The sign on the truss: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...{ width: 22, gap: 10, palette: ['#7a2a08', '#f0904a', '#ffe0bc', '#fffaf2'] },
    rim: [
      ['#180806', 12],
      ['#5a160a', 5],
    ],
  });
  const scale = Math.min((height * 0.56) / 100, (w.width * (upright ? 0.7 : 0.66)) / letters.width);
  const width = letters.width * scale + (upright ? 40 * k : 74 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - beam - lift - height + 10 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const cut = 12 * k;
  const plaque = (i: number, paint: string) => {
    const [x, y, r, b] = [edge + i, edge + i, edge + width - i, edge + height - i];
    return `<path d="M${x + cut} ${y}H${r - cut}L${r} ${y + cut}V${b - cut}L${r - cut} ${b}H${x + cut}L${x} ${b - cut}V${y + cut}Z" ${paint}/>`;
  };
  const corners = [edge + 14 * k, edge + width - 14 * k]
    .flatMap((x) => [edge + 14 * k, edge + height - 14 * k].map((y) => rivet(x, y, 2.6 * k)))
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${copper}<linearGradient id="hg" x2="0" y2="1"><stop offset="0" stop-color="#4a2030"/><stop offset="1" stop-color="#1c0a14"/></linearGradient><filter id="hl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#1a0408" flood-opacity=".8"/></filter></defs><g filter="url(#hl)">${plaque(0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${plaque(0, `fill="url(#hg)" stroke="url(#hc)" stroke-width="${4 * k}"`)}</g>${corners}<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** A riveted plate for one number, as large as asked. */
export const ironPlate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const cut = Math.min(18, h * 0.3);
  const shape = (i: number, paint: string) =>
    `<path d="M${cut + i} ${i}H${w - cut - i}L${w - i} ${cut + i}V${h - cut - i}L${w - cut - i} ${h - i}H${cut + i}L${i} ${h - cut - i}V${cut + i}Z" ${paint} stroke-linejoin="round"/>`;
  const [top, low] = lit ? ['#7a2a1a', '#34100c'] : ['#2c1622', '#12080e'];
  const rivets = inlaid ? [cut * 0.9, w - cut * 0.9].map((x) => rivet(x, h / 2, 3 * k)).join('') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${copper}<linearGradient id="hp" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${shape(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${shape(3 * k, `fill="url(#hp)" stroke="url(#hc)" stroke-width="${3 * k}"`)}${rivets}</svg>`;
};
