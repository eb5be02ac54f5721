/** The clock's case around the reels: walnut with brass rails, a bonnet on top, an apple at each end. SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const brass = `<linearGradient id="kb" x2="0" y2="1"><stop offset="0" stop-color="#fff6d2"/><stop offset=".35" stop-color="#f2c45c"/><stop offset=".7" stop-color="#b5781c"/><stop offset="1" stop-color="#5e3608"/></linearGradient>`;
const defs = `${brass}<linearGradient id="kw" x2="1" y2="0"><stop offset="0" stop-color="#2e1508"/><stop offset=".3" stop-color="#8a4a1f"/><stop offset=".5" stop-color="#b06a30"/><stop offset=".75" stop-color="#6b3614"/><stop offset="1" stop-color="#241006"/></linearGradient>
<linearGradient id="kr" x2="0" y2="1"><stop offset="0" stop-color="#b06a30"/><stop offset=".4" stop-color="#7a3f18"/><stop offset="1" stop-color="#2e1508"/></linearGradient>
<linearGradient id="ksep" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".5" stop-color="#4a2a10"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient>
<linearGradient id="kin" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".7"/><stop offset=".12" stop-color="#000" stop-opacity="0"/><stop offset=".9" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".6"/></linearGradient>
<radialGradient id="kap" cx=".36" cy=".3" r=".82"><stop offset="0" stop-color="#ffc08a"/><stop offset=".25" stop-color="#ff5a3a"/><stop offset=".65" stop-color="#c4141f"/><stop offset="1" stop-color="#5c0412"/></radialGradient>`;
const dark = '#1c0c04';
const rail = railOf(dark, 'url(#kb)');

interface Case {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the bonnet stands, and its highest point. */
  readonly foot: number;
  readonly top: number;
  readonly weight: number;
}

/** A bell of wood with rays of inlay. */
const bonnet = ({ x, width, foot, top, weight: k }: Case): string => {
  const [left, right, middle] = [x - 12 * k, x + width + 12 * k, x + width / 2];
  const curve = `M${left} ${foot - 6 * k}C${left + width * 0.2} ${foot - 8 * k} ${middle - width * 0.34} ${top} ${middle} ${top}S${right - width * 0.2} ${foot - 8 * k} ${right} ${foot - 6 * k}`;
  const shape = `${curve}L${right - 6 * k} ${foot + 10 * k}H${left + 6 * k}Z`;
  const rays = Array.from({ length: 15 }, (_, index) => {
    const turn = Math.PI * (0.06 + (0.88 * index) / 14);
    const far = width;
    return `<path d="M${middle} ${foot + 16 * k}L${middle - far * Math.cos(turn)} ${foot + 16 * k - far * Math.sin(turn)}" stroke="#f2c45c" stroke-opacity=".3" stroke-width="${2.4 * k}"/>`;
  }).join('');
  // On a phone the case is as wide as the stage: the apples stay on it.
  const inward = Math.max(10 * k, 24 * k - left);
  const apples = [left + inward, right - inward]
    .map(
      (at) =>
        `<g transform="translate(${at} ${foot - 16 * k}) scale(${k})"><path d="M0-10C-6-16-18-14-18 0-18 12-8 18 0 16 8 18 18 12 18 0 18-14 6-16 0-10Z" fill="url(#kap)" stroke="${dark}" stroke-width="3"/><path d="M0-10Q0-18 5-22" fill="none" stroke="${dark}" stroke-width="4" stroke-linecap="round"/><path d="M2-14Q10-26 22-20 14-10 2-14Z" fill="#6cc23a" stroke="#0b2410" stroke-width="2"/><ellipse cx="-8" cy="-3" rx="3.500" ry="5" fill="#fff" opacity=".7"/></g>`,
    )
    .join('');
  return `<g filter="url(#ks)"><path d="${shape}" fill="url(#kr)" stroke="${dark}" stroke-width="${4 * k}" stroke-linejoin="round"/></g><clipPath id="kc"><path d="${shape}"/></clipPath><g clip-path="url(#kc)">${rays}</g>${rail(curve, 9 * k, 5 * k, ' stroke-linecap="round"')}${apples}`;
};

/** Turned rings on the posts. */
const rings = ({ x, y, width, height, weight: k }: Case, beam: number): string => {
  const count = Math.max(4, Math.round(height / (64 * k)));
  return Array.from({ length: count + 1 }, (_, index) => y + beam + ((height - 2 * beam) * index) / count)
    .flatMap((at) => [x, x + width - beam].map((left) => [left, at] as const))
    .map(
      ([left, at]) =>
        `<rect x="${left - k}" y="${at - 3.5 * k}" width="${beam + 2 * k}" height="${7 * k}" rx="${3 * k}" fill="url(#kb)" stroke="${dark}" stroke-width="${1.4 * k}"/>`,
    )
    .join('');
};

