/** The harbour gate around the reels, its sign boards and the plate under the beam: SVG made from the layout. */
import { railOf, separators } from '../../slots/art/frame-parts.ts';
import { carve, gold } from '../../slots/art/letters.ts';
import type { Layout } from '../../slots/stage/layout.ts';
import type { Piece, SlotArt } from '../../slots/stage/slot-game.ts';

const gilt = `<linearGradient id="fg" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".35" stop-color="#ffcf5c"/><stop offset=".7" stop-color="#c97c10"/><stop offset="1" stop-color="#6b3604"/></linearGradient>`;
const defs = `<defs>${gilt}
<linearGradient id="fpost" x2="1" y2="0"><stop offset="0" stop-color="#2a040c"/><stop offset=".3" stop-color="#b3202f"/><stop offset=".5" stop-color="#d9404a"/><stop offset=".75" stop-color="#7d0f20"/><stop offset="1" stop-color="#240309"/></linearGradient>
<linearGradient id="fbar" x2="0" y2="1"><stop offset="0" stop-color="#c02c38"/><stop offset=".35" stop-color="#8f1424"/><stop offset="1" stop-color="#2c040c"/></linearGradient>
<linearGradient id="froof" x2="0" y2="1"><stop offset="0" stop-color="#5a1020"/><stop offset=".6" stop-color="#8f1a28"/><stop offset="1" stop-color="#3a0610"/></linearGradient>
<linearGradient id="fsep" x2="1" y2="0"><stop offset="0" stop-color="#000" stop-opacity=".75"/><stop offset=".5" stop-color="#3a0c16"/><stop offset="1" stop-color="#000" stop-opacity=".75"/></linearGradient>
<linearGradient id="fin" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".78"/><stop offset=".13" stop-color="#000" stop-opacity="0"/><stop offset=".88" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".66"/></linearGradient>
`;
/** On a small gate the same shadow would cover half a symbol. */
const shadow = (weight: number): string =>
  `<filter id="fs" x="-10%" y="-10%" width="120%" height="125%"><feDropShadow dx="0" dy="${8 * weight ** 2}" stdDeviation="${10 * weight ** 2}" flood-color="#000" flood-opacity=".75"/></filter>`;

const rail = railOf('#1a0508', 'url(#fg)');

interface Frame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly eave: number;
  readonly top: number;
  readonly middle: number;
  readonly weight: number;
}

const roof = ({ x, y, width, eave, top, middle, weight: k }: Frame, small: boolean): string => {
  const [left, right] = [x - eave, x + width + eave];
  const [tip, foot, sag] = [y - 6 * k, y + 8 * k, y + 24 * k];
  const [ridgeLeft, ridgeRight, ridgeY] = [x + width * 0.14, x + width * 0.86, top + 10 * k];
  const edge = `M${left} ${tip}L${left + 8 * k} ${foot}Q${middle} ${sag} ${right - 8 * k} ${foot}L${right} ${tip}`;
  const ridge = `M${ridgeLeft} ${ridgeY}Q${middle} ${top - 6 * k} ${ridgeRight} ${ridgeY}`;
  const shape = `M${left} ${tip}Q${x + 10 * k} ${y + 2 * k} ${ridgeLeft} ${ridgeY}Q${middle} ${top - 6 * k} ${ridgeRight} ${ridgeY}Q${x + width - 10 * k} ${y + 2 * k} ${right} ${tip}L${right - 8 * k} ${foot}Q${middle} ${sag} ${left + 8 * k} ${foot}Z`;
  const count = small ? 26 : 46;
  const tiles = Array.from({ length: count - 1 }, (_, index) => {
    const u = (index + 1) / count;
    const from = x + width * (0.14 + 0.72 * u);
    const to = left + 14 * k + (width + 2 * eave - 28 * k) * u;
    const tile = (off: number) =>
      `M${from + off} ${top + 4 * k}Q${(from + to) / 2 + off + (u - 0.5) * 10 * k} ${y - 6 * k} ${to + off} ${y + 14 * k}`;
    return `<path d="${tile(0)}" stroke="#12030a" stroke-width="${3 * k}" fill="none"/><path d="${tile(1.6 * k)}" stroke="#ff8a6a" stroke-opacity=".32" stroke-width="${1.1 * k}" fill="none"/>`;
  }).join('');
  const horns = [-1, 1]
    .map((side) => `M${side < 0 ? left : right} ${tip}q${side * 12 * k}-${4 * k} ${side * 14 * k}-${20 * k}`)
    .map((path) => rail(path, 8 * k, 4.5 * k, ' stroke-linecap="round"'))
    .join('');
  return `<g filter="url(#fs)"><path d="${shape}" fill="url(#froof)" stroke="#1a0508" stroke-width="${4 * k}" stroke-linejoin="round"/></g><clipPath id="fc"><path d="${shape}"/></clipPath><g clip-path="url(#fc)">${tiles}</g>${rail(edge, 8 * k, 4.5 * k, ' stroke-linejoin="round"')}${rail(ridge, 11 * k, 6 * k, ' stroke-linecap="round"')}${horns}`;
};

const body = (layout: Layout, { x, y, width, height }: Frame): string => {
  const { window: w, beam: b, upright, weight: k } = layout;
  const outer = `M${x} ${y}v${height - 10}q0 10 10 10h${width - 20}q10 0 10-10v${-(height - 10)}`;
  const count = Math.round((height - 2 * b) / ((upright ? 26 : 40) * k));
  const studs = Array.from({ length: count + 1 }, (_, index) => y + b + ((height - 2 * b) * index) / count)
    .flatMap((at) => [x + b / 2, x + width - b / 2].map((left) => [left, at] as const))
    .map(
      ([left, at]) =>
        `<circle cx="${left}" cy="${at}" r="${(upright ? 3.2 : 4.6) * k}" fill="#1a0508"/><circle cx="${left}" cy="${at}" r="${(upright ? 2.4 : 3.6) * k}" fill="url(#fg)"/>`,
    )
    .join('');
  const inner = (inset: number, radius: number, paint: string) =>
    `<rect x="${w.x - inset}" y="${w.y - inset}" width="${w.width + 2 * inset}" height="${w.height + 2 * inset}" rx="${radius}" fill="none" ${paint}/>`;
  return `<rect x="${w.x}" y="${w.y}" width="${w.width}" height="${w.height}" fill="url(#fin)"/>${separators(layout, { groove: 'url(#fsep)', line: '#ffcf7a' })}
<g filter="url(#fs)"><path fill-rule="evenodd" d="M${x} ${y}h${width}v${height - 10}q0 10-10 10h${-(width - 20)}q-10 0-10-10Z M${w.x} ${w.y}v${w.height}h${w.width}v${-w.height}Z" fill="url(#fbar)"/></g>
${[x, x + width - b].map((left) => `<rect x="${left}" y="${y}" width="${b}" height="${height}" fill="url(#fpost)"/>`).join('')}
<path d="M${x} ${y + height - b}h${width}v${b - 8}q0 8-8 8h${-(width - 16)}q-8 0-8-8Z" fill="url(#fbar)"/><path d="M${x} ${y}h${width}v${b}h${-width}Z" fill="url(#fbar)"/>
${inner(4 * k, 5, `stroke="#1a0508" stroke-width="${7 * k}"`)}${inner(4 * k, 5, `stroke="url(#fg)" stroke-width="${4 * k}"`)}${inner(1.5, 3, 'stroke="#fff3c4" stroke-opacity=".5" stroke-width="1"')}${rail(outer, 5 * k, 2.6 * k)}${studs}`;
};

export const gate = (layout: Layout): Piece => {
  const { window: w, beam, roof: roofHeight, upright, weight, lift } = layout;
  const frame: Frame = {
    x: w.x - beam,
    y: w.y - beam,
    width: w.width + 2 * beam,
    height: w.height + 2 * beam,
    eave: upright ? 10 * weight : beam * 2.3,
    top: w.y - beam - lift - roofHeight + 14,
    middle: w.x + w.width / 2,
    weight,
  };
  const [side, above] = [frame.eave + 30, frame.y - frame.top + 24];
  const box = {
    x: frame.x - side,
    y: frame.y - above,
    width: frame.width + 2 * side,
    height: frame.height + above + 46,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x} ${box.y} ${box.width} ${box.height}" width="${box.width}" height="${box.height}">${defs}${shadow(weight)}</defs>${body(layout, frame)}${roof({ ...frame, y: frame.y - lift }, upright)}</svg>`;
  return { svg, ...box };
};