const corners = ({ window: w, weight: k }: Layout): string =>
  [
    [w.x, w.y, 1, 1],
    [w.x + w.width, w.y, -1, 1],
    [w.x, w.y + w.height, 1, -1],
    [w.x + w.width, w.y + w.height, -1, -1],
  ]
    .map(
      ([x = 0, y = 0, turnX = 1, turnY = 1]) =>
        `<g transform="translate(${x} ${y}) scale(${turnX * k} ${turnY * k})"><path d="M-6-6H22C20 2 12 4 8 8S2 20-6 22Z" fill="url(#kb)" stroke="${dark}" stroke-width="1.600"/><path d="M-1-1C6 0 10 0 14-2M-1-1C0 6 0 10-2 14" fill="none" stroke="#7a4a10" stroke-width="1.500"/></g>`,
    )
    .join('');

const body = (layout: Layout, box: Case): string => {
  const { window: w, beam: b, weight: k } = layout;
  const { x, y, width, height } = box;
  const inner = (inset: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="4" fill="none" ${paint}/>`;
  const outer = `M${x} ${y}v${height - 8}q0 8 8 8h${width - 16}q8 0 8-8v${-(height - 8)}Z`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#kin)"/>${separators(layout, { groove: 'url(#ksep)', line: '#f2c45c' })}
<g filter="url(#ks)"><path fill-rule="evenodd" d="${outer}M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#kr)"/></g>
${[x, x + width - b].map((left) => `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#kw)"/>`).join('')}
${inner(3 * k, `stroke="${dark}" stroke-width="${6 * k}"`)}${inner(3 * k, `stroke="url(#kb)" stroke-width="${3.4 * k}"`)}${rings(box, b)}${rail(outer, 5 * k, 2.4 * k)}${corners(layout)}`;
};

export const cabinet = (layout: Layout): Piece => {
  const { window: w, beam, roof, weight, lift } = layout;
  const box: Case = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    foot: w.y - beam - lift,
    top: w.y - beam - lift - roof + 14,
    weight,
  };
  const [side, above] = [40 * weight + 8, box.y - box.top + 34];
  const piece = {
    x: box.x - side,
    y: box.y - above,
    width: box.width + 2 * side,
    height: box.height + above + 40,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${piece.x} ${piece.y} ${piece.width} ${piece.height}" width="${piece.width}" height="${piece.height}"><defs>${defs}<filter id="ks" filterUnits="userSpaceOnUse" x="${piece.x}" y="${piece.y}" width="${piece.width}" height="${piece.height}"><feDropShadow dx="0" dy="${6 * weight ** 2}" stdDeviation="${8 * weight ** 2}" flood-color="#06200e" flood-opacity=".7"/></filter></defs>${body(layout, box)}${bonnet(box)}</svg>`;
  return { svg, ...piece };
};

const lettering = { width: 22, gap: 10, palette: ['#7a3b05', '#e0a02e', '#ffe9a8', '#fffdf0'] } as const;

/** The sign on the bonnet: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    ...lettering,
    rim: [
      ['#06200e', 12],
      ['#0f4a22', 5],
    ],
  });
  const scale = Math.min((height * 0.54) / 100, (w.width * (upright ? 0.7 : 0.82)) / letters.width);
  const width = letters.width * scale + (upright ? 34 * k : 54 * (height / 56));
  const edge = 16;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: w.y - beam - lift - height + 10 * k - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const plaque = (inset: number, paint: string) =>
    `<rect x="${edge + inset}" y="${edge + inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${Math.max(2, height / 2 - inset)}" ${paint}/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${brass}<linearGradient id="kg" x2="0" y2="1"><stop offset="0" stop-color="#1f7a48"/><stop offset="1" stop-color="#0a3318"/></linearGradient><filter id="kl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#06200e" flood-opacity=".75"/></filter></defs><g filter="url(#kl)">${plaque(0, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${plaque(0, `fill="url(#kg)" stroke="url(#kb)" stroke-width="${3.6 * k}"`)}${plaque(6 * k, `fill="none" stroke="#f2c45c" stroke-opacity=".6" stroke-width="${k}"`)}</g><g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** An enamel plate for one number, as large as asked. */
export const enamelPlate: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  const round = (inset: number, paint: string) =>
    `<rect x="${inset}" y="${inset}" width="${w - 2 * inset}" height="${h - 2 * inset}" rx="${Math.max(2, Math.min(h / 2, 40) - inset)}" ${paint}/>`;
  const [top, middle, low] = lit ? ['#2f9a52', '#1a6a36', '#0b3a1c'] : ['#12402a', '#0b2c1a', '#061c0f'];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs>${brass}<linearGradient id="kp" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".5" stop-color="${middle}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs>${round(3 * k, `fill="${dark}" stroke="${dark}" stroke-width="${6 * k}"`)}${round(3 * k, `fill="url(#kp)" stroke="url(#kb)" stroke-width="${3 * k}"`)}${inlaid ? round(8.5 * k, 'fill="none" stroke="#f2c45c" stroke-opacity=".6"') : ''}</svg>`;
};