/** The sign on the roof: the title, or the size of a win. */
export const board = (layout: Layout, words: string): Piece => {
  const { window: w, beam, board: height, upright, weight: k, lift } = layout;
  const letters = carve(words, {
    width: 22,
    palette: gold,
    rim: [
      ['#1a0508', 12],
      ['#6b0a1c', 6],
    ],
    gap: 10,
  });
  const scale = Math.min((height * 0.58) / 100, (w.width * (upright ? 0.86 : 0.66)) / letters.width);
  const width = letters.width * scale + (upright ? 34 * k : 64 * (height / 56));
  const edge = 16;
  const y = w.y - beam - lift - height + 10 * k;
  const box = {
    x: w.x + w.width / 2 - width / 2 - edge,
    y: y - edge,
    width: width + 2 * edge,
    height: height + 2 * edge,
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${box.width} ${box.height}" width="${box.width}" height="${box.height}"><defs>${gilt}<filter id="fl" x="-20%" y="-60%" width="140%" height="220%"><feDropShadow dx="0" dy="4" stdDeviation="5" flood-color="#000" flood-opacity=".7"/></filter></defs>
<g filter="url(#fl)"><rect x="${edge}" y="${edge}" width="${width}" height="${height}" rx="${10 * k}" fill="#1a0508" stroke="#1a0508" stroke-width="${6 * k}"/><rect x="${edge}" y="${edge}" width="${width}" height="${height}" rx="${10 * k}" fill="#2b0710" stroke="url(#fg)" stroke-width="${3.5 * k}"/><rect x="${edge + 6 * k}" y="${edge + 6 * k}" width="${width - 12 * k}" height="${height - 12 * k}" rx="${6 * k}" fill="none" stroke="#c97c10" stroke-width="${k}"/></g>
<g transform="translate(${box.width / 2 - (letters.width * scale) / 2} ${edge + height / 2 - 50 * scale}) scale(${scale})">${letters.svg}</g></svg>`;
  return { svg, ...box };
};

/** Six corners, `inset` from the edge of a plate. */
const hexagon = (w: number, h: number, inset: number): string => {
  const point = Math.min(26, h * 0.45);
  return `M${point + inset} ${inset}H${w - point - inset}L${w - inset} ${h / 2} ${w - point - inset} ${h - inset}H${point + inset}L${inset} ${h / 2}Z`;
};

/** A lacquer plate for one number, as large as asked. */
export const lacquer: SlotArt['plate'] = ({ width: w, height: h }, lit, inlaid = h >= 40) => {
  const k = Math.min(1.6, Math.max(0.6, h / 56));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}"><defs><linearGradient id="a" x2="0" y2="1"><stop offset="0" stop-color="#fff3c4"/><stop offset=".4" stop-color="#ffcf5c"/><stop offset="1" stop-color="#7a3f05"/></linearGradient><linearGradient id="b" x2="0" y2="1"><stop offset="0" stop-color="${lit ? '#6b0d24' : '#1d0710'}"/><stop offset=".5" stop-color="${lit ? '#48081a' : '#14050b'}"/><stop offset="1" stop-color="${lit ? '#240310' : '#0c0206'}"/></linearGradient></defs><path d="${hexagon(w, h, 3 * k)}" fill="#1a0508" stroke="#1a0508" stroke-width="${6 * k}" stroke-linejoin="round"/><path d="${hexagon(w, h, 3 * k)}" fill="url(#b)" stroke="url(#a)" stroke-width="${3 * k}" stroke-linejoin="round"/>${!inlaid ? '' : `<path d="${hexagon(w, h, 8.5 * k)}" fill="none" stroke="#c97c10" stroke-opacity=".7"/>`}</svg>`;
};
